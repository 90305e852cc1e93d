import { useEffect } from 'react';
import { LayoutStore } from '../../../application/kernel/layout-store';
import type { DeferredPart } from '../../components/deferred';
import { useStore } from '../../hooks/use-store';

/**
 * Preloads the code of a part that a click may open, once the page has settled. For components that are observers.
 */
export function usePreload(part: Pick<DeferredPart<never>, 'preload'>): void {
  const { isSettled: settled } = useStore(LayoutStore);
  useEffect(() => {
    if (settled) part.preload();
  }, [settled, part]);
}
