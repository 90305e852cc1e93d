import type { Navigation } from '../../application/ports/navigation';

/** What is needed of React Router's data router. */
export interface RouterLike {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
}

/**
 * The router behind the port. Stores exist before it does: what they ask for until then is done by
 * `attach`, the last wish winning.
 */
export class RouterNavigation implements Navigation {
  private router: RouterLike | null = null;
  private wish: { to: string; replace: boolean } | null = null;

  /** `basename` is the language prefix with its slash, "" where the address has none. */
  constructor(private readonly basename: string) {}

  attach(router: RouterLike): void {
    this.router = router;
    if (this.wish) void router.navigate(this.wish.to, { replace: this.wish.replace });
    this.wish = null;
  }

  current(): { path: string; search: string } {
    const { pathname, search } = this.router?.state.location ?? window.location;
    const path = pathname.startsWith(this.basename) ? pathname.slice(this.basename.length) : pathname;
    return { path: path === '' ? '/' : path, search };
  }

  go(to: string, { replace = false }: { replace?: boolean } = {}): void {
    if (this.router) void this.router.navigate(to, { replace });
    else this.wish = { to, replace };
  }
}
