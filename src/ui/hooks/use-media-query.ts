import { useCallback, useSyncExternalStore } from 'react';
import { PHONE } from './phone-query';

/** Results of the queries on screen, by which a page is printed: paper is narrower than most screens. */
const screenMatches = new Map<string, boolean>();

function matches(query: string): boolean {
  const screenMatch = screenMatches.get(query);
  if (screenMatch !== undefined && window.matchMedia('print').matches) return screenMatch;
  const match = window.matchMedia(query).matches;
  screenMatches.set(query, match);
  return match;
}

/** True while a media query matches; printing does not change it. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query));
}

/** At or below the desktop breakpoint (R9): mobile bar instead of sidebar, bigger targets. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE);
}
