import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LayoutStore } from '../../application/stores/layout-store';
import { MenuStore } from '../../application/stores/menu-store';
import { useStore } from '../use-store';
import { MenuList } from './menu-list';
import styles from './mobile-bar.module.css';

/** The whole menu set as a sheet above the mobile bar; the page behind it does not scroll. */
export const MoreMenu = observer(function MoreMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { more } = useStore(MenuStore);
  useEffect(() => {
    document.body.classList.add('held');
    return () => document.body.classList.remove('held');
  }, []);
  return (
    <>
      <div className={styles['scrim']} onClick={onClose} />
      <nav className={styles['sheet']} aria-label={t('shell.mainMenu')} data-testid="more-menu">
        <MenuList
          items={more}
          look="sheet"
          isOpen={(key) => layout.isOpen('more-menu', key)}
          onToggle={(key) => layout.toggleSubmenu('more-menu', key)}
        />
      </nav>
    </>
  );
});
