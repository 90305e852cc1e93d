import { useCallback, useSyncExternalStore } from 'react';
import { CONSTANTS } from '../../domain/kernel/constants.table';

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** At or below the desktop breakpoint (R9): mobile bar instead of sidebar, bigger targets. */
export function useIsPhone(): boolean {
  return useMediaQuery(`(max-width: ${CONSTANTS.desktopBreakpointPx}px)`);
}
