import { LayoutStore } from '../../application/stores/layout-store';
import { TERMINALS } from '../../domain/platform/terminals.table';
import { useMediaQuery } from '../components/use-media-query';
import { useCurrentRoute } from '../use-current-route';
import { useStore } from '../use-store';

/** Id of what stands beside the page. */
export const RAIL = 'rail';

/** Whether there is room beside the page: from 1600 px, not in the app, and not beside a terminal, which takes all. */
export function useRail(): boolean {
  const { embedded } = useStore(LayoutStore);
  const route = useCurrentRoute();
  const wide = useMediaQuery('(min-width: 1600px)');
  return wide && !embedded && !(route !== undefined && route in TERMINALS);
}
