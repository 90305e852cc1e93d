import type { ComponentType } from 'react';
import type { Brought } from '../../application/kernel/core-ports/launch';
import type { TextMap } from '../../application/language/ports/texts';
import { NO_PAGES, type BroughtEntry, type BroughtScreen } from '../../domain/access/brought';
import { STOCK, type Companies } from '../../domain/site/companies';
import type { CompanyEntry } from '../../domain/site/company';
import type { BrandConfig } from '../../domain/site/config/company-settings';
import type { Culture } from '../../domain/culture/cultures.table';
import type { Binding } from '../../infrastructure/di/binding';
import type { Tokens } from '../../ui/theme/design-tokens';
import type { Features, LazyFeature } from '../features';
import type { Provider } from './providers';

/** A screen of an integrator's own. */
export interface ExtensionScreen extends BroughtScreen {
  /** Loads the view when the screen is first entered. A module with the view as its `default` will do. */
  readonly view: () => Promise<ComponentType | { readonly default: ComponentType }>;
}

/** Texts by their keys, or what loads them: `() => import('./texts/de.json')`. */
export type ExtensionTexts = TextMap | (() => Promise<TextMap | { readonly default: TextMap }>);

/** Ant Design's tokens by name, as `brand.tokens` of the configuration has them, for each scheme. */
export interface ExtensionTheme {
  readonly light?: Tokens;
  readonly dark?: Tokens;
}

/** What an integrator adds to the portal without changing its code. */
export interface ExtensionParts {
  /** Names the extension in messages; its texts begin with it. Lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Adapters in the place of Portico's own, made by `bind(Port, make)`; they stand for ports of features that come later, too. */
  readonly bindings?: readonly Binding[];
  /** Providers of captcha, chat and telemetry that the configuration may name by their ids. */
  readonly providers?: readonly Provider[];
  /** Companies beside those that Portico ships with; each says `like` which one its missing cells are taken from, or brings every cell. */
  readonly companies?: readonly CompanyEntry[];
  /** Pages with an address of their own. */
  readonly screens?: readonly ExtensionScreen[];
  /** Entries in the portal's menus. */
  readonly menu?: readonly BroughtEntry[];
  /**
   * Texts by culture; `en-US` stands in for those that are missing, so it has them all. Each key begins with the
   * extension's id, `acme.reports.title`: the portal's own texts are changed by a company's `texts`.
   */
  readonly texts?: Readonly<Partial<Record<Culture, ExtensionTexts>>>;
  /** Looks by variant, `all` for every one; a brand's `tokens`, those of `/config.json` included, lie over them. */
  readonly theme?: Readonly<Record<string, ExtensionTheme>>;
}

/** What the extensions of a portal bring, checked and put together. */
export interface Gathered {
  readonly bindings: readonly Binding[];
  readonly providers: readonly Provider[];
  /** Theirs beside those that Portico ships with. */
  readonly companies: Companies;
  /** The code of their screens. */
  readonly features: readonly LazyFeature[];
  readonly brought: Brought;
}

/** An extension as `defineExtension` made it. */
export interface Extension {
  readonly id: string;
  readonly parts: ExtensionParts;
  /**
   * What checks extensions and puts them together; it comes with them, so that a portal without any is smaller.
   * @internal
   */
  readonly gather: (
    all: readonly Extension[],
    features: Features,
    tokenNames: ReadonlySet<string> | undefined,
  ) => Gathered;
}

const NO_TEXTS: TextMap = Object.freeze({});
const NO_TOKENS: BrandConfig['tokens'] = Object.freeze({});

/** What a portal without extensions has. */
export const NOTHING: Gathered = Object.freeze({
  bindings: [],
  providers: [],
  companies: STOCK,
  features: [],
  brought: {
    ...NO_PAGES,
    texts: () => Promise.resolve(NO_TEXTS),
    tokens: () => NO_TOKENS,
  },
});
