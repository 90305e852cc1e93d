import type { Side } from '../market/instrument';
import type { NewsItem } from './news-item';

/** A part of an article's body; its texts are plain text. */
export type NewsBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** `by` is the person or paper that is quoted. */
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | null }
  | {
      readonly kind: 'table';
      readonly caption: string | null;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** `alt` describes the picture for those who do not see it. */
  | {
      readonly kind: 'figure';
      readonly image: string;
      readonly alt: string;
      readonly caption: string | null;
    };

/** A correction of an article, with the article before it. */
export interface NewsRevision {
  /** ISO 8601 instant of the correction. */
  readonly at: string | null;
  /** An explanation of the error, in the article's language. */
  readonly note: string;
  readonly title: string;
  readonly body: readonly NewsBlock[];
}

/** The move of a symbol's middle price between two ticks; prices and percent are decimal strings. */
export interface PriceMove {
  readonly symbol: string;
  /** At the first tick after the publication. */
  readonly then: string;
  readonly now: string;
  readonly percent: string;
  /** ISO 8601 instant of the tick of `then`. */
  readonly at: string | null;
}

/** An open position of the client in a symbol of the article. */
export interface NewsPosition {
  readonly login: number;
  readonly ticket: number;
  readonly symbol: string;
  readonly side: Side;
  /** Decimal string. */
  readonly lots: string;
}

/** A piece of news with its text. A withdrawn one has neither body nor moves. */
export interface NewsArticle extends NewsItem {
  readonly body: readonly NewsBlock[];
  /** The newest first. */
  readonly revisions: readonly NewsRevision[];
  readonly since: readonly PriceMove[];
  readonly positions: readonly NewsPosition[];
  /** ISO 8601 instant of the prices of now. */
  readonly asOf: string | null;
}
