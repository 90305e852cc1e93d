import { useLayoutEffect, useState } from 'react';
import { LayoutStore } from '../../application/kernel/layout-store';
import { useMediaQuery } from './use-media-query';
import { useIsTerminalPage } from './use-is-terminal-page';
import { useStore } from './use-store';

/** Element id of the rail, the column next to the page. */
export const RAIL_ID = 'rail';

/** True if the page has a rail: from 1600 px, not in the app, and not on a terminal page, which takes the whole window. */
export function useHasRail(): boolean {
  const { isEmbedded } = useStore(LayoutStore);
  const isTerminalPage = useIsTerminalPage();
  const isWide = useMediaQuery('(width >= 100em)');
  return isWide && !isEmbedded && !isTerminalPage;
}

/** The rail's element, for a page's widgets; `null` without a rail, or before it is mounted. */
export function useRailElement(): HTMLElement | null {
  const hasRail = useHasRail();
  const [railElement, setRailElement] = useState<HTMLElement | null>(null);
  // The rail is in the document only after the shell has rendered.
  useLayoutEffect(() => setRailElement(hasRail ? document.getElementById(RAIL_ID) : null), [hasRail]);
  return railElement;
}
