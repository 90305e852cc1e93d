import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LayoutStore } from '../../application/stores/layout-store';
import { useStore } from '../use-store';

/**
 * After a change of route: menus close, the page begins at its top, and the focus goes to the heading of the new page
 * as soon as it is there, so that a screen reader tells where one is.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const layout = useStore(LayoutStore);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    layout.routeChanged();
    if (!byHistory) window.scrollTo(0, 0);
    return focusHeading(main.current);
  }, [pathname, byHistory, layout, main]);
}

/** The code of the page may still be on its way: waits for a heading until the route changes again. */
function focusHeading(main: HTMLElement): () => void {
  const focus = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  if (!focus()) {
    main.focus({ preventScroll: true });
    observer.observe(main, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}
