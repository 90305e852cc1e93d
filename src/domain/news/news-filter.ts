import { instantOf } from '../kernel/instant';
import type { NewsItem } from './news-item';

/** The reader's filter; `null` is every category. */
export interface NewsFilter {
  readonly category: string | null;
  readonly search: string;
}

/** The categories of items, in the order of their first occurrence. */
export function newsCategoriesOf(items: readonly NewsItem[]): readonly string[] {
  const categories = items
    .map(({ category }) => category)
    .filter((category) => category !== null && category !== '');
  return [...new Set(categories as string[])];
}

/** The items that fit, newest first; items without a time come last. */
export function filterNews(
  items: readonly NewsItem[],
  { category, search }: NewsFilter,
): readonly NewsItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items
    .filter((item) => category === null || item.category === category)
    .filter((item) => words.every((word) => textOf(item).includes(word)))
    .sort((a, b) => (instantOf(b.publishedAt) ?? 0) - (instantOf(a.publishedAt) ?? 0));
}

function textOf({ title, summary, source, instruments }: NewsItem): string {
  return [title, summary, source, ...instruments].join(' ').toLocaleLowerCase();
}
