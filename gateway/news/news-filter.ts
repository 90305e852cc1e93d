import { and, arrayContains, arrayOverlaps, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { news } from '../db/tables/news';
import { plainText } from '../../src/domain/kernel/identifiers/plain-text';
import { cleanSearch } from '../../src/domain/kernel/identifiers/search-text';
import { dayRangeCondition, type DayRange } from '../kernel/day-range';

/** The filter of the list; its parts combine. Days are in UTC. */
export interface NewsFilter extends DayRange {
  readonly category?: string | undefined;
  readonly symbol?: string | undefined;
  /** Words that all occur, in any order and in either case. */
  readonly search?: string | undefined;
  /** Only items about one of these symbols. */
  readonly symbols?: readonly string[] | undefined;
}

/** The readers of an item: the clients of one company, with their languages. */
export interface NewsReader {
  readonly companyId: number;
  readonly languages: readonly string[];
  readonly now: Date;
}

/** Condition: published items of a reader's company. */
export const publishedCondition = ({
  companyId,
  now,
}: Pick<NewsReader, 'companyId' | 'now'>): SQL | undefined =>
  and(or(isNull(news.companyId), eq(news.companyId, companyId)), lte(news.publishedAt, now));

/** Condition: published items of the reader's company in the reader's languages. */
export const readableCondition = (reader: NewsReader): SQL | undefined =>
  and(publishedCondition(reader), inArray(news.language, [...reader.languages]));

/** Condition: items that match a filter. */
export function filterCondition({ category, search, symbol, symbols, ...days }: NewsFilter): SQL | undefined {
  return and(
    category === undefined ? undefined : eq(news.category, category),
    symbol === undefined ? undefined : arrayContains(news.instruments, [symbol.toUpperCase()]),
    aboutCondition(symbols),
    dayRangeCondition(days, news.publishedAt),
    ...wordsOf(search).map((word) => or(...spellingsOf(word).map(hasText))),
  );
}

function aboutCondition(symbols: readonly string[] | undefined): SQL | undefined {
  if (symbols === undefined) return undefined;
  return symbols.length === 0 ? sql`false` : arrayOverlaps(news.instruments, [...symbols]);
}

/** The text that is searched: that of the list. A withdrawn item's summary is no longer shown, so it is not searched. */
const SEARCHED_TEXT = sql`concat_ws(' ', ${news.title}, ${news.source}, array_to_string(${news.instruments}, ' '),
  case when ${news.withdrawnAt} is null then ${news.summary} end)`;

const hasText = (text: string): SQL => sql`strpos(lower(${SEARCHED_TEXT}), lower(${text})) > 0`;

const wordsOf = (search = ''): string[] =>
  cleanSearch(search)
    .split(' ')
    .filter((word) => word !== '');

/**
 * Spellings of a word to search for: as typed and normalized, each in lower, upper and title case, since the database's
 * locale C lowers only A to Z.
 */
function spellingsOf(word: string): string[] {
  const spellings = [word, plainText(word)].flatMap((spelling) => {
    const lower = spelling.toLowerCase();
    const upper = spelling.toUpperCase();
    return [lower, upper, upper.slice(0, 1) + lower.slice(1)];
  });
  return [...new Set(spellings)].filter((spelling) => spelling !== '');
}
