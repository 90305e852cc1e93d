import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LayoutStore } from '../../application/stores/layout-store';
import { MenuStore } from '../../application/stores/menu-store';
import { useDismiss } from '../components/use-dismiss';
import { useStore } from '../use-store';
import { MenuList } from './menu-list';
import styles from './mobile-bar.module.css';
import { MoreMenu } from './more-menu';

const MORE_ID = 'more-menu';

/** At or below the desktop breakpoint: trading, accounts, and everything else behind "more" (specification 2.5). */
export const MobileBar = observer(function MobileBar() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { mobilebar } = useStore(MenuStore);
  const root = useRef<HTMLDivElement>(null);
  const open = layout.moreOpen;
  const close = useCallback(() => layout.moreOpen && layout.toggleMore(), [layout]);
  useDismiss(root, open, close);
  const Icon = open ? CloseOutlined : MenuOutlined;
  return (
    <div ref={root}>
      <nav
        className={`${styles['bar']} ${open ? styles['above'] : ''}`}
        aria-label={t('shell.quickMenu')}
        data-testid="mobilebar"
      >
        <MenuList items={mobilebar} look="bar">
          <li>
            <button
              type="button"
              className={styles['more']}
              data-testid="more-button"
              aria-expanded={open}
              aria-controls={MORE_ID}
              onClick={() => layout.toggleMore()}
            >
              <Icon aria-hidden />
              {t('shell.more')}
            </button>
          </li>
        </MenuList>
      </nav>
      <div id={MORE_ID}>{open && <MoreMenu onClose={close} />}</div>
    </div>
  );
});
