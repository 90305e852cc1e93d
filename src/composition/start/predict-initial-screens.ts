import { ExtensionContributions } from '../../application/access/core-ports/extension-contributions';
import { contributedScreenAt } from '../../domain/access/contributed-pages';
import { isShellRoute, routeOfPath } from '../../domain/access/routes';
import { pathBehind, splitPrefix } from '../../domain/culture/prefix';
import { BASE } from '../../infrastructure/browser/base';
import { ownCode, type CodeKey } from '../../ui/router/code-key';
import type { Composition } from './compose';

/**
 * The screens that the page will most likely show, its frame first. Their code is loaded while start-up waits for the
 * gateway.
 */
export function predictInitialScreens(
  { features, resolve }: Pick<Composition, 'features' | 'resolve'>,
  signedIn: boolean,
): readonly [CodeKey, ...CodeKey[]] {
  const { path } = splitPrefix(pathBehind(BASE, window.location.pathname));
  const extensionScreen = contributedScreenAt(resolve(ExtensionContributions).screens, path);
  if (extensionScreen?.access === 'anyone') return [ownCode(extensionScreen)];
  const route = routeOfPath(path, '');
  const lazyScreen = features.lazy.flatMap(({ screens }) => screens).find((screen) => screen === route);
  if (route !== undefined && lazyScreen !== undefined && !isShellRoute(route)) return [lazyScreen];
  return signedIn
    ? ['shell', extensionScreen ? ownCode(extensionScreen) : (lazyScreen ?? 'accounts')]
    : ['login'];
}
