import { LanguageStore } from '../../application/language/language-store';
import { createContainer } from '../../infrastructure/di/create-container';
import { ExtensionContributions } from '../../application/access/core-ports/extension-contributions';
import { KnownCompanies, KnownProviders } from '../../application/site/core-ports/known-companies';
import { providerIds } from '../../domain/site/providers';
import { bind, type Binding } from '../../infrastructure/di/binding';
import type { Resolve } from '../../infrastructure/di/token';
import { createCode, type PortalCode } from './code-loader';
import { NO_PARTS, type Extension } from '../extensions/extension';
import type { Features } from '../features';
import { Providers } from '../extensions/providers';

export interface CompositionOptions {
  features: Features;
  extensions?: readonly Extension[];
  /** Bindings of no feature: the connection, the router, the texts' engine, and the launch address. */
  platform: readonly Binding[];
  /** Replace any adapter: the fakes of the test kit. */
  doubles?: readonly Binding[];
  /** A loaded feature runs its `start`. A test starts only what it tests. */
  runsStart?: boolean;
  /**
   * The names of Ant Design's tokens, against which themes are checked. Only the build has them: a browser would load
   * them for this check alone.
   */
  designTokenNames?: ReadonlySet<string> | undefined;
  /** Called when code could not be loaded. Returns true when it reloads the page. */
  onChunkLoadFailure?: () => boolean;
}

export interface Composition {
  resolve: Resolve;
  codeLoader: PortalCode;
  /** The portal's features, including the screens that extensions add. */
  features: Features;
}

/**
 * Composes a portal. An extension's adapters replace all others, including those of lazy features.
 * @throws ExtensionError or CompanyError if an extension names something that does not exist.
 */
export function compose({
  features,
  extensions = [],
  platform,
  doubles = [],
  runsStart = true,
  designTokenNames,
  onChunkLoadFailure = () => false,
}: CompositionOptions): Composition {
  const extensionParts = extensions[0]?.gather(extensions, features, designTokenNames) ?? NO_PARTS;
  const { bindings, contributions, companies, providers } = extensionParts;
  const container = createContainer([...doubles, ...bindings]);
  container.add([
    ...platform,
    bind(KnownCompanies, () => companies),
    bind(KnownProviders, () => providerIds(providers)),
    bind(Providers, () => providers),
    bind(ExtensionContributions, () => contributions),
  ]);
  const allFeatures = { ...features, lazy: [...features.lazy, ...extensionParts.features] };
  const codeLoader = createCode(allFeatures, container, {
    runsStart,
    loadTexts: (files) => container.resolve(LanguageStore).requireFiles(files),
    onChunkLoadFailure,
  });
  return { resolve: container.resolve, codeLoader, features: allFeatures };
}
