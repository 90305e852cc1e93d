import { port } from '../port';

/** The router as stores see it. Paths carry no language prefix: it is the router's base name. */
export interface Navigation {
  /** Current path and query, e.g. `{ path: "/how-to-use", search: "?tab=market-buzz" }`. */
  current(): { path: string; search: string };
  /** Opens a path of the portal; `replace` adds no entry to the history. */
  go(to: string, options?: { replace?: boolean }): void;
}
export const Navigation = port<Navigation>('Navigation');
