import { instantOf } from '../kernel/instant';
import type { NewsItem } from './news-item';

/** What the reader wants to see; `null` is every category. */
export interface NewsFilter {
  readonly category: string | null;
  readonly search: string;
}

/** The categories among items, in the order in which they first come. */
export function newsCategoriesOf(items: readonly NewsItem[]): readonly string[] {
  const found = items
    .map(({ category }) => category)
    .filter((category) => category !== null && category !== '');
  return [...new Set(found as string[])];
}

/** The items that fit, newest first; those without a time at the end, otherwise in the order in which they came. */
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
