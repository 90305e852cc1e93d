import { and, desc, eq, getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { accounts } from '../../db/tables/accounts';
import { ledgerAccounts, ledgerEntries, postings } from '../../db/tables/ledger';
import { deals, orders, positions } from '../../db/tables/trading';
import { openPositions, quotesOf } from '../../trading/figures';
import { boardAt } from '../../trading/market-board';
import { following, pageOf, placeOf } from './cursor';
import { within, type DayRange } from './day-range';
import type { Clock } from './time';
import type { AccountTerms } from './trading-accounts';

/** Items per page, unless fewer are asked for. */
const PAGE = 100;

interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Positions, orders, closed trades and movements of money, newest first, in pages. */
export class AccountBooks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Open positions at current prices. */
  async positions({ currency, login }: AccountTerms, cursor: string | undefined) {
    const worth = sql`${openPositions(login, boardAt(this.clock()))} as worth`;
    const { login: _login, ...listed } = getTableColumns(positions);
    const rows = await this.db
      .select({
        ...listed,
        price: sql<string>`worth.price`,
        profit: sql<string>`worth.profit`,
        swap: sql<string>`worth.swap`,
        margin: sql<string>`worth.margin`,
      })
      .from(positions)
      .innerJoin(worth, sql`worth.ticket = ${positions.ticket}`)
      .where(and(eq(positions.login, login), after({ cursor }, positions.openedAt, positions.ticket)))
      .orderBy(desc(positions.openedAt), desc(positions.ticket))
      .limit(PAGE + 1);
    return pageOf(
      rows,
      PAGE,
      ({ openedAt, ticket }) => ({ at: openedAt, id: ticket }),
      ({ openedAt, ...position }) => ({ ...position, currency, openedAt: openedAt.toISOString() }),
    );
  }

  /** Pending orders; the current price is the one at which the order would open. */
  async orders({ login }: AccountTerms, cursor: string | undefined) {
    const quotes = quotesOf(boardAt(this.clock()));
    const { login: _login, ...listed } = getTableColumns(orders);
    const rows = await this.db
      .select({
        ...listed,
        price: sql<
          string | null
        >`case when ${orders.type} in ('buyLimit', 'buyStop') then quote.ask else quote.bid end`,
      })
      .from(orders)
      .leftJoin(sql`${quotes} as quote(symbol, bid, ask)`, sql`quote.symbol = ${orders.symbol}`)
      .where(and(eq(orders.login, login), after({ cursor }, orders.placedAt, orders.ticket)))
      .orderBy(desc(orders.placedAt), desc(orders.ticket))
      .limit(PAGE + 1);
    return pageOf(
      rows,
      PAGE,
      ({ placedAt, ticket }) => ({ at: placedAt, id: ticket }),
      ({ expiresAt, placedAt, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      }),
    );
  }

  /** Closed trades, each with the balance after it. */
  async deals(
    { currency, login }: AccountTerms,
    { symbol, ...query }: Page & DayRange & { readonly symbol?: string | undefined },
  ) {
    const most = query.limit ?? PAGE;
    const { login: _login, ...listed } = getTableColumns(deals);
    const rows = await this.db
      .select({
        ...listed,
        net: sql<string>`${deals.profit} + ${deals.swap} + ${deals.commission}`,
        balance: sql<string | null>`(select balance_after from postings
          where entry_id = ${ledgerEntries.id} and account_id = ${ledgerAccounts.id})`,
      })
      .from(deals)
      .leftJoin(ledgerEntries, eq(ledgerEntries.ticket, deals.ticket))
      .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.login, deals.login), eq(ledgerAccounts.kind, 'client')))
      .where(
        and(
          eq(deals.login, login),
          symbol === undefined ? undefined : eq(deals.symbol, symbol),
          within(query, deals.closedAt),
          after(query, deals.closedAt, deals.ticket),
        ),
      )
      .orderBy(desc(deals.closedAt), desc(deals.ticket))
      .limit(most + 1);
    return pageOf(
      rows,
      most,
      ({ closedAt, ticket }) => ({ at: closedAt, id: ticket }),
      ({ closedAt, openedAt, ...deal }) => ({
        ...deal,
        currency,
        openedAt: openedAt.toISOString(),
        closedAt: closedAt.toISOString(),
      }),
    );
  }

  /** What was paid into and out of one account, or all accounts of a client. */
  async funds(
    clientId: number,
    { login, ...query }: Page & DayRange & { readonly login?: number | undefined },
  ) {
    const most = query.limit ?? PAGE;
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
      .where(
        and(
          eq(accounts.clientId, clientId),
          login === undefined ? undefined : eq(accounts.login, login),
          eq(ledgerAccounts.kind, 'client'),
          sql`not ${postings.isTrade}`,
          within(query, postings.at),
          after(query, postings.at, postings.id),
        ),
      )
      .orderBy(desc(postings.at), desc(postings.id))
      .limit(most + 1);
    return pageOf(
      rows,
      most,
      ({ at, id }) => ({ at, id }),
      ({ at, entryId, ...movement }) => ({
        ...movement,
        at: at.toISOString(),
        reference: referenceOf(entryId),
      }),
    );
  }
}

/** What a client quotes when they ask about a movement. */
const referenceOf = (entryId: number): string => `P-${String(entryId).padStart(8, '0')}`;

const after = ({ cursor }: Page, instant: Column, ids: Column): SQL | undefined =>
  cursor === undefined ? undefined : following(placeOf(cursor), instant, ids);
