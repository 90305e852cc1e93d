import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { ledgerAccounts, ledgerEntries, postings } from '../db/tables/ledger';
import { deals, orderOutcomes, orders, positions } from '../db/tables/trading';
import { openPositions, orderPriceOf, quotesOf } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { clientReference } from '../kernel/client-reference';
import { afterCursorCondition, pageOf } from '../kernel/cursor';
import { dayRangeCondition, type DayRange } from '../kernel/day-range';
import type { Clock } from '../kernel/time';
import {
  count,
  isOrderSide,
  sideCondition,
  symbolCondition,
  moneySum,
  PAGE_SIZE,
  sumOf,
  totalsOfFirstPage,
  type DealFilter,
  type Page,
  type TradeFilter,
} from './book-filters';
import type { AccountTerms } from './trading-accounts';

/** Positions, orders, closed trades and movements of money, newest first, in pages; the first has their totals. */
export class AccountBooks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Open positions at current prices. */
  async listPositions({ currency, login }: AccountTerms, { cursor, ...filter }: Page & TradeFilter) {
    const worth = sql`${openPositions(sql`a.login = ${login}`, boardAt(this.clock()))} as worth`;
    const condition = and(
      eq(positions.login, login),
      symbolCondition(filter, positions.symbol),
      sideCondition(filter, positions.side),
    );
    const figures = {
      profit: sql<string>`worth.profit`,
      swap: sql<string>`worth.swap`,
      margin: sql<string>`worth.margin`,
    };
    const {
      login: _login,
      origin: _origin,
      swapBefore: _before,
      swapFrom: _from,
      ...columns
    } = getTableColumns(positions);
    const rows = await this.db
      .select({ ...columns, price: sql<string>`worth.price`, ...figures })
      .from(positions)
      .innerJoin(worth, sql`worth.ticket = ${positions.ticket}`)
      .where(and(condition, afterCursorCondition(cursor, positions.openedAt, positions.ticket)))
      .orderBy(desc(positions.openedAt), desc(positions.ticket))
      .limit(PAGE_SIZE + 1);
    const totals = await totalsOfFirstPage(cursor, () =>
      this.db
        .select({
          count,
          lots: sumOf(sql`sum(${positions.lots})`),
          profit: moneySum(figures.profit, currency),
          swap: moneySum(figures.swap, currency),
          margin: moneySum(figures.margin, currency),
        })
        .from(positions)
        .innerJoin(worth, sql`worth.ticket = ${positions.ticket}`)
        .where(condition),
    );
    return pageOf(
      rows,
      PAGE_SIZE,
      ({ openedAt, ticket }) => ({ at: openedAt, id: ticket }),
      ({ openedAt, ...position }) => ({ ...position, currency, openedAt: openedAt.toISOString() }),
      totals,
    );
  }

  /** Pending orders; the current price is the one at which the order would open. */
  async listOrders({ login }: AccountTerms, { cursor, ...filter }: Page & TradeFilter) {
    const quotes = quotesOf(boardAt(this.clock()));
    const { login: _login, origin: _origin, ...columns } = getTableColumns(orders);
    const condition = and(
      eq(orders.login, login),
      symbolCondition(filter, orders.symbol),
      isOrderSide(filter, orders.type),
    );
    const rows = await this.db
      .select({
        ...columns,
        price: orderPriceOf(orders.type),
      })
      .from(orders)
      .leftJoin(sql`${quotes} as quote(symbol, bid, ask)`, sql`quote.symbol = ${orders.symbol}`)
      .where(and(condition, afterCursorCondition(cursor, orders.placedAt, orders.ticket)))
      .orderBy(desc(orders.placedAt), desc(orders.ticket))
      .limit(PAGE_SIZE + 1);
    const totals = await totalsOfFirstPage(cursor, () =>
      this.db
        .select({ count, lots: sumOf(sql`sum(${orders.lots})`) })
        .from(orders)
        .where(condition),
    );
    return pageOf(
      rows,
      PAGE_SIZE,
      ({ placedAt, ticket }) => ({ at: placedAt, id: ticket }),
      ({ expiresAt, placedAt, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      }),
      totals,
    );
  }

  /** Orders that wait no longer, the last to end first. */
  async listEndedOrders({ login }: AccountTerms, { cursor, ...filter }: Page & DayRange & TradeFilter) {
    const { login: _login, ...columns } = getTableColumns(orderOutcomes);
    const condition = and(
      eq(orderOutcomes.login, login),
      symbolCondition(filter, orderOutcomes.symbol),
      isOrderSide(filter, orderOutcomes.type),
      dayRangeCondition(filter, orderOutcomes.endedAt),
    );
    const rows = await this.db
      .select(columns)
      .from(orderOutcomes)
      .where(and(condition, afterCursorCondition(cursor, orderOutcomes.endedAt, orderOutcomes.ticket)))
      .orderBy(desc(orderOutcomes.endedAt), desc(orderOutcomes.ticket))
      .limit(PAGE_SIZE + 1);
    const totals = await totalsOfFirstPage(cursor, () =>
      this.db
        .select({ count, lots: sumOf(sql`sum(${orderOutcomes.lots})`) })
        .from(orderOutcomes)
        .where(condition),
    );
    return pageOf(
      rows,
      PAGE_SIZE,
      ({ endedAt, ticket }) => ({ at: endedAt, id: ticket }),
      ({ endedAt, placedAt, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
        endedAt: endedAt.toISOString(),
      }),
      totals,
    );
  }

  /** Closed trades, each with the balance after it. */
  async listDeals({ currency, login }: AccountTerms, query: Page & DayRange & DealFilter) {
    const limit = query.limit ?? PAGE_SIZE;
    const {
      login: _login,
      cause: _cause,
      positionTicket: _position,
      spread: _spread,
      ...columns
    } = getTableColumns(deals);
    const condition = and(
      eq(deals.login, login),
      symbolCondition(query, deals.symbol),
      sideCondition(query, deals.side),
      query.closedBy === undefined ? undefined : sql`${deals.closedBy} = ${query.closedBy}`,
      dayRangeCondition(query, deals.closedAt),
    );
    const net = sql<string>`${deals.profit} + ${deals.swap} + ${deals.commission}`;
    const rows = await this.db
      .select({
        ...columns,
        net,
        balance: sql<string | null>`(select balance_after from postings
          where entry_id = ${ledgerEntries.id} and account_id = ${ledgerAccounts.id})`,
      })
      .from(deals)
      .leftJoin(ledgerEntries, eq(ledgerEntries.ticket, deals.ticket))
      .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.login, deals.login), eq(ledgerAccounts.kind, 'client')))
      .where(and(condition, afterCursorCondition(query.cursor, deals.closedAt, deals.ticket)))
      .orderBy(desc(deals.closedAt), desc(deals.ticket))
      .limit(limit + 1);
    const totals = await totalsOfFirstPage(query.cursor, () =>
      this.db
        .select({
          count,
          lots: sumOf(sql`sum(${deals.lots})`),
          profit: moneySum(deals.profit, currency),
          swap: moneySum(deals.swap, currency),
          commission: moneySum(deals.commission, currency),
          net: moneySum(net, currency),
        })
        .from(deals)
        .where(condition),
    );
    return pageOf(
      rows,
      limit,
      ({ closedAt, ticket }) => ({ at: closedAt, id: ticket }),
      ({ closedAt, openedAt, ...deal }) => ({
        ...deal,
        currency,
        openedAt: openedAt.toISOString(),
        closedAt: closedAt.toISOString(),
      }),
      totals,
    );
  }

  /** Payments into and out of one account, or of all accounts of a client; sums are of one account. */
  async listFunds(clientId: number, { login, kind, ...query }: Page & DayRange & FundsFilter) {
    const limit = query.limit ?? PAGE_SIZE;
    const condition = and(
      eq(accounts.clientId, clientId),
      login === undefined ? undefined : eq(accounts.login, login),
      eq(ledgerAccounts.kind, 'client'),
      sql`not ${postings.isTrade}`,
      kind === undefined ? undefined : sql`${ledgerEntries.kind} = ${kind}`,
      dayRangeCondition(query, postings.at),
    );
    const rows = await this.db
      .select({
        id: postings.id,
        entryId: ledgerEntries.id,
        login: accounts.login,
        kind: ledgerEntries.kind,
        amount: postings.amount,
        balance: postings.balanceAfter,
        currency: accounts.currency,
        at: postings.at,
        method: ledgerEntries.method,
        counterpart: ledgerEntries.counterpart,
      })
      .from(postings)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
      .innerJoin(accounts, eq(accounts.login, ledgerAccounts.login))
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, postings.entryId))
      .where(and(condition, afterCursorCondition(query.cursor, postings.at, postings.id)))
      .orderBy(desc(postings.at), desc(postings.id))
      .limit(limit + 1);
    const totals = await totalsOfFirstPage(login === undefined ? null : query.cursor, () =>
      this.db
        .select({
          count,
          paidIn: sumOf(sql`sum(${postings.amount}) filter (where ${postings.amount} > 0)`),
          paidOut: sumOf(sql`sum(${postings.amount}) filter (where ${postings.amount} < 0)`),
        })
        .from(postings)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
        .innerJoin(accounts, eq(accounts.login, ledgerAccounts.login))
        .innerJoin(ledgerEntries, eq(ledgerEntries.id, postings.entryId))
        .where(condition),
    );
    return pageOf(
      rows,
      limit,
      ({ at, id }) => ({ at, id }),
      ({ at, entryId, ...movement }) => ({
        ...movement,
        at: at.toISOString(),
        reference: clientReference('P', entryId),
      }),
      totals,
    );
  }
}

interface FundsFilter {
  readonly login?: number | undefined;
  readonly kind?: string | undefined;
}
