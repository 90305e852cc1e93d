import { splitPrefix } from '../../domain/culture/prefix';
import { readEntryLink } from '../../domain/session/entry-link';
import { compose, type Composition } from '../../composition/start/compose';
import type { Extension } from '../../composition/extensions/extension';
import type { Features } from '../../composition/features';
import { platformBindings } from '../../composition/start/platform-bindings';
import type { TestFakes } from './test-fakes';
import { bindDoubles, BUILT_IN_FEATURES } from './built-in-features';

export interface FakePortalOptions {
  fakes: TestFakes;
  /** Address the page opens at, with prefix and query. */
  address: string;
  extensions?: readonly Extension[] | undefined;
  /** Names of Ant Design's tokens, to check the themes of extensions as well. */
  designTokenNames?: ReadonlySet<string>;
  /** The features; by default all of Portico's, loaded synchronously so that tests wait for no chunk. */
  features?: Features;
}

/** A portal composed as in production, with a fake in place of every adapter. */
export function composeFakes({
  fakes,
  address,
  extensions = [],
  designTokenNames,
  features = { eager: BUILT_IN_FEATURES, lazy: [] },
}: FakePortalOptions): Composition {
  const { pathname, search } = new URL(address, 'http://localhost');
  return compose({
    features,
    runsStart: false,
    extensions,
    designTokenNames,
    doubles: bindDoubles(fakes),
    platform: platformBindings({
      gateway: fakes.backend.gateway,
      vault: fakes.vault,
      navigation: fakes.navigation,
      translator: fakes.translator,
      prefix: splitPrefix(pathname).prefix,
      readLink: (paths) => readEntryLink({ pathname, search }, paths),
      address: readEntryLink({ pathname, search }, []).cleanedAddress,
      designTokenNames: async () => (await import('../../ui/theme/token-names')).BRAND_TOKEN_NAMES,
    }),
  });
}
