import { reaction } from 'mobx';
import type { ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ExtensionContributions } from '../../application/access/core-ports/extension-contributions';
import { Navigation } from '../../application/kernel/core-ports/navigation';
import { NoticeStore } from '../../application/kernel/notice-store';
import { CompanyStore } from '../../application/session/company-store';
import { SessionStore } from '../../application/session/session-store';
import { SiteStore } from '../../application/site/site-store';
import type { ContributedScreen } from '../../domain/site/contributed-screens';
import { isShellRoute, routePaths } from '../../domain/access/routes';
import { ROUTE_KEYS, ROUTES } from '../../domain/access/routes.table';
import type { Resolve } from '../../infrastructure/di/token';
import { extensionCodeKey } from '../../ui/router/code-key';
import { PublicPage } from '../../ui/router/public-page';
import { RouteBoundary } from '../../ui/router/route-error';
import { ScreenHost } from '../../ui/router/screen-host';
import { ShellFrame } from '../../ui/router/shell-frame';
import { ShellPage } from '../../ui/router/shell-page';
import { RootFrame } from '../../ui/shell/frame/root-frame';
import { GuardedHistory, type Guard, type History, type Redirect } from './guarded-history';
import { createGuards, type Guards } from './guards';
import { RoutedPage } from './routed-page';

/** All routes of R2, made from the route table, and those of extensions. The handle of each page is its guard. */
export function portalRoutes(
  brandSlugs: readonly string[],
  guards: Guards,
  extensionScreens: readonly ContributedScreen[],
): RouteObject[] {
  const page = (path: string, key: string, guard: Guard, view: ReactNode): RouteObject => ({
    path,
    handle: guard,
    element: <RouteBoundary key={key}>{view}</RouteBoundary>,
  });
  const shellRoutes = ROUTE_KEYS.filter(isShellRoute).flatMap((key) =>
    routePaths(key, brandSlugs).map((path) => page(path, key, guards.shell(key), <ShellPage route={key} />)),
  );
  const publicRoutes = ROUTE_KEYS.flatMap((key) =>
    isShellRoute(key) ? [] : [page(ROUTES[key].path, key, guards.open(key), <PublicPage route={key} />)],
  );
  const extensionRoutes = (access: ContributedScreen['access']) =>
    extensionScreens
      .filter((screen) => screen.access === access)
      .map((screen) => {
        const key = extensionCodeKey(screen);
        return page(screen.path, key, guards.extension(screen), <ScreenHost screen={key} />);
      });
  return [
    {
      element: (
        <RouteBoundary>
          <RootFrame />
        </RouteBoundary>
      ),
      children: [
        ...publicRoutes,
        ...extensionRoutes('anyone'),
        {
          element: (
            <RouteBoundary>
              <ShellFrame />
            </RouteBoundary>
          ),
          // The root is inside the shell, so that the shell is not rebuilt when the logo leads home.
          children: [
            { path: '/', handle: guards.to('/accounts') },
            ...shellRoutes,
            ...extensionRoutes('client'),
          ],
        },
        { path: '*', handle: guards.to('/') },
      ],
    },
  ];
}

/** Runs the guard of the page at a path. A path without a route redirects home. */
function guardOf(routes: RouteObject[]): Guard {
  return (path, isMove) => {
    const page = matchRoutes(routes, path)?.at(-1)?.route;
    if (!page) return { to: '/' };
    const guard = page.handle as Guard;
    return guard(path, isMove);
  };
}

/** The view of a portal that has started, and its history. */
export interface Router {
  readonly history: GuardedHistory;
  readonly view: ReactNode;
}

/**
 * The router of a portal that has started. The guards of the current page run again when the session or the company
 * changes.
 * @param basename the language prefix with its slash, "" if the address has none.
 */
export function createRouter(resolve: Resolve, basename: string, browser?: History): Router {
  const session = resolve(SessionStore);
  const company = resolve(CompanyStore);
  const { slugs } = resolve(SiteStore);
  const routes = portalRoutes(slugs, createGuards(resolve), resolve(ExtensionContributions).screens);
  const onRedirect = ({ remember, notice }: Redirect) => {
    if (remember === null) session.dropReturnPath();
    else if (remember !== undefined) session.storeReturnPath(remember);
    if (notice !== undefined) resolve(NoticeStore).show('info', notice);
  };
  const history = new GuardedHistory(guardOf(routes), onRedirect, basename, resolve(Navigation), browser);
  reaction(
    () => [session.signedIn, company.companyId, company.siteVariant].join(),
    () => history.recheck(),
  );
  return { history, view: <RoutedPage history={history} routes={routes} basename={basename} /> };
}
