import { LanguageStore } from '../../application/language/language-store';
import { createContainer } from '../../infrastructure/di/create-container';
import { Brought, KnownCompanies, KnownProviders } from '../../application/kernel/core-ports/launch';
import { providerIds } from '../../domain/site/providers';
import { bind, type Binding } from '../../infrastructure/di/binding';
import type { Resolve } from '../../infrastructure/di/token';
import { createCode, type PortalCode } from './code-loader';
import { NOTHING, type Extension } from '../extensions/extension';
import type { Features } from '../features';
import { Providers } from '../extensions/providers';
import { leadToSignIn } from '../routing/session-end';

export interface CompositionOptions {
  features: Features;
  extensions?: readonly Extension[];
  /** What belongs to no feature: the connection, the router, the texts' engine, and how the page was opened. */
  given: readonly Binding[];
  /** Stands in the place of any adapter; the test kit's fakes. */
  doubles?: readonly Binding[];
  /** Whether a feature runs its `start` once it is loaded; a test starts only what it tests. */
  starts?: boolean;
  /**
   * The names of Ant Design's tokens, which themes are checked against. The build has them; a browser would load them
   * for nothing but this.
   */
  tokenNames?: ReadonlySet<string> | undefined;
  /** Called when code could not be loaded. Returns true when it reloads the page. */
  mend?: () => boolean;
}

export interface Composition {
  resolve: Resolve;
  code: PortalCode;
  /** The portal's features, including the screens that extensions add. */
  features: Features;
}

/**
 * The one place where a portal is put together. An extension's adapters win over all others, those of features that
 * come later included.
 * @throws ExtensionError or CompanyError where an extension asks for what is not there.
 */
export function compose({
  features,
  extensions = [],
  given,
  doubles = [],
  starts = true,
  tokenNames,
  mend = () => false,
}: CompositionOptions): Composition {
  const own = extensions[0]?.gather(extensions, features, tokenNames) ?? NOTHING;
  const { bindings, brought, companies, providers } = own;
  const container = createContainer([...doubles, ...bindings]);
  container.add([
    ...given,
    bind(KnownCompanies, () => companies),
    bind(KnownProviders, () => providerIds(providers)),
    bind(Providers, () => providers),
    bind(Brought, () => brought),
  ]);
  const all = { ...features, lazy: [...features.lazy, ...own.features] };
  const code = createCode(all, container, {
    starts,
    texts: (files) => container.resolve(LanguageStore).need(files),
    mend,
  });
  leadToSignIn(container.resolve);
  return { resolve: container.resolve, code, features: all };
}
