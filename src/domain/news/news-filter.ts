import { cleanSearch } from '../kernel/identifiers/search-text';

/** The reader's filter, as the address has it; its members combine. */
export interface NewsFilter {
  readonly symbol?: string;
  readonly category?: string;
  /** Words that all occur. */
  readonly q?: string;
  /** Only news about symbols of open positions. */
  readonly mine?: '1';
}

/** Maximum number of characters of a search. */
export const LONGEST_SEARCH = 100;

const NAMES = Object.freeze(['symbol', 'category', 'q', 'mine'] as const);
const SYMBOL = /^[\w.#-]{1,32}$/;
const LONGEST_CATEGORY = 64;
const ID = /^[1-9]\d{0,8}$/;

/** The filter of an address, without invalid values. */
export function readNewsFilter(address: { get(name: string): string | null }): NewsFilter {
  const symbol = address.get('symbol') ?? '';
  const category = (address.get('category') ?? '').slice(0, LONGEST_CATEGORY);
  const search = cleanSearch((address.get('q') ?? '').trim().slice(0, LONGEST_SEARCH));
  return {
    ...(SYMBOL.test(symbol) && { symbol: symbol.toUpperCase() }),
    ...(category !== '' && { category }),
    ...(search !== '' && { q: search }),
    ...(address.get('mine') === '1' && { mine: '1' }),
  };
}

/** A filter with some members changed; an empty text removes a member. */
export function changeNewsFilter(
  filter: NewsFilter,
  change: Partial<Record<keyof NewsFilter, string>>,
): NewsFilter {
  const values: Partial<Record<string, string>> = { ...filter, ...change };
  return readNewsFilter({ get: (name) => values[name] ?? null });
}

/** A filter as one text, by which answers are cached; empty without a filter. */
export const newsFilterKey = (filter: NewsFilter): string =>
  new URLSearchParams(
    NAMES.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  ).toString();

/** The filter of a key. */
export const newsFilterOfKey = (key: string): NewsFilter => readNewsFilter(new URLSearchParams(key));

/** The address of the list with a filter. */
export function newsAddress(filter: NewsFilter): string {
  const key = newsFilterKey(filter);
  return key === '' ? '/news' : `/news?${key}`;
}

/** The address of an article; the filter belongs to the list that the reader came from, and returns to. */
export function articleAddress(id: number, filter: NewsFilter = {}): string {
  const key = newsFilterKey(filter);
  return `/news?article=${id}${key === '' ? '' : `&${key}`}`;
}

/** The article that an address names; `null` for none, 0 for one that cannot be. */
export function articleIdOf(text: string | null): number | null {
  if (text === null) return null;
  return ID.test(text) ? Number(text) : 0;
}
