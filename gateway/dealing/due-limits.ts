import { sql } from 'drizzle-orm';
import { stageNumberOf } from '../accounts/margin-notices';
import { CheckedAccounts, MARGIN_STATE, type MarginState } from '../accounts/safe-market-move';
import type { Database } from '../db/database';
import { readDataVersion } from '../db/data-version';
import { rowsOf } from '../db/rows-of';
import { instrumentOf, quoteAt } from '../market/market';
import { marginLevels } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { isMarketOpen } from './market-hours';

/** The prices at which trades of a symbol become due; null if none do. */
interface PriceLimits {
  readonly symbol: string;
  readonly lowestBid: number | null;
  readonly highestBid: number | null;
  readonly lowestAsk: number | null;
  readonly highestAsk: number | null;
  /** Epoch milliseconds at which the first order expires. */
  readonly expiresAt: number | null;
}

/** An account near its margin call, with its stage in `margin_watches`. */
interface WatchedState extends MarginState {
  readonly stage: number;
}

/** Limits that are the current ones while the data has this version. */
interface Limits {
  readonly version: string;
  readonly prices: readonly PriceLimits[];
  readonly watches: CheckedAccounts;
  /** True if an account was at a limit when the limits were read. */
  readonly isLimitReached: boolean;
}

/**
 * Tells at each tick whether a trade may be due: prices have reached a limit, or may have moved a watched account to one.
 * The limits are read again only after a write; a tick at which nothing is due costs one short query.
 */
export class DueLimits {
  #limits: Limits | undefined;

  constructor(private readonly db: Database) {}

  /** False if no trade of any account is due at the instant. */
  async areReached(at: Date): Promise<boolean> {
    // Before the limits, so that what is written in between is noticed at the next tick.
    const version = await readDataVersion(this.db);
    if (this.#limits?.version !== version)
      this.#limits = { version, prices: await this.#readPrices(), ...(await this.#readWatches(at)) };
    if (this.#limits.prices.some((limits) => isReached(limits, at.getTime()))) return true;
    if (this.#limits.watches.movedLogins(boardAt(at)).length > 0)
      this.#limits = { ...this.#limits, ...(await this.#readWatches(at)) };
    return this.#limits.isLimitReached || this.#limits.watches.movedLogins(boardAt(at)).length > 0;
  }

  /** Reads the limits of all trades, as `findDueTrades` compares them. */
  #readPrices(): Promise<PriceLimits[]> {
    return rowsOf<PriceLimits>(
      this.db,
      sql`select symbol, max(lowest_bid)::float8 as "lowestBid", min(highest_bid)::float8 as "highestBid",
          max(lowest_ask)::float8 as "lowestAsk", min(highest_ask)::float8 as "highestAsk",
          floor(extract(epoch from min(expires_at)) * 1000)::float8 as "expiresAt"
        from (
          select symbol, case side when 'buy' then stop_loss end, case side when 'buy' then take_profit end,
            case side when 'sell' then take_profit end, case side when 'sell' then stop_loss end, null::timestamptz
          from positions where stop_loss is not null or take_profit is not null
          union all
          select symbol, case type when 'sellStop' then order_price end, case type when 'sellLimit' then order_price end,
            case type when 'buyLimit' then order_price end, case type when 'buyStop' then order_price end, expires_at
          from orders
        ) as limits(symbol, lowest_bid, highest_bid, lowest_ask, highest_ask, expires_at)
        group by symbol`,
    );
  }

  async #readWatches(at: Date): Promise<Pick<Limits, 'watches' | 'isLimitReached'>> {
    const board = boardAt(at);
    const accounts = await rowsOf<WatchedState>(
      this.db,
      // Materialised: the join would calculate the figures for each row of the watches.
      sql`with levels as materialized (
          select * from ${marginLevels(sql`select login from margin_watches`, board)} as watched)
        select levels.login, ${MARGIN_STATE}, watch.stage from levels join margin_watches watch on watch.login = levels.login`,
    );
    return { watches: new CheckedAccounts(board, accounts), isLimitReached: accounts.some(isAtLimit) };
  }
}

function isReached(
  { expiresAt, highestAsk, highestBid, lowestAsk, lowestBid, symbol }: PriceLimits,
  instant: number,
): boolean {
  if (expiresAt !== null && expiresAt <= instant) return true;
  if (!isMarketOpen(symbol, instant)) return false;
  const { ask, bid } = quoteAt(instrumentOf(symbol), instant);
  return (
    (lowestBid !== null && bid <= lowestBid) ||
    (highestBid !== null && bid >= highestBid) ||
    (lowestAsk !== null && ask <= lowestAsk) ||
    (highestAsk !== null && ask >= highestAsk)
  );
}

function isAtLimit({ marginCallLevel, marginLevel, stage, stopOutLevel }: WatchedState): boolean {
  if (marginLevel === null) return false;
  const isBelow = (level: string | null) => level !== null && Number(marginLevel) < Number(level);
  return isBelow(stopOutLevel) || (isBelow(marginCallLevel) && stage < stageNumberOf('margin-call'));
}
