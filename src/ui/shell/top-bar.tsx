import { useIsPhone } from '../components/use-media-query';
import { LanguageButton } from './language-select';
import { Logo } from './logo';
import { NotificationsBell } from './notifications-bell';
import { ThemeButton } from './theme-toggle';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu';

/** The bar above every page of the account area. */
export function TopBar() {
  const phone = useIsPhone();
  return (
    <header className={styles['bar']} data-testid="topbar">
      <Logo />
      <span className={styles['space']} />
      {!phone && (
        <>
          <LanguageButton />
          <ThemeButton />
        </>
      )}
      <NotificationsBell />
      <UserMenu />
    </header>
  );
}
