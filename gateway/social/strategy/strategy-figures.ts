import Big from 'big.js';
import { sql } from 'drizzle-orm';
import { pipOf } from '../../../src/domain/market/instrument';
import { changePercent, riskOf } from '../../../src/domain/social/strategy-risk';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';

/** Number of points of a curve, including both ends. */
const CURVE_POINTS = 13;

/** The worth of a strategy's unit at the end of a day, `YYYY-MM-DD`. */
export interface UnitOfDay {
  readonly day: string;
  readonly unit: number;
}

/** Figures that follow from the unit of each day; percentages are decimal strings. */
export interface UnitFigures {
  /** The return since the start. */
  readonly returnPercent: string;
  /** The return of the last twelve months, or since the start if that is later. */
  readonly yearPercent: string;
  readonly drawdownPercent: string;
  /** The first and the last day of the deepest fall; null without one. */
  readonly drawdownFrom: string | null;
  readonly drawdownTo: string | null;
  readonly risk: number | null;
  readonly deviationPercent: string | null;
  readonly curve: readonly string[];
}

/** The figures of a strategy. */
export interface StrategyFigures extends UnitFigures {
  /** Days that have ended, and closed trades. */
  readonly days: number;
  readonly deals: number;
  /** The equity of its account at the end of the last day, in its currency. */
  readonly equity: string;
  /** The sum of the price moves of its closed trades, independent of their lots. */
  readonly pips: string;
}

interface DaysRow {
  readonly id: number;
  readonly days: string[] | null;
  readonly units: string[] | null;
  readonly equity: string | null;
}

interface MovesRow {
  readonly id: number;
  readonly digits: number;
  readonly deals: number;
  readonly move: string;
}

/** Calculates the figures of a company's strategies from their days and closed trades; by the strategies' ids. */
export async function readStrategyFigures(
  db: Database,
  companyId: number,
): Promise<ReadonlyMap<number, StrategyFigures>> {
  const rows = await rowsOf<DaysRow>(
    db,
    sql`select s.id, array_agg(d.day::text order by d.day) filter (where d.day is not null) as days,
        array_agg(d.unit::text order by d.day) filter (where d.day is not null) as units,
        (array_agg(d.equity::text order by d.day desc))[1] as equity
      from strategies s left join strategy_days d on d.strategy_id = s.id
      where s.company_id = ${companyId} group by s.id`,
  );
  const moves = await rowsOf<MovesRow>(
    db,
    sql`select s.id, i.digits, count(*)::integer as deals,
        sum(case d.side when 'buy' then d.close_price - d.open_price else d.open_price - d.close_price end)::text as move
      from strategies s join deals d on d.login = s.login join instruments i on i.symbol = d.symbol
      where s.company_id = ${companyId} group by s.id, i.digits`,
  );
  return new Map(
    rows.map(({ days, equity, id, units }) => {
      const ownMoves = moves.filter((move) => move.id === id);
      return [
        id,
        {
          ...figuresOf((days ?? []).map((day, index) => ({ day, unit: Number(units?.[index]) }))),
          days: days?.length ?? 0,
          deals: ownMoves.reduce((sum, { deals }) => sum + deals, 0),
          equity: equity ?? '0',
          pips: ownMoves
            .reduce((sum, { digits, move }) => sum.plus(Big(move).div(pipOf(digits))), Big(0))
            .toFixed(1),
        },
      ];
    }),
  );
}

/** The risk of a strategy from its days; undefined if they are too few. */
export async function readStrategyRisk(db: Database, strategyId: number): Promise<number | undefined> {
  const rows = await rowsOf<{ unit: string }>(
    db,
    sql`select unit::text from strategy_days where strategy_id = ${strategyId} order by day`,
  );
  return riskOf(rows.map(({ unit }) => Number(unit)))?.risk;
}

/** The figures that follow from the unit of each day, the oldest first. */
export function figuresOf(days: readonly UnitOfDay[]): UnitFigures {
  const units = days.map(({ unit }) => unit);
  const lastUnit = units.at(-1) ?? 1;
  const last = Math.max(0, units.length - 1);
  const count = Math.min(CURVE_POINTS, units.length);
  const { depth, from, to } = deepestFall(days);
  const risk = riskOf(units);
  return {
    returnPercent: percent(changePercent(1, lastUnit)),
    yearPercent: percent(changePercent(unitBeforeYear(days), lastUnit)),
    drawdownPercent: percent(depth),
    drawdownFrom: from,
    drawdownTo: to,
    risk: risk?.risk ?? null,
    deviationPercent: risk === undefined ? null : percent(risk.deviation),
    curve: Array.from({ length: count }, (_, index) =>
      percent(changePercent(1, units[Math.round((index * last) / Math.max(1, count - 1))] ?? 1)),
    ),
  };
}

/** The deepest fall from a peak in percent, from the day of the peak to the day of the lowest unit. */
export function deepestFall(
  days: readonly UnitOfDay[],
  firstPeak = 1,
): { readonly depth: number; readonly from: string | null; readonly to: string | null } {
  let peak = firstPeak;
  let peakDay = days[0]?.day ?? null;
  let fall: ReturnType<typeof deepestFall> = { depth: 0, from: null, to: null };
  for (const { day, unit } of days) {
    if (unit >= peak) [peak, peakDay] = [unit, day];
    const depth = -changePercent(peak, unit);
    if (depth > fall.depth) fall = { depth, from: peakDay, to: day };
  }
  return fall;
}

/** The unit at the end of the same day a year before the last one; 1 for a strategy that did not exist then. */
function unitBeforeYear(days: readonly UnitOfDay[]): number {
  const lastDay = days.at(-1)?.day;
  if (lastDay === undefined) return 1;
  const yearAgo = `${Number(lastDay.slice(0, 4)) - 1}${lastDay.slice(4)}`;
  return days.findLast(({ day }) => day <= yearAgo)?.unit ?? 1;
}

const percent = (value: number): string => {
  const text = value.toFixed(2);
  return Number(text) === 0 ? '0.00' : text;
};
