import Big from 'big.js';
import { sql } from 'drizzle-orm';
import { pipOf } from '../../src/domain/market/instrument';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';

/** Points of a curve, both ends included. */
const CURVE_POINTS = 13;

/** The figures of a strategy, decimal strings. */
export interface StrategyFigures {
  readonly returnPercent: string;
  readonly drawdownPercent: string;
  /** The sum of the moves of its closed trades, whatever their lots. */
  readonly pips: string;
  readonly curve: readonly string[];
}

/** Calculates the figures of a company's strategies from their days and closed trades; by the strategies' ids. */
export async function readStrategyFigures(
  db: Database,
  companyId: number,
): Promise<ReadonlyMap<number, StrategyFigures>> {
  const rows = await rowsOf<{ id: number; units: string[] | null }>(
    db,
    sql`select s.id, array_agg(d.unit::text order by d.day) as units from strategies s
      left join strategy_days d on d.strategy_id = s.id
      where s.company_id = ${companyId} group by s.id`,
  );
  const moves = await rowsOf<{ id: number; digits: number; move: string }>(
    db,
    sql`select s.id, i.digits, sum(case d.side when 'buy' then d.close_price - d.open_price else d.open_price - d.close_price end)::text as move
      from strategies s join deals d on d.login = s.login join instruments i on i.symbol = d.symbol
      where s.company_id = ${companyId} group by s.id, i.digits`,
  );
  return new Map(
    rows.map(({ id, units }) => [
      id,
      {
        ...figuresOf((units ?? []).filter((unit) => unit !== null).map(Number)),
        pips: moves
          .filter((move) => move.id === id)
          .reduce((sum, { digits, move }) => sum.plus(Big(move).div(pipOf(digits))), Big(0))
          .toFixed(1),
      },
    ]),
  );
}

/** Return, deepest fall from a peak, and curve, all in percent, from the unit of each day. */
export function figuresOf(units: readonly number[]): Omit<StrategyFigures, 'pips'> {
  let peak = 1;
  let drawdown = 0;
  for (const unit of units) {
    peak = Math.max(peak, unit);
    drawdown = Math.max(drawdown, 1 - unit / peak);
  }
  const percent = (share: number) => (share * 100).toFixed(2);
  const last = Math.max(0, units.length - 1);
  const count = Math.min(CURVE_POINTS, units.length);
  return {
    returnPercent: percent((units.at(-1) ?? 1) - 1),
    drawdownPercent: percent(drawdown),
    curve: Array.from({ length: count }, (_, index) =>
      percent((units[Math.round((index * last) / Math.max(1, count - 1))] ?? 1) - 1),
    ),
  };
}
