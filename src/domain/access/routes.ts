import { withoutTrailingSlashes } from '../kernel/address';
import { ROUTE_KEYS, ROUTES, type RouteKey, type ShellRouteKey } from './routes.table';

/** Recognizes routes of the authenticated shell; all others are public (R2.2). */
export function isShellRoute(key: RouteKey): key is ShellRouteKey {
  return ROUTES[key].group === 'shell';
}

/** The routes of the authenticated shell. */
export const SHELL_ROUTE_KEYS: readonly ShellRouteKey[] = Object.freeze(ROUTE_KEYS.filter(isShellRoute));

/** The path of a route as links write it, without language prefix. */
export function routePath(key: RouteKey, brandSlug: string): string {
  return ROUTES[key].path.replace('{slug}', () => brandSlug);
}

/** The paths of a route: one for each brand if the brand's slug is part of it. */
export function routePaths(key: RouteKey, brandSlugs: readonly string[]): readonly string[] {
  return [...new Set(brandSlugs.map((slug) => routePath(key, slug)))];
}

/**
 * The route of a path without language prefix and query; undefined for an unknown path and for `/`. Letter case and
 * trailing slashes do not matter (D5).
 * @param brandSlugs slugs of the known brands.
 */
export function routeOfPath(path: string, ...brandSlugs: readonly string[]): RouteKey | undefined {
  const normalizedPath = withoutTrailingSlashes(path).toLowerCase();
  return ROUTE_KEYS.find((key) =>
    routePaths(key, brandSlugs).some((path) => path.toLowerCase() === normalizedPath),
  );
}

/** Paths of the account area, to which a token link may lead (R2.1 "TokenLogin"). */
export function accountPaths(...brandSlugs: readonly string[]): readonly string[] {
  return SHELL_ROUTE_KEYS.flatMap((key) => routePaths(key, brandSlugs));
}
