import type { ScreenKey } from '../domain/access/routes.table';
import type { AddressParts, EndpointKey } from '../infrastructure/http/endpoints';

/** A client's call that needs only the token. */
export type PlainCall = {
  [Key in EndpointKey]: Record<never, never> extends AddressParts<Key> ? Key : never;
}[EndpointKey];

/** A screen whose code is loaded when it is entered. The sign-in page is part of the first bundle. */
export type LazyScreen = Exclude<ScreenKey, 'login'> | 'shell';

/** The part of a feature that must be known before its code is loaded. Its file declares it. */
export interface FeatureFacts {
  /** Chunk group of its file, and of its views without `viewChunks`; by default `screen-` and the feature's key. */
  readonly chunk?: string;
  /** Chunk groups of screens whose view is in a chunk of its own, and most likely follows. */
  readonly viewChunks?: Readonly<Partial<Record<LazyScreen, readonly string[]>>>;
  /** Files below `/locales/{language}` that its views need besides the one of every page (D3). */
  readonly texts?: readonly string[];
  /** The first calls of its pages. They are a guess: the company may have another page at the route. */
  readonly calls?: readonly PlainCall[];
  /** Names of the states that extensions may read. */
  readonly states?: readonly string[];
}

/** The row of a feature in the table of features. */
export interface FeatureRow extends FeatureFacts {
  readonly screens?: readonly LazyScreen[];
}

type Rows = Readonly<Record<string, FeatureRow>>;

type ListedScreen<Table extends Rows> = {
  [Key in keyof Table]: Table[Key] extends { readonly screens: readonly (infer Screen)[] } ? Screen : never;
}[keyof Table];

/** Adds a property that no table has if a screen belongs to no feature, so that the table does not compile. */
type CompleteRows<Table extends Rows> = [Exclude<LazyScreen, ListedScreen<Table>>] extends [never]
  ? unknown
  : { readonly 'screens without a feature': Exclude<LazyScreen, ListedScreen<Table>> };

/** A table of features in which every screen has its feature, and no feature has an unknown screen. */
export type FeatureTable<Table extends Rows> = Readonly<Record<keyof Table & string, FeatureRow>> &
  CompleteRows<Table>;
