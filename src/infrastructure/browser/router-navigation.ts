import type { Navigation } from '../../application/own-ports/navigation';
import { pathBehind } from '../../domain/language/prefix';

/** What is needed of React Router's data router. */
export interface RouterLike {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
}

/**
 * Navigation by React Router. Stores are made before the router: until `attach`, only the latest navigation is kept,
 * and `attach` starts it.
 */
export class RouterNavigation implements Navigation {
  private router: RouterLike | null = null;
  private pending: { to: string; replace: boolean } | null = null;
  /** Target of the navigation in progress. */
  private target: string | null = null;

  /** `basename` is the language prefix with its slash, "" where the address has none. */
  constructor(private readonly basename: string) {}

  attach(router: RouterLike): void {
    this.router = router;
    if (this.pending) this.navigate(router, this.pending.to, this.pending.replace);
    this.pending = null;
  }

  current(): { path: string; search: string } {
    const { pathname, search } = this.router?.state.location ?? window.location;
    return { path: pathBehind(this.basename, pathname), search };
  }

  go(to: string, { replace = false }: { replace?: boolean } = {}): void {
    if (this.router) this.navigate(this.router, to, replace);
    else this.pending = { to, replace };
  }

  /** Ignores a navigation to the target of the one in progress, so that fifty 401s navigate once. */
  private navigate(router: RouterLike, to: string, replace: boolean): void {
    if (this.target === to) return;
    this.target = to;
    void router.navigate(to, { replace }).finally(() => {
      if (this.target === to) this.target = null;
    });
  }
}
