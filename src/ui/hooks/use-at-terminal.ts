import { TERMINALS } from '../../domain/platform/terminals.table';
import { useCurrentRoute } from './use-current-route';

/** Whether the page is a terminal's, which takes all the room there is: known from the start, before its code is here. */
export function useAtTerminal(): boolean {
  const route = useCurrentRoute();
  return route !== undefined && route in TERMINALS;
}
