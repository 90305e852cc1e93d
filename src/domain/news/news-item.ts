/** One piece of news (V15). All fields but `id` and `title` may be missing: empty or `null`. */
export interface NewsItem {
  readonly id: number;
  readonly title: string;
  readonly summary: string | null;
  readonly source: string | null;
  /** ISO 8601 instant. */
  readonly publishedAt: string | null;
  /** A key of `news.category`, or a gateway's own name. */
  readonly category: string | null;
  /** Symbols that are traded here, such as `EURUSD`. */
  readonly instruments: readonly string[];
  /** Symbols that are not traded here. */
  readonly otherSymbols: readonly string[];
  /** Instruments in which the client has a position open. */
  readonly touches: readonly string[];
  /** Language of the item: two letters or a culture. */
  readonly language: string | null;
  /** Written by an editor, or about the broker's own services. */
  readonly kind: 'editorial' | 'house' | null;
  /** Address of a picture. */
  readonly image: string | null;
  /** ISO 8601 instant of the latest correction. */
  readonly revisedAt: string | null;
  /** ISO 8601 instant of the withdrawal; from then on only the title and the reason remain. */
  readonly withdrawnAt: string | null;
  /** Why it was withdrawn, in its language. */
  readonly reason: string | null;
}
