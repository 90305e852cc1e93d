import { observer } from 'mobx-react-lite';
import { ThirdPartyStore } from '../../../application/marketing/third-party-store';
import { deferComponent } from '../../components/defer-component';
import { useIsPhone } from '../../hooks/use-media-query';
import { useStore } from '../../hooks/use-store';
import { LanguageButton } from '../user-menu/language-select';
import { Logo } from '../../components/page/logo';
import { NotificationsBell } from './notifications-bell';
import { ThemeButton } from '../user-menu/theme-toggle';
import styles from './top-bar.module.css';
import { UserMenu } from '../user-menu/user-menu';

const SupportChat = deferComponent(
  async () => (await import(/* webpackChunkName: "shell-bar" */ '../support/support-chat')).SupportChat,
);

/** The bar above every page of the account area. Lazy parts are first in their row, so that nothing moves. */
export const TopBar = observer(function TopBar() {
  const thirdParties = useStore(ThirdPartyStore);
  const isPhone = useIsPhone();
  return (
    <header className={styles['bar']} data-testid="topbar">
      <Logo />
      <span className={styles['space']} />
      {thirdParties.isLoaded && <SupportChat />}
      {!isPhone && (
        <>
          <LanguageButton />
          <ThemeButton />
        </>
      )}
      <NotificationsBell />
      <UserMenu />
    </header>
  );
});
