import type { Calls } from '../http/call';
import type { Services } from '../http/services';

type BookCalls = Calls<
  'getPositions' | 'getOrders' | 'getDeals' | 'getFunds' | 'getStatement' | 'getCosts' | 'getEquityCurve'
>;

/** Positions, orders, trades and money of a client's trading accounts; another client's login is not found. */
export function bookCalls({
  books,
  costReports,
  equityCurves,
  statements,
  tradingAccounts,
}: Services): BookCalls {
  return {
    getPositions: async ({ client, query }) =>
      books.positions(await tradingAccounts.own(client.id, query.login), query),

    getOrders: async ({ client, query }) =>
      books.orders(await tradingAccounts.own(client.id, query.login), query),

    getDeals: async ({ client, query }) =>
      books.deals(await tradingAccounts.own(client.id, query.login), query),

    getFunds: async ({ client, query }) => {
      if (query.login !== undefined) await tradingAccounts.own(client.id, query.login);
      return books.funds(client.id, query);
    },

    getStatement: async ({ client, query }) =>
      statements.of(await tradingAccounts.own(client.id, query.login), query),

    getCosts: async ({ client, query }) =>
      costReports.of(await tradingAccounts.own(client.id, query.login), query.year),

    getEquityCurve: async ({ client, query }) => {
      if (query.login !== undefined) await tradingAccounts.own(client.id, query.login);
      return equityCurves.of(client.id, query);
    },
  };
}
