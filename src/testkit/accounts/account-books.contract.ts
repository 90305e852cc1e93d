import Big from 'big.js';
import { expect } from 'expect';
import {
  AccountBooks,
  type BookPage,
  type PageRequest,
} from '../../application/accounts/ports/account-books';
import { Accounts } from '../../application/accounts/ports/accounts';
import {
  NO_DEAL_FILTER,
  NO_ENDED_ORDER_FILTER,
  NO_FUNDS_FILTER,
  NO_TRADE_FILTER,
  type DayRange,
} from '../../domain/accounts/books';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** A login that belongs to no client. */
const FOREIGN_LOGIN = 2_000_000_001;
const FIRST_PAGE: PageRequest = { cursor: '' };
const ALL_TIME: DayRange = { from: '2000-01-01', to: '2099-12-31' };

/** Every call of the port, for one account. */
const CALLS: readonly (readonly [
  EndpointKey,
  (books: AccountBooks, login: number, signal: AbortSignal | undefined, ticket: number) => Promise<unknown>,
])[] = [
  ['positions', (books, login, signal) => books.positions(login, NO_TRADE_FILTER, FIRST_PAGE, signal)],
  ['orders', (books, login, signal) => books.orders(login, NO_TRADE_FILTER, FIRST_PAGE, signal)],
  [
    'endedOrders',
    (books, login, signal) => books.endedOrders(login, NO_ENDED_ORDER_FILTER, FIRST_PAGE, signal),
  ],
  ['deals', (books, login, signal) => books.deals(login, NO_DEAL_FILTER, FIRST_PAGE, signal)],
  ['dealTerms', (books, login, signal, ticket) => books.dealTerms(login, ticket, signal)],
  ['funds', (books, login, signal) => books.funds(login, NO_FUNDS_FILTER, FIRST_PAGE, signal)],
  ['statement', (books, login, signal) => books.statement(login, ALL_TIME, signal)],
  ['costs', (books, login, signal) => books.costs(login, 2026, signal)],
  ['equityCurve', (books, login, signal) => books.equityCurve(login, 30, signal)],
];

/** The contract of the port `AccountBooks`. It needs an active live account with open and closed trades. */
export const describeAccountBooksContract = gatewayContract<'sessionToken'>(
  'AccountBooks',
  (world) => world.sessionToken(),
  ({ runner, test, beforeEach, world, testSecured, testFailures }) => {
    let login: number;
    let ticket: number;
    let books: AccountBooks;
    beforeEach(async () => {
      const { accounts } = await world().port(Accounts).list();
      books = world().port(AccountBooks);
      for (const account of accounts) {
        if (account.kind !== 'live' || account.status !== 'active') continue;
        ({ login } = account);
        const [trades, positions, orders] = await Promise.all([
          books.deals(login, NO_DEAL_FILTER, { cursor: '', limit: 2 }),
          books.positions(login, NO_TRADE_FILTER, FIRST_PAGE),
          books.orders(login, NO_TRADE_FILTER, FIRST_PAGE),
        ]);
        ticket = trades.items[0]?.ticket ?? 0;
        if (trades.items.length > 1 && positions.items.length > 0 && orders.items.length > 0) return;
      }
      throw new Error('The client has no live account with a position, an order and two closed trades.');
    });

    /** Reads a whole list, page by page. */
    async function readAll<Item>(
      read: (page: PageRequest) => Promise<BookPage<Item, unknown>>,
      limit: number,
    ) {
      const items: Item[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: BookPage<Item, unknown> = await read({ cursor, limit });
        expect(page.items.length).toBeLessThanOrEqual(limit);
        items.push(...page.items);
        cursor = page.next;
      }
      return items;
    }

    test('the pages of a list have each item once, newest first', async () => {
      const deals = await readAll((page) => books.deals(login, NO_DEAL_FILTER, page), 7);
      expect(deals.length).toBeGreaterThan(1);
      expect(new Set(deals.map(({ ticket }) => ticket)).size).toBe(deals.length);
      const times = deals.map(({ closedAt }) => Date.parse(closedAt ?? ''));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      const funds = await readAll((page) => books.funds(login, NO_FUNDS_FILTER, page), 1);
      expect(funds.length).toBeGreaterThan(0);
      expect(new Set(funds.map(({ id }) => id)).size).toBe(funds.length);
    });

    test('orders that ended have their end, and the first page counts them', async () => {
      const { items, totals } = await books.endedOrders(login, NO_ENDED_ORDER_FILTER, FIRST_PAGE);
      for (const { endedAt } of items) expect(Date.parse(endedAt ?? '')).not.toBeNaN();
      if (items.length < 100 && typeof totals?.count === 'number') expect(totals.count).toBe(items.length);
    });

    test('a filter returns the matching items, and the first page has their totals', async () => {
      const allDeals = await readAll((page) => books.deals(login, NO_DEAL_FILTER, page), 1000);
      const [newest] = allDeals;
      const filter = { ...NO_DEAL_FILTER, symbol: newest!.symbol, side: newest!.side };
      const filteredPage = await books.deals(login, filter, { cursor: '', limit: 1000 });
      const matchingDeals = allDeals.filter(
        ({ side, symbol }) => symbol === newest!.symbol && side === newest!.side,
      );
      expect(filteredPage.items).toEqual(matchingDeals);
      if (typeof filteredPage.totals?.count === 'number')
        expect(filteredPage.totals.count).toBe(matchingDeals.length);
      const day = newest!.closedAt!.slice(0, 10);
      const dealsOfDay = await books.deals(login, { ...NO_DEAL_FILTER, from: day, to: day }, FIRST_PAGE);
      for (const { closedAt } of dealsOfDay.items) expect(closedAt!.slice(0, 10)).toBe(day);
      expect(dealsOfDay.items.length).toBeGreaterThan(0);
      const { items: positions } = await books.positions(login, { symbol: '', side: 'sell' }, FIRST_PAGE);
      for (const { side } of positions) expect(side).toBe('sell');
      const { items: orders } = await books.orders(login, { symbol: '', side: 'buy' }, FIRST_PAGE);
      for (const { type } of orders) expect(type).toMatch(/^buy/);
      const { items: deposits } = await books.funds(
        login,
        { ...NO_FUNDS_FILTER, kind: 'deposit' },
        FIRST_PAGE,
      );
      for (const { kind } of deposits) expect(kind).toBe('deposit');
    });

    test('the list of trades can be filtered by who closed them, and each has its terms', async () => {
      const allDeals = await readAll((page) => books.deals(login, NO_DEAL_FILTER, page), 1000);
      const closedBy = allDeals[0]!.closedBy ?? '';
      const { items } = await books.deals(
        login,
        { ...NO_DEAL_FILTER, closedBy },
        { cursor: '', limit: 1000 },
      );
      expect(items).toEqual(allDeals.filter((deal) => deal.closedBy === closedBy));
      const terms = await books.dealTerms(login, allDeals[0]!.ticket);
      for (const { rate } of terms.rates) expect(Number(rate)).toBeGreaterThan(0);
    });

    test('a statement adds up', async () => {
      const { openingBalance, closingBalance, ...sums } = await books.statement(login, ALL_TIME);
      const { deposits, withdrawals, profit, swap, commission, other } = sums;
      const sum = [deposits, withdrawals, profit, swap, commission, other].reduce(
        (balance, part) => balance.plus(part ?? '0'),
        new Big(openingBalance ?? '0'),
      );
      expect(sum.toFixed(2)).toBe(new Big(closingBalance ?? '').toFixed(2));
    });

    test('costs are listed by month, and each month adds up', async () => {
      const [newest] = (await books.deals(login, NO_DEAL_FILTER, { cursor: '', limit: 1 })).items;
      const month = newest!.closedAt!.slice(0, 7);
      const { months } = await books.costs(login, Number(month.slice(0, 4)));
      const names = months.map((candidate) => candidate.month);
      expect(names).toEqual([...new Set(names)].sort());
      expect(names).toContain(month);
      for (const { spread, commission, swap, fees, total } of months) {
        const sum = [spread, commission, swap, fees].reduce((all, part) => all.plus(part ?? '0'), new Big(0));
        expect(sum.toFixed(2)).toBe(new Big(total ?? '').toFixed(2));
      }
    });

    test('the equity curve has one point a day, oldest first', async () => {
      const points = (await books.equityCurve(login, 7)) ?? [];
      expect(points.length).toBeGreaterThan(0);
      expect(points.length).toBeLessThanOrEqual(7);
      const days = points.map(({ day }) => day);
      expect(days).toEqual([...new Set(days)].sort());
    });

    test('the latest movements of all accounts are newest first, and at most as many as requested', async () => {
      const { accounts } = await world().port(Accounts).list();
      const logins = accounts.map((account) => account.login);
      const latest = await books.latestFunds(2);
      expect(latest.length).toBeGreaterThan(0);
      expect(latest.length).toBeLessThanOrEqual(2);
      for (const movement of latest) expect(logins).toContain(movement.login);
      const times = latest.map(({ at }) => Date.parse(at ?? ''));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    test('the accounts of each currency share one curve, oldest day first', async () => {
      const { accounts } = await world().port(Accounts).list();
      const live = accounts.filter(({ kind }) => kind === 'live').map(({ currency }) => currency);
      const curves = await books.equityCurves(7);
      expect(curves.length).toBeGreaterThan(0);
      expect(new Set(curves.map(({ currency }) => currency)).size).toBe(curves.length);
      for (const { currency, points } of curves) {
        expect(live).toContain(currency);
        const days = points.map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].sort().slice(-7));
      }
    });

    test('another client’s account is not found', async () => {
      for (const [, make] of CALLS)
        expect(await rejectionOf(make(books, FOREIGN_LOGIN, undefined, ticket))).toMatchObject({
          kind: 'refused',
          status: 404,
        });
    });

    for (const [call, make] of CALLS)
      runner.describe(call, () => {
        testSecured(({ port }) => make(port(AccountBooks), login, undefined, ticket));
        testFailures({
          call,
          make: ({ port }, signal) => make(port(AccountBooks), login, signal, ticket),
          abortable: true,
          canBeMalformed: true,
        });
      });
  },
);
