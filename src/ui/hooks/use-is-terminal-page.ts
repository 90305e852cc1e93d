import { TERMINALS } from '../../domain/platform/terminals.table';
import { useCurrentRoute } from './use-current-route';

/** True on a terminal page, which fills the whole window. The route is enough, before the page's code has loaded. */
export function useIsTerminalPage(): boolean {
  const route = useCurrentRoute();
  return route !== undefined && Object.hasOwn(TERMINALS, route);
}
