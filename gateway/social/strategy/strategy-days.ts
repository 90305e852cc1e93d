import Big from 'big.js';
import { desc, eq, sql } from 'drizzle-orm';
import { EquityCurves } from '../../accounts/equity-curves';
import type { Database } from '../../db/database';
import { strategyDays, type strategies } from '../../db/tables/strategies';
import { DAY_SECONDS, dayOf } from '../../kernel/time';

type Strategy = Pick<
  typeof strategies.$inferSelect,
  'endedAt' | 'id' | 'login' | 'providerClientId' | 'startedAt'
>;
type StrategyDay = Omit<typeof strategyDays.$inferInsert, 'strategyId'>;

/** Decimals of a unit. */
const UNIT_DIGITS = 10;

/**
 * Writes the days of a strategy that have ended and are not written yet, by the equity curve of its account. The day on which
 * it was retired is the last one.
 */
export async function writeStrategyDays(db: Database, strategy: Strategy, now: Date): Promise<void> {
  const { endedAt, id, login, providerClientId, startedAt } = strategy;
  const lastEnd = endedAt ? dayOf(endedAt).end : now;
  const until = lastEnd < now ? lastEnd : now;
  const [lastDay] = await db
    .select()
    .from(strategyDays)
    .where(eq(strategyDays.strategyId, id))
    .orderBy(desc(strategyDays.day))
    .limit(1);
  const today = dayOf(until).begin.getTime();
  const firstDay = lastDay ? Date.parse(lastDay.day) + DAY_SECONDS * 1_000 : dayOf(startedAt).begin.getTime();
  const days = (today - firstDay) / (DAY_SECONDS * 1_000);
  if (days < 1) return;
  const curves = await new EquityCurves(db, () => until).getCurves(providerClientId, {
    login,
    days: days + 1,
  });
  const newDays: StrategyDay[] = [];
  // The last point is today's, which has not ended.
  for (const { day, equity, moved } of curves[0]?.points.slice(0, -1) ?? []) {
    const unit = unitOf(newDays.at(-1) ?? lastDay, Big(equity).minus(moved));
    newDays.push({ day, equity, flows: moved, unit });
  }
  await db.execute(
    sql`insert into strategy_days (strategy_id, day, equity, flows, unit)
      select ${id}::integer, * from json_to_recordset(${JSON.stringify(newDays)}::json)
        as input(day date, equity numeric, flows numeric, unit numeric)
      on conflict do nothing`,
  );
}

/** A strategy begins with a unit of 1. A day changes it as it changes the equity without the day's payments. */
function unitOf(previousDay: Pick<StrategyDay, 'equity' | 'unit'> | undefined, equity: Big): string {
  if (!previousDay) return '1';
  const { equity: previousEquity, unit } = previousDay;
  return Big(previousEquity).lte(0)
    ? '0'
    : Big(unit).times(equity).div(previousEquity).round(UNIT_DIGITS).toFixed();
}
