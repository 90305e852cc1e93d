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
  /** Where a navigation is leading that has not arrived yet. */
  private under: string | null = null;

  /** `basename` is the language prefix with its slash, "" where the address has none. */
  constructor(private readonly basename: string) {}

  attach(router: RouterLike): void {
    this.router = router;
    if (this.wish) this.navigate(router, this.wish.to, this.wish.replace);
    this.wish = null;
  }

  current(): { path: string; search: string } {
    const { pathname, search } = this.router?.state.location ?? window.location;
    const path = pathname.startsWith(this.basename) ? pathname.slice(this.basename.length) : pathname;
    return { path: path === '' ? '/' : path, search };
  }

  go(to: string, { replace = false }: { replace?: boolean } = {}): void {
    if (this.router) this.navigate(this.router, to, replace);
    else this.wish = { to, replace };
  }

  /** Who wishes for a page that is already coming gets that one: fifty refusals make one navigation. */
  private navigate(router: RouterLike, to: string, replace: boolean): void {
    if (this.under === to) return;
    this.under = to;
    void router.navigate(to, { replace }).finally(() => {
      if (this.under === to) this.under = null;
    });
  }
}
