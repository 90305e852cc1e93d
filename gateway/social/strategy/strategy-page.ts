import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_COPIES } from '../../../src/domain/social/copy';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import { strategies, strategyDays } from '../../db/tables/strategies';
import { deals } from '../../db/tables/trading';
import { ApiError } from '../../kernel/api-error';
import { afterCursorCondition, pageOf } from '../../kernel/cursor';
import type { SignedInClient } from '../../kernel/signed-in-client';
import type { PeriodCosts } from './period-costs';
import { listStrategies } from './strategy-list';
import { periodsOf } from './strategy-periods';

/** Closed trades of a page. */
const PAGE_SIZE = 20;

type Strategy = typeof strategies.$inferSelect;

/**
 * A strategy of a client's company with its days, its periods of twelve months, its disclosure, a page of its closed trades,
 * and the strategies that were retired.
 * @throws ApiError `notFound` for another company's strategy; `invalid` for an unknown cursor.
 */
export async function findStrategy(
  db: Database,
  costs: PeriodCosts,
  client: SignedInClient,
  strategyId: number,
  cursor: string | undefined,
  now: Date,
) {
  const list = await listStrategies(db, client, now);
  const strategy = list.find(({ id }) => id === strategyId);
  const [row] = await db.select().from(strategies).where(eq(strategies.id, strategyId));
  if (!strategy || !row) throw new ApiError('notFound');
  const days = await db
    .select({ day: strategyDays.day, unit: strategyDays.unit })
    .from(strategyDays)
    .where(eq(strategyDays.strategyId, strategyId))
    .orderBy(strategyDays.day);
  const retired = list.filter(({ group }) => group === 'retired');
  return {
    strategy,
    days: days.map(({ day, unit }) => ({ day, unit })),
    years: await costs.addCosts(row, periodsOf(days.map(({ day, unit }) => ({ day, unit: Number(unit) })))),
    disclosure: await readDisclosure(db, row, now),
    deals: await readDeals(db, row.login, cursor),
    retired: {
      published: list.length,
      closed: retired.length,
      withLoss: retired.filter(({ returnPercent }) => Number(returnPercent) < 0).length,
      items: retired.map(({ endedAt, endReason, id, name, returnPercent }) => ({
        id,
        name,
        endedAt,
        endReason,
        returnPercent,
      })),
    },
  };
}

async function readDisclosure(db: Database, row: Strategy, now: Date) {
  const [counts] = await rowsOf<{ openCount: number; yearDeals: number; symbols: string[] }>(
    db,
    sql`select (select count(*)::integer from positions where login = ${row.login}) as "openCount",
        count(*)::integer as "yearDeals", coalesce(array_agg(distinct symbol), '{}') as symbols
      from deals where login = ${row.login} and closed_at > ${now.toISOString()}::timestamptz - interval '1 year'`,
  );
  const { capacity, feeChanges, money } = row;
  return { capacity, feeChanges, maxCopies: MAX_COPIES, money, ...counts };
}

async function readDeals(db: Database, login: number, cursor: string | undefined) {
  const rows = await db
    .select()
    .from(deals)
    .where(and(eq(deals.login, login), afterCursorCondition(cursor, deals.closedAt, deals.ticket)))
    .orderBy(desc(deals.closedAt), desc(deals.ticket))
    .limit(PAGE_SIZE + 1);
  const { next, result } = pageOf(
    rows,
    PAGE_SIZE,
    ({ closedAt, ticket }) => ({ at: closedAt, id: ticket }),
    ({
      closePrice,
      closedAt,
      commission,
      lots,
      openPrice,
      openedAt,
      profit,
      side,
      swap,
      symbol,
      ticket,
    }) => ({
      ticket,
      symbol,
      side,
      lots,
      openPrice,
      closePrice,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt.toISOString(),
      profit,
      swap,
      commission,
    }),
  );
  return { items: result, next };
}
