import type { MoveGuard, Navigation } from '../../application/kernel/core-ports/navigation';
import { pathBehind } from '../../domain/culture/prefix';

/** The router's history, with addresses that have the language prefix. */
export interface HistoryLike {
  readonly current: { readonly location: { readonly pathname: string; readonly search: string } };
  push(to: string): void;
  replace(to: string): void;
}

/**
 * Navigation by React Router. Stores are made before its history: until `attach`, only the latest navigation is stored,
 * and `attach` starts it.
 */
export class RouterNavigation implements Navigation {
  moveGuard: MoveGuard | null = null;
  private history: HistoryLike | null = null;
  private pending: { to: string; replace: boolean } | null = null;

  /** `basename` is the language prefix with its slash, "" if the address has none. */
  constructor(private readonly basename: string) {}

  attach(history: HistoryLike): void {
    this.history = history;
    if (this.pending) this.go(this.pending.to, this.pending);
    this.pending = null;
  }

  current(): { path: string; search: string } {
    const { pathname, search } = this.history?.current.location ?? window.location;
    return { path: pathBehind(this.basename, pathname), search };
  }

  go(to: string, { replace = false }: { replace?: boolean } = {}): void {
    if (this.history) this.history[replace ? 'replace' : 'push'](this.basename + to);
    else this.pending = { to, replace };
  }
}
