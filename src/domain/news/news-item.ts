/** One piece of news (V15). Only `id` and `title` are certain; what was not sent is empty or `null`. */
export interface NewsItem {
  readonly id: number;
  readonly title: string;
  readonly summary: string | null;
  readonly source: string | null;
  /** ISO 8601 instant. */
  readonly publishedAt: string | null;
  /** A key of `news.category`, or a gateway's own word. */
  readonly category: string | null;
  /** Symbols such as `EURUSD`. */
  readonly instruments: readonly string[];
  /** Two letters or a culture: the language that the item is written in. */
  readonly language: string | null;
}
