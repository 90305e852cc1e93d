import type { TextMap } from '../../application/language/ports/texts';
import { companiesFrom } from '../../domain/variants/companies-from';
import { STOCK_COMPANIES } from '../../domain/site/company';
import type { Culture } from '../../domain/culture/cultures.table';
import type { BrandTokens } from '../../ui/theme/design-tokens';
import { laidTokens } from '../../ui/theme/laid-tokens';
import { BASE } from '../../infrastructure/browser/base';
import { belowBase } from './below-base';
import { checkExtensions } from './check-extension';
import { ownCode } from '../../ui/router/code-key';
import type { Extension, ExtensionParts, ExtensionScreen, Gathered } from './extension';
import type { Features, LazyFeature } from '../features';

/**
 * An extension of the portal, made of its parts. They are checked when the portal is composed, so that a fault has its
 * page; `createPortal` throws `ExtensionError` then, with the valid names.
 */
export function defineExtension(parts: ExtensionParts): Extension {
  const { companies } = parts;
  const placed = companies && { companies: companies.map((company) => belowBase(company, BASE)) };
  return Object.freeze({ id: parts.id, parts: { ...parts, ...placed }, gather });
}

/** Checks all extensions of a portal, and puts together what they bring. */
function gather(
  extensions: readonly Extension[],
  features: Features,
  tokenNames: ReadonlySet<string> | undefined,
): Gathered {
  const all = extensions.map(({ parts }) => parts);
  checkExtensions(all, features, tokenNames);
  const screens = all.flatMap((parts) => parts.screens ?? []);
  return {
    bindings: all.flatMap(({ bindings = [] }) => bindings),
    providers: all.flatMap(({ providers = [] }) => providers),
    companies: companiesFrom(
      STOCK_COMPANIES,
      all.flatMap(({ companies = [] }) => companies),
    ),
    features: screens.map(featureOf),
    brought: {
      screens,
      menu: all.flatMap(({ menu = [] }) => menu),
      texts: async (culture) =>
        Object.assign({}, ...(await Promise.all(all.map((parts) => textsOf(parts, culture))))) as TextMap,
      tokens: tokensOf(all),
    },
  };
}

/** The code of a screen. What stands round its view is in the first bundle, but run when a screen is entered. */
function featureOf(screen: ExtensionScreen): LazyFeature {
  const key = ownCode(screen);
  const page = async () => (await import(/* webpackChunkName: "page" */ './own-page')).ownPage(screen);
  return {
    key,
    screens: [key],
    states: [],
    texts: [],
    load: () => Promise.resolve({ feature: { screens: { [key]: page } } }),
  };
}

/** Texts that can't be loaded are missing, as the portal's own would be; a key that is not the extension's is left out. */
async function textsOf({ id, texts = {} }: ExtensionParts, culture: Culture): Promise<TextMap> {
  const given = texts[culture];
  if (typeof given !== 'function') return given ?? {};
  const loaded = await given().catch(() => ({}));
  const map = 'default' in loaded ? (loaded.default as TextMap) : (loaded as TextMap);
  return Object.fromEntries(Object.entries(map).filter(([key]) => key.startsWith(`${id}.`)));
}

/** One object for each variant and scheme, so that a view sees no change where there is none. */
function tokensOf(all: readonly ExtensionParts[]): Gathered['brought']['tokens'] {
  const themes = all.map(({ theme = {} }) => theme);
  const made = new Map<string, BrandTokens>();
  return (variant, dark) => {
    const key = `${variant} ${dark ? 'dark' : 'light'}`;
    const tokens = made.get(key) ?? laidTokens(themes, variant, dark);
    made.set(key, tokens);
    return tokens;
  };
}
