import { ROUTE_KEYS, ROUTES, type RouteKey, type ShellRouteKey } from './routes.table';

/** Whether a route lies inside the authenticated shell (spec 2.2). */
export function isShellRoute(key: RouteKey): key is ShellRouteKey {
  return ROUTES[key].group === 'shell';
}

/** The routes of the authenticated shell. */
export const SHELL_ROUTE_KEYS: readonly ShellRouteKey[] = Object.freeze(ROUTE_KEYS.filter(isShellRoute));

/** The path of a route as links write it, without language prefix. */
export function routePath(key: RouteKey, brandSlug: string): string {
  return ROUTES[key].path.replace('{slug}', () => brandSlug);
}

/**
 * The route of a path without language prefix and query; undefined for an unknown path and for `/`. Letter case and
 * trailing slashes do not matter (decisions 5).
 */
export function routeOfPath(path: string, brandSlug: string): RouteKey | undefined {
  const wanted = path.replace(/\/+$/, '').toLowerCase();
  return ROUTE_KEYS.find((key) => routePath(key, brandSlug).toLowerCase() === wanted);
}

/** Paths of the account area, to which a token link may lead (spec 2.1 "TokenLogin"). */
export function accountPaths(brandSlug: string): readonly string[] {
  return SHELL_ROUTE_KEYS.map((key) => routePath(key, brandSlug));
}
