import { useLayoutEffect, useState } from 'react';
import { LayoutStore } from '../../application/kernel/layout-store';
import { useMediaQuery } from './use-media-query';
import { useAtTerminal } from './use-at-terminal';
import { useStore } from './use-store';

/** Id of what stands beside the page. */
export const RAIL = 'rail';

/** Whether there is room beside the page: from 1600 px, not in the app, and not beside a terminal, which takes all. */
export function useRail(): boolean {
  const { embedded } = useStore(LayoutStore);
  const atTerminal = useAtTerminal();
  const wide = useMediaQuery('(min-width: 1600px)');
  return wide && !embedded && !atTerminal;
}

/** Where a page puts parts of its own beside itself; `null` where there is no room, or not yet. */
export function useRailPlace(): HTMLElement | null {
  const railed = useRail();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The rail is in the document only once the frame round the page is drawn.
  useLayoutEffect(() => setPlace(railed ? document.getElementById(RAIL) : null), [railed]);
  return place;
}
