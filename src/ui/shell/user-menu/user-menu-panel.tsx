import CustomerServiceOutlined from '@ant-design/icons/es/icons/CustomerServiceOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import { observer } from 'mobx-react-lite';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { MenuStore } from '../../../application/access/menu-store';
import { SessionStore } from '../../../application/session/session-store';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { LanguageSelect } from './language-select';
import { MenuList } from '../menus/menu-list';
import { ThemeToggle } from './theme-toggle';
import styles from './user-menu.module.css';

/** The content of the user menu: the client's pages, language, theme, support and sign-out. */
export const UserMenuPanel = observer(function UserMenuPanel() {
  const { t } = useTranslation();
  const session = useStore(SessionStore);
  const layout = useStore(LayoutStore);
  const { avatar, user } = useStore(MenuStore);
  const isPhone = useIsPhone();
  const hasEntry = (key: string) => user.some((item) => item.key === key);
  return (
    <div className={styles['panel']} data-testid="user-menu">
      {avatar.name !== '' && <p className={styles['name']}>{avatar.name}</p>}
      <MenuList items={user.filter(({ kind }) => kind !== 'action')} layout={isPhone ? 'sheet' : 'panel'} />
      <div className={styles['actions']}>
        {hasEntry('language-select') && <LanguageSelect />}
        {hasEntry('theme-toggle') && <ThemeToggle />}
        <button
          type="button"
          className={styles['action']}
          data-testid="support-open"
          aria-haspopup="dialog"
          onClick={() => layout.openSupport()}
        >
          <CustomerServiceOutlined aria-hidden />
          {t('support.title')}
        </button>
      </div>
      {hasEntry('logout') && (
        <div className={styles['out']}>
          <button
            type="button"
            className={styles['action']}
            data-testid="logout"
            onClick={() => session.signOut('manual')}
          >
            <LogoutOutlined aria-hidden />
            {t('menu.logout')}
          </button>
        </div>
      )}
    </div>
  );
});
