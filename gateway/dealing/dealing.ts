import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import { notifyOfLevel } from '../accounts/margin-notices';
import type { Database } from '../db/database';
import { inTransaction } from '../db/open-database';
import { orders, positions } from '../db/tables/trading';
import { QUOTAS } from '../db/quotas.table';
import type { Quotas } from '../db/quotas';
import type { Clock } from '../kernel/time';
import type { Notices } from '../notifications/notices';
import { closePosition, type Deal, type Position } from './close-position';
import { checkAction, checkMarket, lockAccount, readAccount, type DealingAccount } from './dealing-account';
import { DealingRefusal } from './dealing-refusal';
import type { Origin } from './dealing-rules.table';
import type { Side } from '../trading/prices';
import { openTrade, type TradeResult } from './open-trade';
import { cancelOrder, changeOrder, executeOrder, placeOrder, type OrderChange } from './pending-orders';
import { closePriceAt, oppositeOf } from '../trading/prices';
import { findInstrument } from './find-instrument';
import { quoteTrade, type QuotedTrade, type TradeQuote } from './quote-trade';
import { closeByStopOut } from './stop-out';
import { recordTrade, type RecordedTrade } from './record-trade';
import { checkLots, checkStops, checkTolerance, dueStop, type SeenPrice, type Stops } from './trade-checks';
import { isMarketOpen } from './market-hours';

interface AnyOrder extends Partial<Stops> {
  readonly login: number;
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  /** The party that orders the trade; the client by default. */
  readonly origin?: Origin;
}

/** An order to trade at once, or at a price. Prices and lots are decimal strings. */
export type OrderRequest =
  | (AnyOrder & SeenPrice & { readonly kind: 'market' })
  | (AnyOrder & {
      readonly kind: 'limit' | 'stop';
      readonly price: string;
      /** The instant at which the order expires; without it, it waits until it is cancelled. */
      readonly until?: Date | null;
    });

/** A request to close a position, or some lots of it. */
export interface CloseRequest extends SeenPrice {
  readonly ticket: number;
  /** The account of the ticket; without it, the account is found by the ticket. */
  readonly login?: number;
  readonly lots?: string | undefined;
  /** The party that orders the closing; the client by default. */
  readonly origin?: Origin;
  /** True for a closing that was made elsewhere, which is accepted outside the trading hours too. */
  readonly isRecorded?: boolean;
}

/** A change of a position's stops, or of a pending order; what is undefined stays, and null removes a stop. */
export type ChangeRequest = { readonly login: number } & (
  | ({ readonly ticket: number } & Partial<Stops>)
  | ({ readonly orderId: number } & OrderChange)
);

export interface DealingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly quotas: Quotas;
  readonly notices: Notices;
}

/**
 * The only writer of positions, orders and deals besides the seed. Each action is one transaction that has locked the
 * account and its ledger, and uses the prices of one tick.
 * @throws DealingRefusal with the reason, from every action.
 */
export class Dealing {
  constructor(private readonly deps: DealingDeps) {}

  /** The same actions as part of a running transaction. */
  withTransaction(transaction: Database): Dealing {
    return new Dealing({ ...this.deps, db: transaction });
  }

  /** The same actions at an earlier instant, at its prices and in its trading hours. */
  at(instant: Date): Dealing {
    return new Dealing({ ...this.deps, clock: () => instant });
  }

  /** Calculates a trade without making it, and without a lock. */
  async quote({ login, ...trade }: QuotedTrade & { readonly login: number }): Promise<TradeQuote> {
    const { clock, db } = this.deps;
    return quoteTrade(db, await readAccount(db, login, clock()), trade);
  }

  /** Trades at once, or places a pending order; resolves to the ticket of the position or of the order. */
  order(request: OrderRequest): Promise<TradeResult> {
    const { lots, origin = 'client', side, stopLoss = null, symbol, takeProfit = null } = request;
    const trade = { symbol, side, lots, origin, stopLoss, takeProfit };
    const { quotas } = this.deps;
    return this.#withAccount(request.login, async (transaction, account) => {
      if (request.kind !== 'market') {
        const { kind, price, until = null } = request;
        return placeOrder(transaction, quotas, account, { ...trade, kind, price, until });
      }
      return openTrade(transaction, this.deps, account, { ...trade, seenPrice: request });
    });
  }

  /** Closes a position, or some lots of it. */
  async close({
    isRecorded = false,
    login,
    lots,
    origin = 'client',
    ticket,
    ...seenPrice
  }: CloseRequest): Promise<Deal> {
    const { quotas } = this.deps;
    const owner = await this.#ownerOf(positions, ticket, login);
    return this.#withAccount(owner, async (transaction, account) => {
      const position = await findPosition(transaction, account.login, ticket);
      const instrument = findInstrument(position.symbol);
      checkAction(account, 'close', origin);
      if (!isRecorded) checkMarket(position.symbol, 'close', account.at);
      const isWhole = lots === undefined || Big(lots).eq(position.lots);
      if (!isWhole) {
        checkLots(instrument, lots, position.lots);
        // A whole position can always be closed: parts alone could be closed without end.
        if (!(await quotas.hasRoom(transaction, QUOTAS.deals, account.login)))
          throw new DealingRefusal({ reason: 'limit' });
      }
      const price = closePriceAt(instrument, position.side, account.at);
      checkTolerance(instrument, oppositeOf(position.side), price, seenPrice);
      const closedLots = isWhole ? position.lots : lots;
      const { deal } = await closePosition(transaction, account, position, closedLots, { closedBy: origin });
      return deal;
    });
  }

  /** Changes the stops of a position, or the price and stops of a pending order. */
  change(request: ChangeRequest): Promise<void> {
    return this.#withAccount(request.login, async (transaction, account) => {
      if ('orderId' in request) return changeOrder(transaction, account, request.orderId, request);
      const position = await findPosition(transaction, account.login, request.ticket);
      checkAction(account, 'changeStops');
      const { stopLoss = position.stopLoss, takeProfit = position.takeProfit } = request;
      const instrument = findInstrument(position.symbol);
      const price = closePriceAt(instrument, position.side, account.at);
      const stops = checkStops(instrument, position.side, { stopLoss, takeProfit }, price);
      await transaction.update(positions).set(stops).where(eq(positions.ticket, position.ticket));
    });
  }

  /** Cancels a pending order. */
  cancel({ login, orderId }: { readonly login: number; readonly orderId: number }): Promise<void> {
    return this.#withAccount(login, (transaction, account) => cancelOrder(transaction, account, orderId));
  }

  /**
   * Records a trade that was made elsewhere: at the market's prices of its own instants, also outside the trading hours.
   */
  record(trade: RecordedTrade): Promise<{ readonly ticket: number }> {
    return this.#withAccount(trade.login, (transaction, account) =>
      recordTrade(transaction, this.deps, account, trade),
    );
  }

  /**
   * Closes a position whose stop-loss or take-profit the price has reached.
   * @returns false if another replica has closed it, or the price has moved on.
   */
  executeStop(ticket: number): Promise<boolean> {
    return this.#withOwner(positions, ticket, async (transaction, account) => {
      const position = await findPosition(transaction, account.login, ticket);
      if (!isMarketOpen(position.symbol, account.at.getTime())) return false;
      const price = closePriceAt(findInstrument(position.symbol), position.side, account.at);
      const closedBy = dueStop(position.side, position, price);
      const stop = closedBy && position[closedBy];
      if (!closedBy || !stop) return false;
      await closePosition(transaction, account, position, position.lots, {
        closedBy,
        cause: { price: stop },
      });
      return true;
    });
  }

  /** Executes or ends a pending order that is due; returns false as `executeStop` does. */
  executeOrder(ticket: number): Promise<boolean> {
    return this.#withOwner(orders, ticket, (transaction, account) =>
      executeOrder(transaction, this.deps, account, ticket),
    );
  }

  /** Notifies the client of an account that has reached its margin call. */
  executeMarginCall(login: number): Promise<void> {
    return this.#withAccount(login, (transaction, account) =>
      notifyOfLevel(transaction, this.deps.notices, account, account.at),
    );
  }

  /** Closes positions of an account below its stop-out level until it is above; returns the number of deals. */
  executeStopOut(login: number): Promise<number> {
    return this.#withAccount(login, (transaction, account) =>
      closeByStopOut(transaction, this.deps.notices, account),
    );
  }

  #withAccount<Result>(
    login: number,
    work: (transaction: Database, account: DealingAccount) => Promise<Result>,
  ): Promise<Result> {
    const { clock, db } = this.deps;
    return inTransaction(db, async (transaction) =>
      work(transaction, await lockAccount(transaction, clock, login)),
    );
  }

  /** Calls a function with the account that has a ticket; returns false if the ticket no longer exists. */
  async #withOwner(
    table: typeof positions | typeof orders,
    ticket: number,
    work: (transaction: Database, account: DealingAccount) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      return await this.#withAccount(await this.#ownerOf(table, ticket), work);
    } catch (error) {
      if (error instanceof DealingRefusal && error.details.reason === 'ticket') return false;
      throw error;
    }
  }

  async #ownerOf(table: typeof positions | typeof orders, ticket: number, login?: number): Promise<number> {
    if (login !== undefined) return login;
    const [row] = await this.deps.db
      .select({ login: table.login })
      .from(table)
      .where(eq(table.ticket, ticket));
    if (!row) throw new DealingRefusal({ reason: 'ticket' });
    return row.login;
  }
}

async function findPosition(transaction: Database, login: number, ticket: number): Promise<Position> {
  const [position] = await transaction
    .select()
    .from(positions)
    .where(and(eq(positions.ticket, ticket), eq(positions.login, login)));
  if (!position) throw new DealingRefusal({ reason: 'ticket' });
  return position;
}
