import { isShellRoute, routeOfPath } from '../domain/access/routes';
import { splitPrefix } from '../domain/language/prefix';
import type { CodeKey } from '../ui/router/code-context';
import { FEATURES } from './features';

const SCREENS = new Set<string>(FEATURES.lazy.flatMap(({ screens }) => screens));

/** What the page will most likely show: its code comes while start-up still waits for the gateway. */
export function soonShown(signedIn: boolean): readonly CodeKey[] {
  const route = routeOfPath(splitPrefix(window.location.pathname).path, '');
  const asked = route !== undefined && SCREENS.has(route) ? (route as CodeKey) : undefined;
  if (signedIn) return ['shell', asked ?? 'accounts'];
  return [route === undefined || asked === undefined || isShellRoute(route) ? 'login' : asked];
}
