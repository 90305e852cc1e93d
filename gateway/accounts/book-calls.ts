import type { Calls } from '../http/call';
import type { Services } from '../http/services';

type BookCalls = Calls<
  | 'getPositions'
  | 'getOrders'
  | 'getEndedOrders'
  | 'getDeals'
  | 'getDealTerms'
  | 'getFunds'
  | 'getStatement'
  | 'getCosts'
  | 'getEquityCurve'
>;

/** Positions, orders, trades and money of a client's trading accounts; another client's login is not found. */
export function bookCalls({
  books,
  costReports,
  dealTerms,
  equityCurves,
  statements,
  tradingAccounts,
}: Services): BookCalls {
  return {
    getPositions: async ({ client, query }) =>
      books.listPositions(await tradingAccounts.getAccount(client.id, query.login), query),

    getOrders: async ({ client, query }) =>
      books.listOrders(await tradingAccounts.getAccount(client.id, query.login), query),

    getEndedOrders: async ({ client, query }) =>
      books.listEndedOrders(await tradingAccounts.getAccount(client.id, query.login), query),

    getDeals: async ({ client, query }) =>
      books.listDeals(await tradingAccounts.getAccount(client.id, query.login), query),

    getDealTerms: async ({ client, query: { login, ticket } }) => {
      await tradingAccounts.getAccount(client.id, login);
      return dealTerms.getTerms(login, ticket);
    },

    getFunds: async ({ client, query }) => {
      if (query.login !== undefined) await tradingAccounts.getAccount(client.id, query.login);
      return books.listFunds(client.id, query);
    },

    getStatement: async ({ client, query }) =>
      statements.getStatement(await tradingAccounts.getAccount(client.id, query.login), query),

    getCosts: async ({ client, query }) =>
      costReports.getReport(await tradingAccounts.getAccount(client.id, query.login), query.year),

    getEquityCurve: async ({ client, query }) => {
      if (query.login !== undefined) await tradingAccounts.getAccount(client.id, query.login);
      return equityCurves.getCurves(client.id, query);
    },
  };
}
