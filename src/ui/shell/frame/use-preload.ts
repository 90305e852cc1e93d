import { useEffect } from 'react';
import { LayoutStore } from '../../../application/kernel/layout-store';
import type { Deferrable } from '../../components/defer-component';
import { useStore } from '../../hooks/use-store';

/**
 * Preloads the code of a part that a click may open, once the page has settled. For components that are observers.
 */
export function usePreload(part: Pick<Deferrable<never>, 'preload'>): void {
  const { isSettled } = useStore(LayoutStore);
  useEffect(() => {
    if (isSettled) part.preload();
  }, [isSettled, part]);
}
