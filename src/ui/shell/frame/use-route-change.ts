import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { innerPage } from '../../../domain/access/inner-page';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { useStore } from '../../hooks/use-store';

/**
 * Closes menus after any navigation, also to another tab of the same page. A new page begins at its top. Its heading gets
 * the focus once it is rendered, so that a screen reader announces the page.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, key } = useLocation();
  const page = pathname + innerPage(search);
  const isHistoryNavigation = useNavigationType() === 'POP';
  const layout = useStore(LayoutStore);
  const shownPage = useRef(page);
  // A layout effect: a later one could close a menu that was opened in the meantime.
  useLayoutEffect(() => layout.closeOverlays(), [layout, key]);
  useEffect(() => {
    if (shownPage.current === page || !main.current) return;
    shownPage.current = page;
    if (!isHistoryNavigation) window.scrollTo(0, 0);
    return focusHeading(main.current);
  }, [page, isHistoryNavigation, main]);
}

/** Focuses the page's heading. While the page's code is loading, it waits for one until the route changes again. */
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
