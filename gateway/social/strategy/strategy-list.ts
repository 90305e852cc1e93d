import { eq, sql } from 'drizzle-orm';
import { rankStrategies } from '../../../src/domain/social/strategy-rank';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import { strategies } from '../../db/tables/strategies';
import { cultureOf } from '../../db/culture-of';
import { dollarValueAt } from '../../market/market';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { translateRow } from '../../texts/translate-row';
import { copierResultsOf, readCopierResults } from './strategy-copiers';
import { figuresOf, readStrategyFigures } from './strategy-figures';
import { strategyStateOf } from './strategy-state';

const NO_FIGURES = { ...figuresOf([]), days: 0, deals: 0, equity: '0', pips: '0.0' };

/** The strategies of a client's company with their figures, in the order of their ranks. */
export async function listStrategies(db: Database, client: SignedInClient, now: Date) {
  const culture = await cultureOf(db, client.id);
  const rows = await db
    .select()
    .from(strategies)
    .where(eq(strategies.companyId, client.companyId))
    .orderBy(strategies.id);
  const figures = await readStrategyFigures(db, client.companyId);
  const results = await readCopierResults(db, client.companyId, now);
  const copierRows = await rowsOf<{ id: number; count: number }>(
    db,
    sql`select strategy_id as id, count(*)::integer as count from copies where state <> 'stopped' group by strategy_id`,
  );
  const copiers = new Map(copierRows.map(({ count, id }) => [id, count]));
  const rankedStrategies = rankStrategies(
    rows.map((row) => {
      const ownFigures = figures.get(row.id) ?? NO_FIGURES;
      return {
        id: row.id,
        row,
        figures: ownFigures,
        days: ownFigures.days,
        deals: ownFigures.deals,
        money: dollarsOf(ownFigures.equity, row.currency, now),
        yearPercent: Number(ownFigures.yearPercent),
        drawdownPercent: Number(ownFigures.drawdownPercent),
        endedAt: row.state === 'retired' ? (row.endedAt ?? now).getTime() : undefined,
      };
    }),
  );
  return rankedStrategies.map(({ figures: ownFigures, group, rank, reasons, row, score }) => {
    const { culture: textCulture, summary } = translateRow(row, culture);
    const { currency, endReason, endedAt, feePercent, id, minimum, money, name, provider, startedAt } = row;
    const copierCount = copiers.get(id) ?? 0;
    return {
      id,
      name,
      provider,
      culture: textCulture,
      summary,
      currency,
      feePercent,
      minimum,
      money,
      ...ownFigures,
      group,
      rank: rank ?? null,
      score: score?.toFixed(2) ?? null,
      reasons,
      copied: results.get(id) ?? copierResultsOf([]),
      copiers: copierCount,
      state: strategyStateOf(row, copierCount, ownFigures.risk),
      isOwn: row.providerClientId === client.id,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      endReason,
    };
  });
}

function dollarsOf(amount: string, currency: string, now: Date): number {
  const value = dollarValueAt(currency, now.getTime());
  return value ? (Number(amount) * Number(value.dollars)) / Number(value.per) : 0;
}
