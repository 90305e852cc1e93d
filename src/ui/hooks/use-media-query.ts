import { useCallback, useSyncExternalStore } from 'react';
import { CONSTANTS } from '../../domain/kernel/constants.table';

/** True while a media query matches. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** At or below the desktop breakpoint (R9): mobile bar instead of sidebar, bigger targets. */
export function useIsPhone(): boolean {
  return useMediaQuery(`(max-width: ${CONSTANTS.desktopBreakpointPx}px)`);
}
