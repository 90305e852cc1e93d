import { ExtensionContributions } from '../../application/access/core-ports/extension-contributions';
import { likelyPage } from '../../domain/access/likely-page';
import { extensionCodeKey, type CodeKey } from '../../ui/router/code-key';
import type { Composition } from './compose';

/** The screens of the page that a path most likely leads to, its frame first. */
export function predictInitialScreens(
  { features, resolve }: Pick<Composition, 'features' | 'resolve'>,
  path: string,
  signedIn: boolean,
): readonly [CodeKey, ...CodeKey[]] {
  const { inShell, route, screen } = likelyPage(path, signedIn, resolve(ExtensionContributions).screens);
  const key = screen
    ? extensionCodeKey(screen)
    : features.lazy.flatMap(({ screens }) => screens).find((lazyScreen) => lazyScreen === route);
  return inShell ? ['shell', key ?? 'accounts'] : [key ?? 'login'];
}
