import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { innerPage } from '../../../domain/access/inner-page';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { useStore } from '../../hooks/use-store';

/**
 * Menus close after any navigation, also one to another tab of the same page. A new page begins at its top, and its
 * heading gets the focus as soon as it is there, so that a screen reader announces the page.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, key } = useLocation();
  const page = pathname + innerPage(search);
  const byHistory = useNavigationType() === 'POP';
  const layout = useStore(LayoutStore);
  const shown = useRef(page);
  // Before the page is in sight: an effect that came later would close what was opened meanwhile.
  useLayoutEffect(() => layout.routeChanged(), [layout, key]);
  useEffect(() => {
    if (shown.current === page || !main.current) return;
    shown.current = page;
    if (!byHistory) window.scrollTo(0, 0);
    return focusHeading(main.current);
  }, [page, byHistory, main]);
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
