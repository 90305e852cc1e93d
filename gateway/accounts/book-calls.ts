import type { Calls } from '../http/call';
import type { AccountBooks } from './account-books';
import type { CostReports } from './cost-reports';
import type { DealTerms } from './deal-terms';
import type { EquityCurves } from './equity-curves';
import type { Statements } from './statements';
import type { TradingAccounts } from './trading-accounts';

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

interface BookCallsDeps {
  readonly books: AccountBooks;
  readonly costReports: CostReports;
  readonly dealTerms: DealTerms;
  readonly equityCurves: EquityCurves;
  readonly statements: Statements;
  readonly tradingAccounts: TradingAccounts;
}

/** Positions, orders, trades and money of a client's trading accounts; another client's login is not found. */
export function bookCalls({
  books,
  costReports,
  dealTerms,
  equityCurves,
  statements,
  tradingAccounts,
}: BookCallsDeps): BookCalls {
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
