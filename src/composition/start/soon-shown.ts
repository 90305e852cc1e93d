import { Brought } from '../../application/kernel/core-ports/launch';
import { broughtAt } from '../../domain/access/brought';
import { isShellRoute, routeOfPath } from '../../domain/access/routes';
import { pathBehind, splitPrefix } from '../../domain/culture/prefix';
import { BASE } from '../../infrastructure/browser/base';
import { ownCode, type CodeKey } from '../../ui/router/code-key';
import type { Composition } from './compose';

/**
 * What the page will most likely show, its frame first: the code comes while start-up still waits for the gateway.
 */
export function soonShown(
  { features, resolve }: Pick<Composition, 'features' | 'resolve'>,
  signedIn: boolean,
): readonly [CodeKey, ...CodeKey[]] {
  const { path } = splitPrefix(pathBehind(BASE, window.location.pathname));
  const own = broughtAt(resolve(Brought).screens, path);
  if (own?.access === 'anyone') return [ownCode(own)];
  const route = routeOfPath(path, '');
  const asked = features.lazy.flatMap(({ screens }) => screens).find((screen) => screen === route);
  if (route !== undefined && asked !== undefined && !isShellRoute(route)) return [asked];
  return signedIn ? ['shell', own ? ownCode(own) : (asked ?? 'accounts')] : ['login'];
}
