import type { news } from '../db/tables/news';
import { INSTRUMENTS } from '../market/instruments.table';

export type NewsRow = typeof news.$inferSelect;

const TRADED = new Set(INSTRUMENTS.map(({ symbol }) => symbol));

/** The symbols of an item that are traded here. */
export const tradedSymbols = ({ instruments }: Pick<NewsRow, 'instruments'>): string[] =>
  instruments.filter((symbol) => TRADED.has(symbol));

/** An item as it is listed. A withdrawn item has only its title and the reason. */
export function toNewsItem(row: NewsRow, ownSymbols: ReadonlySet<string>) {
  const { category, id, image, kind, language, publishedAt, reason, revisedAt, source, summary, title } = row;
  const isWithdrawn = row.withdrawnAt !== null;
  const instruments = tradedSymbols(row);
  return {
    id,
    title,
    summary: isWithdrawn ? null : summary,
    source,
    category,
    kind,
    language,
    image: isWithdrawn ? null : image,
    instruments,
    otherSymbols: row.instruments.filter((symbol) => !TRADED.has(symbol)),
    touches: isWithdrawn ? [] : instruments.filter((symbol) => ownSymbols.has(symbol)),
    publishedAt: publishedAt.toISOString(),
    revisedAt: revisedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    reason: isWithdrawn ? reason : null,
  };
}
