import Big from 'big.js';
import { sql, type SQL } from 'drizzle-orm';
import type { CopyReason, CopyState, SkipReason } from '../../../src/domain/social/copy';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import { ApiError } from '../../kernel/api-error';
import { UUID } from '../../kernel/uuid';
import { accountsWithFigures, openPositions } from '../../trading/figures';
import { boardAt } from '../../trading/market-board';
import { moneyDigits } from '../../market/money-digits';
import { removableOf } from './copy-funds';
import { copyResult, performanceFee } from './copy-sizing';

/** Positions that a copy's answer has at most: the newest. */
const LISTED_POSITIONS = 200;

interface CopyRow {
  readonly id: string;
  readonly login: number;
  readonly fromLogin: number;
  readonly strategyId: number;
  readonly strategy: string;
  readonly currency: string;
  readonly state: CopyState;
  readonly reason: CopyReason | null;
  readonly allocated: string;
  readonly stopEquity: string;
  readonly multiplier: string;
  readonly feePercent: string;
  readonly highWater: string;
  readonly fees: string;
  readonly startedAt: Date;
  readonly stoppedAt: Date | null;
  readonly endEquity: string | null;
  readonly returned: string | null;
  readonly returnedCurrency: string | null;
  readonly returnedLogin: number | null;
  readonly equity: string | null;
  readonly balance: string | null;
  readonly credit: string | null;
  readonly freeMargin: string | null;
  readonly openResult: string | null;
  /** The result at the last settlement. */
  readonly lastResult: string | null;
  readonly gap: string;
  readonly openCount: number;
  readonly madeCount: number;
  readonly skippedCount: number;
}

function readRows(db: Database, isSelected: SQL, now: Date): Promise<CopyRow[]> {
  const isOfCopy = sql`a.login in (select copy.login from copies copy where ${isSelected} and copy.state <> 'stopped')`;
  return rowsOf<CopyRow>(
    db,
    sql`with figures as materialized (select login, equity, balance, credit, free_margin, floating_pl from ${accountsWithFigures(isOfCopy, boardAt(now))} as a)
      select copy.id, copy.login, copy.from_login as "fromLogin", copy.strategy_id as "strategyId", strategy.name as strategy,
        strategy.currency, copy.state, copy.reason, copy.allocated::text, copy.stop_equity::text as "stopEquity",
        copy.multiplier::text, copy.fee_percent::text as "feePercent", copy.high_water::text as "highWater",
        copy.fees::text, to_json(copy.started_at) #>> '{}' as "startedAt", to_json(copy.stopped_at) #>> '{}' as "stoppedAt",
        copy.end_equity::text as "endEquity", copy.returned::text, copy.returned_currency as "returnedCurrency",
        copy.returned_login as "returnedLogin", figures.equity::text as equity, figures.balance::text as balance,
        figures.credit::text as credit, figures.free_margin::text as "freeMargin", figures.floating_pl::text as "openResult",
        openings.gap::text, openings.skipped as "skippedCount", openings.made as "madeCount",
        (select fee.result::text from copy_fees fee where fee.copy_id = copy.id order by fee.at desc limit 1) as "lastResult",
        (select count(*)::integer from positions where positions.login = copy.login) as "openCount"
      from copies copy
      join strategies strategy on strategy.id = copy.strategy_id
      left join figures on figures.login = copy.login
      cross join lateral (
        select coalesce(sum(gap), 0) as gap, (count(*) filter (where skipped is not null))::integer as skipped,
          (count(*) filter (where skipped is null))::integer as made
        from copy_positions opening where opening.copy_id = copy.id
      ) openings
      where ${isSelected}
      order by copy.state = 'stopped', copy.started_at desc, copy.id`,
  );
}

/** A copy's figures: its value, the parts of the value, and the fee that would be due now. */
function describeCopy(row: CopyRow) {
  const {
    balance,
    credit,
    currency,
    endEquity,
    equity,
    feePercent,
    fees,
    freeMargin,
    highWater,
    lastResult,
    openResult,
    startedAt,
    stoppedAt,
    ...copy
  } = row;
  const digits = moneyDigits(currency);
  const worth = equity ?? endEquity ?? '0';
  const isEnded = row.state === 'stopped';
  // The last fee was charged after the equity of the end was read.
  const result = isEnded ? (lastResult ?? '0') : copyResult(row, worth);
  const fee = isEnded ? '0' : performanceFee({ result, highWater, percent: feePercent }, currency).fee;
  const figures = { balance, credit, currency, equity, freeMargin };
  return {
    ...copy,
    currency,
    removable: isEnded ? null : removableOf(figures, copy.stopEquity),
    openResult: isEnded ? null : Big(openResult ?? '0').toFixed(digits),
    closedResult: Big(result)
      .minus(isEnded ? '0' : (openResult ?? '0'))
      .toFixed(digits),
    feePercent,
    highWater: Big(highWater).toFixed(digits),
    feesTotal: Big(fees).toFixed(digits),
    gap: Big(copy.gap).toFixed(digits),
    equity: isEnded ? null : Big(worth).toFixed(digits),
    endEquity: endEquity === null ? null : Big(endEquity).toFixed(digits),
    result: Big(result).toFixed(digits),
    feeNow: Big(fee).toFixed(digits),
    startedAt: new Date(startedAt).toISOString(),
    stoppedAt: stoppedAt === null ? null : new Date(stoppedAt).toISOString(),
  };
}

/** A client's copies: running ones first, then the newest. */
export async function listCopies(db: Database, clientId: number, now: Date) {
  const rows = await readRows(db, sql`copy.client_id = ${clientId}`, now);
  return rows.map(describeCopy);
}

interface PositionRow {
  readonly source: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly leaderLots: string;
  readonly wanted: string;
  readonly lots: string;
  readonly skipped: SkipReason | null;
  readonly missing: string | null;
  readonly leaderPrice: string;
  readonly price: string | null;
  readonly gap: string | null;
  readonly at: Date;
  readonly openLots: string | null;
  readonly currentPrice: string | null;
  readonly profit: string | null;
}

/**
 * A client's copy with the openings of its strategy, the newest first, and its fees.
 * @throws ApiError `notFound` for another client's copy.
 */
export async function findCopy(db: Database, clientId: number, copyId: string, now: Date) {
  if (!UUID.test(copyId)) throw new ApiError('notFound');
  const [row] = await readRows(db, sql`copy.client_id = ${clientId} and copy.id = ${copyId}::uuid`, now);
  if (!row) throw new ApiError('notFound');
  const positions = await rowsOf<PositionRow>(
    db,
    sql`with worth as materialized (select ticket, price, profit, swap from ${openPositions(sql`a.login = ${row.login}`, boardAt(now))} as w)
      select opening.source_ticket as source, opening.symbol, opening.side, opening.leader_lots::text as "leaderLots",
        opening.wanted::text as wanted, opening.lots::text, opening.skipped, opening.missing::text, opening.leader_price::text as "leaderPrice",
        opening.price::text, opening.gap::text, to_json(opening.at) #>> '{}' as at, position.lots::text as "openLots",
        worth.price::text as "currentPrice", (worth.profit + worth.swap)::text as profit
      from copy_positions opening
      left join positions position on position.ticket = opening.ticket
      left join worth on worth.ticket = opening.ticket
      where opening.copy_id = ${copyId}::uuid
      order by position.ticket is null, opening.at desc, opening.source_ticket desc
      limit ${LISTED_POSITIONS}`,
  );
  const fees = await rowsOf<{ at: Date; result: string; highWater: string; fee: string }>(
    db,
    sql`select to_json(at) #>> '{}' as at, result::text, high_water::text as "highWater", fee::text from copy_fees
      where copy_id = ${copyId}::uuid order by copy_fees.at`,
  );
  const copy = describeCopy(row);
  const { feeNow, highWater, result, state } = copy;
  const current = { at: null, result, highWater, fee: feeNow };
  const digits = moneyDigits(copy.currency);
  const charges = fees.map((fee) => ({
    ...fee,
    at: new Date(fee.at).toISOString(),
    highWater: Big(fee.highWater).toFixed(digits),
  }));
  return {
    ...copy,
    positions: positions.map((position) => ({ ...position, at: new Date(position.at).toISOString() })),
    fees: state === 'stopped' ? charges : [...charges, current],
  };
}
