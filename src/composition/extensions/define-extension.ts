import type { TextMap } from '../../application/language/ports/texts';
import { companiesFrom } from '../../domain/variants/companies-from';
import { BUILT_IN_ENTRIES } from '../../domain/site/company';
import type { Culture } from '../../domain/culture/cultures.table';
import type { BrandTokens } from '../../ui/theme/design-tokens';
import { mergeTokenOverrides } from '../../ui/theme/token-overrides';
import { BASE } from '../../infrastructure/browser/base';
import { prefixAssetPaths } from './prefix-asset-paths';
import { checkExtensions } from './check-extension';
import { extensionCodeKey } from '../../ui/router/code-key';
import type { Extension, ExtensionParts, ExtensionScreen, GatheredParts } from './extension';
import type { Features, LazyFeature } from '../features';

/**
 * Makes an extension of its parts. They are checked when the portal is composed, so that a page can show a fault;
 * `createPortal` then throws `ExtensionError` with the valid names.
 */
export function defineExtension(parts: ExtensionParts): Extension {
  const { companies } = parts;
  const prefixedCompanies = companies && {
    companies: companies.map((company) => prefixAssetPaths(company, BASE)),
  };
  return Object.freeze({ id: parts.id, parts: { ...parts, ...prefixedCompanies }, gather });
}

/** Checks all extensions of a portal, and merges their parts. */
function gather(
  extensions: readonly Extension[],
  features: Features,
  designTokenNames: ReadonlySet<string> | undefined,
): GatheredParts {
  const all = extensions.map(({ parts }) => parts);
  checkExtensions(all, features, designTokenNames);
  const screens = all.flatMap((parts) => parts.screens ?? []);
  return {
    bindings: all.flatMap(({ bindings = [] }) => bindings),
    providers: all.flatMap(({ providers = [] }) => providers),
    companies: companiesFrom(
      BUILT_IN_ENTRIES,
      all.flatMap(({ companies = [] }) => companies),
    ),
    features: screens.map(featureOf),
    contributions: {
      screens,
      menu: all.flatMap(({ menu = [] }) => menu),
      texts: async (culture) =>
        Object.assign({}, ...(await Promise.all(all.map((parts) => textsOf(parts, culture))))) as TextMap,
      tokens: tokensOf(all),
    },
  };
}

/** The code of a screen. The frame of its view is in the first bundle, but runs only when a screen is entered. */
function featureOf(screen: ExtensionScreen): LazyFeature {
  const key = extensionCodeKey(screen);
  const page = async () => (await import(/* webpackChunkName: "page" */ './own-page')).ownPage(screen);
  return {
    key,
    screens: [key],
    states: [],
    texts: [],
    load: () => Promise.resolve({ feature: { screens: { [key]: page } } }),
  };
}

/** Loads an extension's texts. Texts that fail to load are missing, as the portal's own would be; foreign keys are dropped. */
async function textsOf({ id, texts = {} }: ExtensionParts, culture: Culture): Promise<TextMap> {
  const textsOfCulture = texts[culture];
  if (typeof textsOfCulture !== 'function') return textsOfCulture ?? {};
  const loadedModule = await textsOfCulture().catch(() => ({}));
  const map = 'default' in loadedModule ? (loadedModule.default as TextMap) : (loadedModule as TextMap);
  return Object.fromEntries(Object.entries(map).filter(([key]) => key.startsWith(`${id}.`)));
}

/** Caches one object for each variant and scheme, so that an unchanged theme does not re-render a view. */
function tokensOf(all: readonly ExtensionParts[]): GatheredParts['contributions']['tokens'] {
  const themes = all.map(({ theme = {} }) => theme);
  const cache = new Map<string, BrandTokens>();
  return (variant, dark) => {
    const key = `${variant} ${dark ? 'dark' : 'light'}`;
    const tokens = cache.get(key) ?? mergeTokenOverrides(themes, variant, dark);
    cache.set(key, tokens);
    return tokens;
  };
}
