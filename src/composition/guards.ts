import { redirect, replace, type LoaderFunction } from 'react-router-dom';
import { CompanyStore } from '../application/stores/company-store';
import { NoticeStore } from '../application/stores/notice-store';
import { SessionStore } from '../application/stores/session-store';
import { SiteStore } from '../application/stores/site-store';
import { resolveBrought, type BroughtScreen } from '../domain/access/brought';
import { resolvePublicRoute, resolveRoute } from '../domain/access/resolve-route';
import { routePath } from '../domain/access/routes';
import type { PublicRouteKey, RouteKey, ShellRouteKey } from '../domain/access/routes.table';
import { pathBehind } from '../domain/language/prefix';
import type { Resolve } from '../infrastructure/di/token';

/** What a guard needs of the router: where the page is now. */
export interface Where {
  readonly initialized: boolean;
  readonly location: { readonly pathname: string; readonly search: string };
}

export interface Guards {
  shell(route: ShellRouteKey): LoaderFunction;
  open(route: PublicRouteKey): LoaderFunction;
  /** For the screens that extensions bring. */
  brought(screen: BroughtScreen): LoaderFunction;
  /** For the root and for unknown paths. */
  to(path: string): LoaderFunction;
}

/**
 * Who may see which route (R2): each guard runs before its page is shown, and again when the session or
 * the company changes. A page that may not stay leaves no entry in the history.
 */
export function createGuards(resolve: Resolve, basename: string, where: () => Where | null): Guards {
  const session = resolve(SessionStore);
  const company = resolve(CompanyStore);
  const { config } = resolve(SiteStore);

  const pathOf = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return pathBehind(basename, pathname) + search;
  };
  /** A navigation to another page, not the first page and not a revalidation of the current one. */
  const isNew = (request: Request) => {
    const now = where();
    const { pathname, search } = new URL(request.url);
    return (
      now !== null && now.initialized && now.location.pathname + now.location.search !== pathname + search
    );
  };
  const lead = (request: Request, path: string) => (isNew(request) ? redirect(path) : replace(path));
  const pathTo = (route: RouteKey) => routePath(route, config.brand.slug);

  /** To the sign-in, and back to this page after it. */
  const toSignIn = (request: Request) => {
    session.refuse(pathOf(request));
    return lead(request, pathTo('login'));
  };
  /** A menu may offer what the company may not enter; who clicked is told why they are elsewhere (D5). */
  const elsewhere = (request: Request, to: RouteKey) => {
    if (isNew(request)) resolve(NoticeStore).show('info', 'routes.notForAccount');
    return lead(request, pathTo(to));
  };
  return {
    shell:
      (route) =>
      ({ request }) => {
        if (config.registrationOnly) return lead(request, pathTo('register-open-trading-account'));
        if (!session.signedIn) return toSignIn(request);
        if (company.companyId === undefined) return null; // asked again once the client is known
        const found = resolveRoute(route, company.variant);
        return found.kind === 'screen' ? null : elsewhere(request, found.to);
      },
    brought:
      (screen) =>
      ({ request }) => {
        const { signedIn } = session;
        if (config.registrationOnly) return lead(request, pathTo('register-open-trading-account'));
        if (signedIn && company.companyId === undefined) return null;
        const variant = signedIn ? company.variant : company.siteVariant;
        const found = resolveBrought(screen, { signedIn, variant });
        if (found === 'screen') return null;
        return found === 'login' ? toSignIn(request) : elsewhere(request, found);
      },
    open:
      (route) =>
      ({ request }) => {
        const { signedIn } = session;
        const { siteVariant } = company;
        const { registrationOnly } = config;
        const found = resolvePublicRoute(route, { siteVariant, signedIn, registrationOnly });
        if (found.kind === 'screen') return null;
        const entering = route === 'login' && signedIn && !registrationOnly;
        return lead(request, entering ? session.takeReturnPath() : pathTo(found.to));
      },
    to:
      (path) =>
      ({ request }) =>
        lead(request, path),
  };
}
