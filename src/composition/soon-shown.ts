import { isShellRoute, routeOfPath } from '../domain/access/routes';
import { splitPrefix } from '../domain/language/prefix';
import type { CodeKey } from '../ui/router/code-context';
import type { Features } from './features';

/**
 * What the page will most likely show, its frame first: the code comes while start-up still waits for the gateway.
 */
export function soonShown({ lazy }: Features, signedIn: boolean): readonly [CodeKey, ...CodeKey[]] {
  const route = routeOfPath(splitPrefix(window.location.pathname).path, '');
  const asked = lazy.flatMap(({ screens }) => screens).find((screen) => screen === route);
  if (route !== undefined && asked !== undefined && !isShellRoute(route)) return [asked];
  return signedIn ? ['shell', asked ?? 'accounts'] : ['login'];
}
