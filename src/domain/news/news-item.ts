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
  /** Symbols such as `EURUSD`. */
  readonly instruments: readonly string[];
  /** Language of the item: two letters or a culture. */
  readonly language: string | null;
}
