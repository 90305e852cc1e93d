import { TERMINALS } from '../../domain/platform/terminals.table';
import { useCurrentRoute } from './use-current-route';

/** True on a terminal page, which takes the whole window. The route says it before the page's code has loaded. */
export function useIsTerminalPage(): boolean {
  const route = useCurrentRoute();
  return route !== undefined && Object.hasOwn(TERMINALS, route);
}
