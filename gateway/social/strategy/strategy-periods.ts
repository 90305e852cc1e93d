import { changePercent } from '../../../src/domain/social/strategy-risk';
import { deepestFall, type UnitOfDay } from './strategy-figures';

const MONTHS = 12;

/** Twelve months of a strategy, the last of which is the current one; percentages are decimal strings. */
export interface StrategyPeriod {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  /** The return of each month; null for one before the start. */
  readonly months: readonly (string | null)[];
  readonly drawdownPercent: string;
  readonly returnPercent: string;
}

/** The periods of twelve months since a strategy's start, the latest first. */
export function periodsOf(days: readonly UnitOfDay[]): readonly StrategyPeriod[] {
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (!firstDay || !lastDay) return [];
  const firstMonth = monthOf(firstDay.day);
  const lastMonth = monthOf(lastDay.day);
  const count = Math.ceil((lastMonth - firstMonth + 1) / MONTHS);
  return Array.from({ length: count }, (_, index) => {
    const begin = lastMonth - MONTHS * (index + 1) + 1;
    const months = Array.from({ length: MONTHS }, (_month, place) => begin + place);
    const inPeriod = days.filter(({ day }) => begin <= monthOf(day) && monthOf(day) < begin + MONTHS);
    const unitBefore = unitBeforeMonth(days, begin);
    return {
      from: inPeriod[0]?.day ?? firstDay.day,
      to: inPeriod.at(-1)?.day ?? lastDay.day,
      months: months.map((month) => monthReturn(days, month)),
      drawdownPercent: deepestFall(inPeriod, unitBefore).depth.toFixed(2),
      returnPercent: changePercent(unitBefore, inPeriod.at(-1)?.unit ?? unitBefore).toFixed(2),
    };
  });
}

/** Months since the year 0, of a day `YYYY-MM-DD`. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;

const unitBeforeMonth = (days: readonly UnitOfDay[], month: number): number =>
  days.findLast(({ day }) => monthOf(day) < month)?.unit ?? 1;

function monthReturn(days: readonly UnitOfDay[], month: number): string | null {
  const last = days.findLast(({ day }) => monthOf(day) === month);
  return last ? changePercent(unitBeforeMonth(days, month), last.unit).toFixed(2) : null;
}
