import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { MenuStore } from '../../../application/access/menu-store';
import { deferComponent } from '../../components/defer-component';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { MenuList } from '../menus/menu-list';
import styles from './mobile-bar.module.css';
import { usePreload } from '../frame/use-preload';
import { withTheme } from '../../theme/with-theme';

const MoreMenu = deferComponent(
  withTheme(async () => (await import(/* webpackChunkName: "shell-more" */ '../menus/more-menu')).MoreMenu),
);

const MORE_ID = 'more-menu';

/** The bar at or below the desktop breakpoint: trading, accounts, and all other entries behind "more" (R2.5). */
export const MobileBar = observer(function MobileBar() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { mobilebar } = useStore(MenuStore);
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const open = layout.isMoreOpen;
  usePreload(MoreMenu);
  const close = ({ type }: { type: string }) => {
    layout.toggleMore();
    if (type === 'keydown') button.current?.focus();
  };
  const Icon = open ? CloseOutlined : MenuOutlined;
  return (
    <>
      <nav
        className={`${styles['bar']} ${open ? styles['raised'] : ''}`}
        aria-label={t('shell.quickMenu')}
        data-testid="mobilebar"
      >
        <MenuList items={mobilebar} layout="bar">
          <li>
            <button
              ref={button}
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
      <div id={MORE_ID} ref={container}>
        {open && <MoreMenu container={container} onClose={close} />}
      </div>
    </>
  );
});
