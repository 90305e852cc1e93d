import { reaction } from 'mobx';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Brought } from '../application/own-ports/opening';
import { CompanyStore } from '../application/stores/company-store';
import { SessionStore } from '../application/stores/session-store';
import { SiteStore } from '../application/stores/site-store';
import type { BroughtScreen } from '../domain/access/brought';
import { isShellRoute, routePaths } from '../domain/access/routes';
import { ROUTE_KEYS, ROUTES } from '../domain/access/routes.table';
import type { Resolve } from '../infrastructure/di/token';
import { ownCode } from '../ui/router/code-key';
import { PublicPage } from '../ui/router/public-page';
import { RouteError } from '../ui/router/route-error';
import { ScreenHost } from '../ui/router/screen-host';
import { ShellFrame } from '../ui/router/shell-frame';
import { ShellPage } from '../ui/router/shell-page';
import { RootFrame } from '../ui/shell/root-frame';
import { AppSpinner } from '../ui/startup/app-spinner';
import { createGuards, type Guards } from './guards';

export type Router = ReturnType<typeof createBrowserRouter>;

/** All routes of R2, made from the route table, and those that extensions bring; the language prefix is the router's base name. */
export function portalRoutes(
  brandSlugs: readonly string[],
  guards: Guards,
  brought: readonly BroughtScreen[],
): RouteObject[] {
  const shell = ROUTE_KEYS.filter(isShellRoute).flatMap((key) =>
    routePaths(key, brandSlugs).map((path) => ({
      path,
      loader: guards.shell(key),
      element: <ShellPage key={key} route={key} />,
      errorElement: <RouteError />,
    })),
  );
  const open = ROUTE_KEYS.flatMap((key) =>
    isShellRoute(key)
      ? []
      : [
          {
            path: ROUTES[key].path,
            loader: guards.open(key),
            element: <PublicPage key={key} route={key} />,
            errorElement: <RouteError />,
          },
        ],
  );
  const own = (access: BroughtScreen['access']) =>
    brought
      .filter((screen) => screen.access === access)
      .map((screen) => ({
        path: screen.path,
        loader: guards.brought(screen),
        element: <ScreenHost key={screen.key} screen={ownCode(screen)} />,
        errorElement: <RouteError />,
      }));
  return [
    {
      element: <RootFrame />,
      errorElement: <RouteError />,
      HydrateFallback: AppSpinner,
      children: [
        ...open,
        ...own('anyone'),
        {
          element: <ShellFrame />,
          errorElement: <RouteError />,
          // The root lies inside the shell, so that the shell is not rebuilt when the logo leads home.
          children: [{ path: '/', loader: guards.to('/accounts') }, ...shell, ...own('client')],
        },
        { path: '*', loader: guards.to('/') },
      ],
    },
  ];
}

/**
 * The router of a portal that has started. The guards of the current page run again when the session or the company
 * changes.
 */
export function createRouter(resolve: Resolve, basename: string): Router {
  const session = resolve(SessionStore);
  const company = resolve(CompanyStore);
  const { slugs } = resolve(SiteStore);
  const made: { router: Router | null } = { router: null };
  const guards = createGuards(resolve, basename, () => made.router?.state ?? null);
  const router = createBrowserRouter(portalRoutes(slugs, guards, resolve(Brought).screens), {
    basename: basename === '' ? '/' : basename,
  });
  made.router = router;
  reaction(
    () => [session.signedIn, company.companyId, company.siteVariant].join(),
    () => void router.revalidate(),
  );
  return router;
}
