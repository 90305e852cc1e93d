import * as z from 'zod/mini';
import type { AccountBooks, PageRequest } from '../../application/accounts/ports/account-books';
import {
  ORDER_TYPES,
  type AccountMovement,
  type CostReport,
  type DayRange,
  type DealFilter,
  type DealTerms,
  type EndedOrderFilter,
  type EquityPoint,
  type FundsFilter,
  type Statement,
  type TotalCurve,
  type TradeFilter,
} from '../../domain/accounts/books';
import {
  decimal,
  id,
  instantOrNull,
  list,
  moneyOrNull,
  nonEmptyText,
  orElse,
  pageWithTotals,
  positiveDecimal,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const symbol = nonEmptyText;
const side = z.enum(['buy', 'sell']);
const price = orElse(positiveDecimal, null);
const countOrNull = orElse(z.int(), null);

const position = z.object({
  ticket: id,
  symbol,
  side,
  lots: positiveDecimal,
  openPrice: price,
  price,
  stopLoss: price,
  takeProfit: price,
  margin: moneyOrNull,
  swap: moneyOrNull,
  profit: moneyOrNull,
  openedAt: instantOrNull,
});
const positionTotals = z.object({
  count: countOrNull,
  lots: moneyOrNull,
  swap: moneyOrNull,
  profit: moneyOrNull,
  margin: moneyOrNull,
});

const order = z.object({
  ticket: id,
  symbol,
  type: z.enum(ORDER_TYPES),
  lots: positiveDecimal,
  orderPrice: price,
  price,
  stopLoss: price,
  takeProfit: price,
  placedAt: instantOrNull,
  expiresAt: instantOrNull,
});
const orderTotals = z.object({ count: countOrNull, lots: moneyOrNull });

const endedOrder = z.object({
  ticket: id,
  symbol,
  type: z.enum(ORDER_TYPES),
  lots: positiveDecimal,
  orderPrice: price,
  placedAt: instantOrNull,
  endedAt: instantOrNull,
  outcome: textOrNull,
  reason: textOrNull,
  positionTicket: orElse(id, null),
});

const deal = z.object({
  ticket: id,
  symbol,
  side,
  lots: positiveDecimal,
  openPrice: price,
  closePrice: price,
  openedAt: instantOrNull,
  closedAt: instantOrNull,
  profit: moneyOrNull,
  swap: moneyOrNull,
  commission: moneyOrNull,
  net: moneyOrNull,
  balance: moneyOrNull,
  closedBy: textOrNull,
  origin: textOrNull,
});
const dealTotals = z.object({
  count: countOrNull,
  lots: moneyOrNull,
  profit: moneyOrNull,
  swap: moneyOrNull,
  commission: moneyOrNull,
  net: moneyOrNull,
});

const dealTerms = z.object({
  rates: list(z.object({ from: nonEmptyText, to: nonEmptyText, rate: positiveDecimal })),
  commission: orElse(z.object({ amount: positiveDecimal, currency: nonEmptyText }), null),
  waived: moneyOrNull,
  rebated: moneyOrNull,
  cause: orElse(
    z.object({
      price,
      equity: moneyOrNull,
      margin: moneyOrNull,
      marginLevel: moneyOrNull,
      stopOutLevel: moneyOrNull,
    }),
    null,
  ),
});

const movementFields = {
  id,
  kind: z.string(),
  amount: decimal,
  balance: moneyOrNull,
  at: instantOrNull,
  reference: textOrNull,
  method: textOrNull,
  counterpart: textOrNull,
};
const movement = z.object(movementFields);
const accountMovement = z.object({ ...movementFields, login: id, currency: textOrNull });
const fundsTotals = z.object({ count: countOrNull, paidIn: moneyOrNull, paidOut: moneyOrNull });

const statement = z.object({
  currency: nonEmptyText,
  openingBalance: moneyOrNull,
  deposits: moneyOrNull,
  depositCount: countOrNull,
  withdrawals: moneyOrNull,
  withdrawalCount: countOrNull,
  profit: moneyOrNull,
  swap: moneyOrNull,
  commission: moneyOrNull,
  other: moneyOrNull,
  closingBalance: moneyOrNull,
  deals: countOrNull,
  lots: moneyOrNull,
  asOf: instantOrNull,
});

const costs = z.object({
  currency: nonEmptyText,
  months: list(
    z.object({
      month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
      spread: moneyOrNull,
      commission: moneyOrNull,
      swap: moneyOrNull,
      fees: moneyOrNull,
      total: moneyOrNull,
    }),
  ),
  introducer: orElse(list(z.object({ amount: moneyOrNull, currency: nonEmptyText })), []),
  waived: moneyOrNull,
  rebated: moneyOrNull,
});

const point = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  equity: decimal,
  moved: moneyOrNull,
});
const curve = z.object({ points: list(point) });
const totalCurve = z.object({ currency: nonEmptyText, points: list(point) });

/** Positions, orders, trades and money movements of an account, over HTTP. */
export class HttpAccountBooks implements AccountBooks {
  constructor(private readonly http: HttpClient) {}

  positions(login: number, filter: TradeFilter, page: PageRequest, signal?: AbortSignal) {
    return this.http.call('positions', {
      query: { login, ...filterQuery(filter), ...pageQuery(page) },
      signal,
      read: pageWithTotals(list(position), positionTotals),
    });
  }

  orders(login: number, filter: TradeFilter, page: PageRequest, signal?: AbortSignal) {
    return this.http.call('orders', {
      query: { login, ...filterQuery(filter), ...pageQuery(page) },
      signal,
      read: pageWithTotals(list(order), orderTotals),
    });
  }

  endedOrders(login: number, filter: EndedOrderFilter, page: PageRequest, signal?: AbortSignal) {
    return this.http.call('endedOrders', {
      query: { login, ...filterQuery(filter), ...pageQuery(page) },
      signal,
      read: pageWithTotals(list(endedOrder), orderTotals),
    });
  }

  deals(login: number, filter: DealFilter, page: PageRequest, signal?: AbortSignal) {
    return this.http.call('deals', {
      query: { login, ...filterQuery(filter), ...pageQuery(page) },
      signal,
      read: pageWithTotals(list(deal), dealTotals),
    });
  }

  dealTerms(login: number, ticket: number, signal?: AbortSignal): Promise<DealTerms> {
    return this.http.call('dealTerms', { query: { login, ticket }, signal, read: result(dealTerms) });
  }

  funds(login: number, filter: FundsFilter, page: PageRequest, signal?: AbortSignal) {
    return this.http.call('funds', {
      query: { login, ...filterQuery(filter), ...pageQuery(page) },
      signal,
      read: pageWithTotals(list(movement), fundsTotals),
    });
  }

  async latestFunds(limit: number, signal?: AbortSignal): Promise<readonly AccountMovement[]> {
    const { items } = await this.http.call('funds', {
      query: { limit },
      signal,
      read: pageWithTotals(list(accountMovement), fundsTotals),
    });
    return items;
  }

  statement(login: number, { from, to }: DayRange, signal?: AbortSignal): Promise<Statement> {
    return this.http.call('statement', { query: { login, from, to }, signal, read: result(statement) });
  }

  costs(login: number, year: number, signal?: AbortSignal): Promise<CostReport> {
    return this.http.call('costs', { query: { login, year }, signal, read: result(costs) });
  }

  async equityCurve(
    login: number,
    days: number,
    signal?: AbortSignal,
  ): Promise<readonly EquityPoint[] | null> {
    const [ownCurve] = await this.http.call('equityCurve', {
      query: { login, days },
      signal,
      read: result(list(curve)),
    });
    return ownCurve?.points ?? null;
  }

  equityCurves(days: number, signal?: AbortSignal): Promise<readonly TotalCurve[]> {
    return this.http.call('equityCurve', { query: { days }, signal, read: result(list(totalCurve)) });
  }
}

/** The filled fields of a filter; an empty field does not filter. */
function filterQuery<Filter extends object>(filter: Filter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

function pageQuery({ cursor, limit }: PageRequest): { cursor?: string; limit?: number } {
  return { ...(cursor !== '' && { cursor }), ...(limit !== undefined && { limit }) };
}
