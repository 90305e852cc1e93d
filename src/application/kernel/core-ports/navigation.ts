import { port } from '../port';

/**
 * Returns true to hold a move to an address with its language prefix; `go` carries it out later. `undo` returns to the
 * current page if the browser has moved already: back or forward.
 */
export type MoveGuard = (address: string, go: () => void, undo?: () => void) => boolean;

/** The router as stores see it. Paths carry no language prefix: it is the router's base name. */
export interface Navigation {
  /** Current path and query, e.g. `{ path: "/how-to-use", search: "?tab=market-buzz" }`. */
  current(): { path: string; search: string };
  /** Opens a path of the portal; `replace` adds no entry to the history. */
  go(to: string, options?: { replace?: boolean }): void;
  /** Decides on each move that the client or a store begins, while it is set. */
  moveGuard: MoveGuard | null;
}
export const Navigation = port<Navigation>('Navigation');
