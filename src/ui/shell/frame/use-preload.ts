import { useEffect } from 'react';
import { LayoutStore } from '../../../application/kernel/layout-store';
import type { DeferredPart } from '../../components/deferred';
import { useStore } from '../../hooks/use-store';

/**
 * Preloads the code of what a click may open, once the page itself has been loaded. For components that are
 * observers.
 */
export function usePreload(part: Pick<DeferredPart<never>, 'preload'>): void {
  const { settled } = useStore(LayoutStore);
  useEffect(() => {
    if (settled) part.preload();
  }, [settled, part]);
}
