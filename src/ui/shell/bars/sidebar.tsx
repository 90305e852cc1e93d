import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import { observer } from 'mobx-react-lite';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { MenuStore } from '../../../application/access/menu-store';
import { PlatformLinksStore } from '../../../application/platform/platform-links-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { MenuList } from '../menus/menu-list';
import styles from './sidebar.module.css';

/** The main menu above the desktop breakpoint. It can be folded to its icons (R2.4). */
export const Sidebar = observer(function Sidebar() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { sidebar } = useStore(MenuStore);
  const { remote } = useStore(PlatformLinksStore);
  const { isCollapsed } = layout;
  const isLoadingLinks = remote.status === 'idle' || (remote.status === 'loading' && !remote.slow);
  const classes = [styles['sidebar'], isCollapsed && styles['folded'], isLoadingLinks && styles['loading']];
  const label = t(isCollapsed ? 'shell.expand' : 'shell.collapse');
  const Icon = isCollapsed ? MenuUnfoldOutlined : MenuFoldOutlined;
  return (
    <nav className={classes.filter(Boolean).join(' ')} aria-label={t('shell.mainMenu')} data-testid="sidebar">
      <MenuList
        items={sidebar}
        layout={isCollapsed ? 'folded' : 'side'}
        isOpen={(key, containsCurrent) => layout.isOpen('sidebar', key, containsCurrent && !isCollapsed)}
        onToggle={(key, containsCurrent) =>
          layout.toggleSubmenu('sidebar', key, containsCurrent && !isCollapsed)
        }
      />
      <div className={styles['fold']}>
        <button
          type="button"
          className={styles['toggle']}
          data-testid="sidebar-toggle"
          aria-expanded={!isCollapsed}
          aria-label={label}
          onClick={() => layout.toggleSidebar()}
          {...(isCollapsed && { title: label })}
        >
          <Icon aria-hidden />
          {!isCollapsed && label}
        </button>
      </div>
    </nav>
  );
});
