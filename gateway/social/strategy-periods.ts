import Big from 'big.js';
import { changePercent } from '../../src/domain/social/strategy-risk';
import { instrumentOf } from '../market/market';
import { moneyDigits } from '../trading/money-digits';
import { copiedLots, performanceFee } from './copy-sizing';
import { deepestFall, type UnitOfDay } from './strategy-figures';

/** The money of the copy whose result after costs is shown, in the strategy's currency. */
const COPY_AMOUNT = '1000';

const MONTHS = 12;

/** A day of a strategy, with the equity of its account at the end. */
export interface StrategyDay extends UnitOfDay {
  readonly equity: string;
}

/** A closed trade, as a copy follows it; `net` is with swap and commission. */
export interface PeriodDeal {
  readonly symbol: string;
  readonly lots: string;
  readonly net: string;
  readonly openedAt: Date;
  readonly closedAt: Date;
}

/** Twelve months of a strategy, the last of which is the current one; percentages are decimal strings. */
export interface StrategyPeriod {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  /** The return of each month; null for one before the start. */
  readonly months: readonly (string | null)[];
  readonly drawdownPercent: string;
  readonly returnPercent: string;
  /** Of a copy of 1,000 that began with the period, after all costs and the fee. */
  readonly costsPercent: string;
}

export interface PeriodTerms {
  readonly currency: string;
  readonly feePercent: string;
}

/** The periods of twelve months since a strategy's start, the latest first. */
export function periodsOf(
  days: readonly StrategyDay[],
  deals: readonly PeriodDeal[],
  terms: PeriodTerms,
): readonly StrategyPeriod[] {
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
      costsPercent: costsPercentOf(days, inPeriod, deals, terms),
    };
  });
}

/** Months since the year 0, of a day `YYYY-MM-DD`. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;

const unitBeforeMonth = (days: readonly StrategyDay[], month: number): number =>
  days.findLast(({ day }) => monthOf(day) < month)?.unit ?? 1;

function monthReturn(days: readonly StrategyDay[], month: number): string | null {
  const last = days.findLast(({ day }) => monthOf(day) === month);
  return last ? changePercent(unitBeforeMonth(days, month), last.unit).toFixed(2) : null;
}

interface Settlement {
  readonly at: number;
  readonly month: number;
  readonly net: Big;
}

/**
 * The result of a copy of 1,000 in percent that made the trades of the period in proportion, with lots rounded down, and
 * paid the fee at the end of each month. Trades that are open at one of both ends do not count.
 */
function costsPercentOf(
  days: readonly StrategyDay[],
  inPeriod: readonly StrategyDay[],
  deals: readonly PeriodDeal[],
  { currency, feePercent }: PeriodTerms,
): string {
  const [begin, end] = [inPeriod[0]?.day ?? '', inPeriod.at(-1)?.day ?? ''];
  const equityOfDay = new Map(days.map(({ day, equity }) => [day, equity]));
  const ownDeals = deals
    .filter(({ closedAt, openedAt }) => begin <= isoDay(openedAt) && isoDay(closedAt) <= end)
    .toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime());
  let equity = Big(COPY_AMOUNT);
  let fees = Big(0);
  let highWater = '0';
  let month = monthOf(begin);
  let open: readonly Settlement[] = [];
  const charge = () => {
    const result = equity.minus(COPY_AMOUNT).plus(fees).toFixed();
    const settled = performanceFee({ result, highWater, percent: feePercent }, currency);
    highWater = settled.highWater;
    fees = fees.plus(settled.fee);
    equity = equity.minus(settled.fee);
  };
  const settleUntil = (instant: number) => {
    const due = open.filter(({ at }) => at <= instant).toSorted((a, b) => a.at - b.at);
    open = open.filter(({ at }) => at > instant);
    for (const { month: closingMonth, net } of due) {
      if (closingMonth > month) charge();
      month = Math.max(month, closingMonth);
      equity = equity.plus(net);
    }
  };
  for (const { closedAt, lots, net, openedAt, symbol } of ownDeals) {
    settleUntil(openedAt.getTime());
    const leaderEquity =
      equityOfDay.get(isoDay(new Date(openedAt.getTime() - 86_400_000))) ?? days[0]?.equity ?? '0';
    const copied = copiedLots(instrumentOf(symbol), {
      leaderLots: lots,
      leaderEquity,
      equity: equity.toFixed(),
      multiplier: '1',
    });
    const copiedNet = Big(net).times(copied.lots).div(lots).round(moneyDigits(currency));
    open = [...open, { at: closedAt.getTime(), month: monthOf(isoDay(closedAt)), net: copiedNet }];
  }
  settleUntil(Infinity);
  charge();
  return equity.minus(COPY_AMOUNT).div(COPY_AMOUNT).times(100).toFixed(2);
}

const isoDay = (instant: Date): string => instant.toISOString().slice(0, 10);
