import { observer } from 'mobx-react-lite';
import { useCallback, useId, useRef, type MouseEvent, type PointerEvent } from 'react';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { MenuStore } from '../../../application/access/menu-store';
import { deferComponent } from '../../components/defer-component';
import { Popup } from '../../components/floating/popup';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { usePreload } from '../frame/use-preload';
import styles from './user-menu.module.css';

const UserMenuPanel = deferComponent(
  async () => (await import(/* webpackChunkName: "shell-bar" */ './user-menu-panel')).UserMenuPanel,
);

/** The client's menu. It opens on hover above the desktop breakpoint, on a click at or below it (R2.5). */
export const UserMenu = observer(function UserMenu() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { letters, name } = useStore(MenuStore).avatar;
  const isPhone = useIsPhone();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = layout.isUserMenuOpen;
  usePreload(UserMenuPanel);
  const close = useCallback(() => layout.setUserMenu(false), [layout]);

  const toggleOnHover = (inside: boolean) => (event: PointerEvent) => {
    if (!isPhone && event.pointerType !== 'touch') layout.setUserMenu(inside);
  };
  // Hovering has opened the menu before a mouse clicks: only keys and touch close it again.
  const toggleOnClick = ({ detail }: MouseEvent) =>
    layout.setUserMenu(isPhone || detail === 0 ? !open : true);

  return (
    <div
      className={styles['root']}
      onPointerEnter={toggleOnHover(true)}
      onPointerLeave={toggleOnHover(false)}
    >
      <button
        ref={button}
        type="button"
        className={styles['avatar']}
        data-testid="user-menu-button"
        aria-label={name === '' ? t('shell.userMenu') : t('shell.userMenuOf', { name })}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggleOnClick}
      >
        <span aria-hidden="true">{letters}</span>
      </button>
      <Popup id={id} anchor={button} placement="below" open={open} onClose={close}>
        <UserMenuPanel />
      </Popup>
    </div>
  );
});
