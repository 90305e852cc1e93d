import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import { accountsWithFigures } from '../../trading/figures';
import { boardAt } from '../../trading/market-board';
import { copyResult, performanceFee } from '../copy/copy-sizing';

/** An average of fewer copies would not represent the others, and reveal too much about one of them. */
const MIN_COPIES = 5;

/** Days for which a copy has existed before it counts, however it has ended since. */
const MIN_AGE_DAYS = 30;

/** Results of a strategy’s copiers, in percent of the money paid in, after all costs; null each if there are too few. */
export interface CopierResults {
  readonly count: number;
  readonly median: string | null;
  readonly q1: string | null;
  readonly q3: string | null;
  readonly worst: string | null;
  readonly best: string | null;
  readonly losses: number | null;
  /** A percentage. */
  readonly lossShare: string | null;
}

interface CopyRow {
  readonly strategyId: number;
  readonly currency: string;
  readonly isEnded: boolean;
  readonly allocated: string;
  readonly fees: string;
  readonly feePercent: string;
  readonly highWater: string;
  readonly equity: string | null;
  /** The result before fees, at the end. */
  readonly lastResult: string | null;
  readonly paidIn: string | null;
}

/**
 * Reads what the copiers of a company's strategies got, by the strategies' ids: copies that ended in, or run through, the
 * last twelve months and began thirty days ago at least.
 */
export async function readCopierResults(
  db: Database,
  companyId: number,
  now: Date,
): Promise<ReadonlyMap<number, CopierResults>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isSelected = sql`copy.started_at <= ${at} - make_interval(days => ${MIN_AGE_DAYS})
    and (copy.stopped_at is null or copy.stopped_at > ${at} - interval '1 year')
    and copy.strategy_id in (select id from strategies where company_id = ${companyId})`;
  const isRunning = sql`a.login in (select copy.login from copies copy where copy.state <> 'stopped' and ${isSelected})`;
  const rows = await rowsOf<CopyRow>(
    db,
    sql`with figures as materialized (select login, equity from ${accountsWithFigures(isRunning, boardAt(now))} as a)
      select copy.strategy_id as "strategyId", strategy.currency, copy.state = 'stopped' as "isEnded", copy.allocated::text,
        copy.fees::text, copy.fee_percent::text as "feePercent", copy.high_water::text as "highWater", figures.equity::text,
        (select fee.result::text from copy_fees fee where fee.copy_id = copy.id order by fee.at desc limit 1) as "lastResult",
        (select sum(posting.amount)::text from ledger_accounts book
          join postings posting on posting.account_id = book.id and posting.amount > 0
          join ledger_entries entry on entry.id = posting.entry_id and entry.kind = 'transfer'
          where book.login = copy.login and book.kind = 'client') as "paidIn"
      from copies copy
      join strategies strategy on strategy.id = copy.strategy_id
      left join figures on figures.login = copy.login
      where ${isSelected}`,
  );
  const ids = new Set(rows.map(({ strategyId }) => strategyId));
  return new Map(
    [...ids].map((id) => [
      id,
      copierResultsOf(rows.filter(({ strategyId }) => strategyId === id).map(netPercentOf)),
    ]),
  );
}

/** The net result of a copy in percent of the money paid in; for a running copy, as if it ended now. */
function netPercentOf(row: CopyRow): number {
  const { currency, feePercent, fees, highWater, isEnded, lastResult } = row;
  const result = isEnded ? (lastResult ?? '0') : copyResult(row, row.equity ?? row.allocated);
  const feeNow = isEnded ? '0' : performanceFee({ result, highWater, percent: feePercent }, currency).fee;
  const paidIn = Big(row.paidIn ?? row.allocated);
  if (paidIn.lte(0)) return 0;
  return Number(Big(result).minus(fees).minus(feeNow).times(100).div(paidIn));
}

/** The results of copies from the net percentage of each. */
export function copierResultsOf(percents: readonly number[]): CopierResults {
  const count = percents.length;
  if (count < MIN_COPIES)
    return {
      count,
      median: null,
      q1: null,
      q3: null,
      worst: null,
      best: null,
      losses: null,
      lossShare: null,
    };
  const sortedPercents = percents.toSorted((a, b) => a - b);
  const at = (share: number) => quantileOf(sortedPercents, share).toFixed(2);
  const losses = sortedPercents.filter((percent) => percent < 0).length;
  return {
    count,
    median: at(0.5),
    q1: at(0.25),
    q3: at(0.75),
    worst: at(0),
    best: at(1),
    losses,
    lossShare: ((losses / count) * 100).toFixed(2),
  };
}

/** The value below which a share of sorted values lies; interpolated between two of them. */
function quantileOf(sortedPercents: readonly number[], share: number): number {
  const place = share * (sortedPercents.length - 1);
  const low = sortedPercents[Math.floor(place)] ?? 0;
  const high = sortedPercents[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
