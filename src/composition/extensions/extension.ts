import type { ComponentType } from 'react';
import type { ExtensionContributions } from '../../application/access/core-ports/extension-contributions';
import type { TextMap } from '../../application/language/ports/texts';
import { NO_PAGES, type ContributedEntry } from '../../domain/access/contributed-pages';
import type { ContributedScreen } from '../../domain/site/contributed-screens';
import { BUILT_IN_COMPANIES, type Companies } from '../../domain/site/companies';
import type { CompanyEntry } from '../../domain/site/company';
import type { BrandConfig } from '../../domain/site/config/company-settings';
import type { Culture } from '../../domain/culture/cultures.table';
import type { Binding } from '../../infrastructure/di/binding';
import type { Tokens } from '../../ui/theme/design-tokens';
import type { Features, LazyFeature } from '../features';
import type { Provider } from './providers';

/** A screen of an extension. */
export interface ExtensionScreen extends ContributedScreen {
  /** Loads the view when the screen is first entered. It may be a module with the view as its `default`. */
  readonly view: () => Promise<ComponentType | { readonly default: ComponentType }>;
}

/** Texts by their keys, or a function that loads them: `() => import('./texts/de.json')`. */
export type ExtensionTexts = TextMap | (() => Promise<TextMap | { readonly default: TextMap }>);

/** Ant Design's tokens by name, as `brand.tokens` of the configuration has them, for each scheme. */
export interface ExtensionTheme {
  readonly light?: Tokens;
  readonly dark?: Tokens;
}

/** The parts with which an integrator extends the portal without changing its code. */
export interface ExtensionParts {
  /** Names the extension in messages; its texts begin with it. Lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Adapters that replace Portico's own, made by `bind(Port, make)`. Ports of lazy features may be replaced, too. */
  readonly bindings?: readonly Binding[];
  /** Providers of captcha, chat and telemetry that the configuration may name by their ids. */
  readonly providers?: readonly Provider[];
  /**
   * Companies in addition to those that Portico ships. Each has every cell, or names in `like` the company of its missing
   * cells.
   */
  readonly companies?: readonly CompanyEntry[];
  /** Pages with an address of their own. */
  readonly screens?: readonly ExtensionScreen[];
  /** Entries in the portal's menus. */
  readonly menu?: readonly ContributedEntry[];
  /**
   * Texts by culture. `en-US` has all of them, since it replaces missing ones. Each key begins with the extension's id,
   * `acme.reports.title`: the portal's own texts are changed by a company's `texts`.
   */
  readonly texts?: Readonly<Partial<Record<Culture, ExtensionTexts>>>;
  /** Themes by variant, `all` for every variant. A brand's `tokens`, also those of `/config.json`, override them. */
  readonly theme?: Readonly<Record<string, ExtensionTheme>>;
}

/** The parts of all extensions of a portal, checked and merged. */
export interface GatheredParts {
  readonly bindings: readonly Binding[];
  readonly providers: readonly Provider[];
  /** The companies of the extensions, and those that Portico ships. */
  readonly companies: Companies;
  /** The code of the extensions' screens. */
  readonly features: readonly LazyFeature[];
  readonly contributions: ExtensionContributions;
}

/** An extension as `defineExtension` made it. */
export interface Extension {
  readonly id: string;
  readonly parts: ExtensionParts;
  /**
   * Checks and merges extensions. It is loaded with them, so that a portal without extensions is smaller.
   * @internal
   */
  readonly gather: (
    all: readonly Extension[],
    features: Features,
    designTokenNames: ReadonlySet<string> | undefined,
  ) => GatheredParts;
}

const NO_TEXTS: TextMap = Object.freeze({});
const NO_TOKENS: BrandConfig['tokens'] = Object.freeze({});

/** The parts of a portal without extensions. */
export const NO_PARTS: GatheredParts = Object.freeze({
  bindings: [],
  providers: [],
  companies: BUILT_IN_COMPANIES,
  features: [],
  contributions: {
    ...NO_PAGES,
    texts: () => Promise.resolve(NO_TEXTS),
    tokens: () => NO_TOKENS,
  },
});
