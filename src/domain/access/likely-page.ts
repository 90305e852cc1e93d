import { contributedScreenAt } from './contributed-pages';
import { isShellRoute, routeOfPath } from './routes';
import type { RouteKey } from './routes.table';
import type { ContributedScreen } from '../site/contributed-screens';

/** A page before its client and company are known. It has a route, or the screen of an extension. */
export interface LikelyPage<Screen> {
  /** The page is in the frame of the account area. */
  readonly inShell: boolean;
  readonly route?: RouteKey;
  readonly screen?: Screen;
}

/**
 * The page that a path will most likely lead to. It applies the guards that need no answer of the gateway; the router
 * makes the final decision.
 * @param path without language prefix and query.
 * @param screens those of extensions.
 */
export function likelyPage<Screen extends Pick<ContributedScreen, 'path' | 'access'>>(
  path: string,
  signedIn: boolean,
  screens: readonly Screen[],
): LikelyPage<Screen> {
  const screen = contributedScreenAt(screens, path);
  if (screen && (signedIn || screen.access === 'anyone'))
    return { inShell: screen.access === 'client', screen };
  const route = routeOfPath(path, '') ?? 'accounts';
  if (isShellRoute(route)) return signedIn ? { inShell: true, route } : { inShell: false, route: 'login' };
  const isSignIn = route === 'login' || route === 'token-login';
  return signedIn && isSignIn ? { inShell: true, route: 'accounts' } : { inShell: false, route };
}
