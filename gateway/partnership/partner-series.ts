import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { ApiError } from '../kernel/api-error';
import { COMMISSION_SUMS, rewardRows, type CommissionSums } from './commission-sums';
import type { Funnel } from '../../src/domain/partnership/partnership';
import { EMPTY_FUNNEL, funnelEvents, FUNNEL_SUMS } from './funnel-events';
import { rewardMatch, type PartnerFilter } from './partner-filter';

export type SeriesStep = 'day' | 'week' | 'month';

interface Period {
  /** Its first day, `YYYY-MM-DD`. */
  readonly from: string;
}

const MAX_PERIODS = 1_000;
const NO_COMMISSION = {
  total: '0',
  paid: '0',
  approved: '0',
  accrued: '0',
  held: '0',
  clawedBack: '0',
  rejected: '0',
};

/**
 * Clicks, clients and commission by period, one row for each currency; commission by the day on which it was earned and by
 * its state now. Without a first day it begins with the first row. Weeks begin on Monday; days are in UTC.
 * @param today the last day without one in the filter.
 * @throws ApiError `invalid` for more than a thousand periods.
 */
export async function readSeries(
  db: Database,
  partnerId: number,
  filter: PartnerFilter,
  step: SeriesStep,
  programmeCurrency: string | null,
  today: Date,
) {
  const events = await rowsOf<Period & Funnel>(
    db,
    sql`select to_char(date_trunc(${step}, day), 'YYYY-MM-DD') as "from", ${FUNNEL_SUMS}
      from (${funnelEvents(partnerId, filter)}) events group by 1`,
  );
  const sums = await rowsOf<Period & CommissionSums>(
    db,
    sql`select to_char(date_trunc(${step}, reward.earned_at at time zone 'utc'), 'YYYY-MM-DD') as "from", reward.currency, ${COMMISSION_SUMS}
      from ${rewardRows(filter)} where ${rewardMatch(partnerId, filter)} and reward.state <> 'none' group by 1, reward.currency`,
  );
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  const starts = [...events, ...sums].map(({ from }) => from).sort();
  const day = today.toISOString().slice(0, 10);
  const begin = filter.from ?? starts[0] ?? filter.to ?? day;
  const end = filter.to ?? [day, starts.at(-1) ?? day, begin].sort().at(-1) ?? day;
  return periodsBetween(begin, end, step).flatMap((period) => {
    const { byCode: _byCode, ...counts } = {
      ...EMPTY_FUNNEL,
      ...events.find(({ from }) => from === period.from),
    };
    return (currencies.length > 0 ? currencies : [filter.currency ?? programmeCurrency]).map((currency) => ({
      ...counts,
      ...NO_COMMISSION,
      ...sums.find((sum) => sum.from === period.from && sum.currency === currency),
      ...period,
      currency,
    }));
  });
}

function periodsBetween(begin: string, end: string, step: SeriesStep): (Period & { to: string })[] {
  const periods: (Period & { to: string })[] = [];
  let from = startOf(new Date(begin), step);
  const last = new Date(end);
  while (from <= last) {
    if (periods.length === MAX_PERIODS) throw new ApiError('invalid');
    const next = nextStart(from, step);
    periods.push({ from: toDay(from), to: toDay(new Date(next.getTime() - 1)) });
    from = next;
  }
  return periods;
}

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);

function startOf(day: Date, step: SeriesStep): Date {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  if (step === 'month') return new Date(Date.UTC(year, month, 1));
  return new Date(Date.UTC(year, month, step === 'week' ? date - ((day.getUTCDay() + 6) % 7) : date));
}

function nextStart(start: Date, step: SeriesStep): Date {
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  if (step === 'month') return new Date(Date.UTC(year, month + 1, 1));
  return new Date(Date.UTC(year, month, date + (step === 'week' ? 7 : 1)));
}
