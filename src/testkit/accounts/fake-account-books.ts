import Big from 'big.js';
import type { AccountBooks, BookPage, PageRequest } from '../../application/accounts/ports/account-books';
import type {
  AccountMovement,
  CostReport,
  DayRange,
  Deal,
  DealFilter,
  DealTerms,
  DealTotals,
  EndedOrder,
  EndedOrderFilter,
  EquityPoint,
  FundsFilter,
  FundsTotals,
  MonthOfCosts,
  Movement,
  Order,
  OrderTotals,
  Position,
  PositionTotals,
  Statement,
  TotalCurve,
  TradeFilter,
} from '../../domain/accounts/books';
import { sumDecimals } from '../../domain/kernel/numbers/decimal';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { AccountRecords } from './books-data';
import { refuse } from '../kernel/refuse';
import { ownAccount } from './own-account';
import { pageAt } from '../kernel/page-at';
import type { FakeBackend } from '../portal/fake-backend';

/** Items per page by default. */
const PAGE_SIZE = 100;

const NO_SAVINGS = Object.freeze({ waived: null, rebated: null });

const EMPTY_BOOK: AccountRecords = {
  positions: [],
  orders: [],
  endedOrders: [],
  deals: [],
  movements: [],
  curve: [],
};

/** The books of the backend's client. A cursor is a position in the list. */
export class FakeAccountBooks implements AccountBooks {
  constructor(private readonly backend: FakeBackend) {}

  positions(login: number, filter: TradeFilter, page: PageRequest, signal?: AbortSignal) {
    return this.page<Position, PositionTotals>('positions', login, filter, page, signal, {
      itemsOf: ({ positions }) => positions.filter(matchesFilter(filter, ({ side }) => side)),
      totals: (rows) => ({
        count: rows.length,
        lots: sum(rows, ({ lots }) => lots),
        swap: sum(rows, ({ swap }) => swap),
        profit: sum(rows, ({ profit }) => profit),
        margin: sum(rows, ({ margin }) => margin),
      }),
    });
  }

  orders(login: number, filter: TradeFilter, page: PageRequest, signal?: AbortSignal) {
    return this.page<Order, OrderTotals>('orders', login, filter, page, signal, {
      itemsOf: ({ orders }) => orders.filter(matchesFilter(filter, ({ type }) => type)),
      totals: (rows) => ({ count: rows.length, lots: sum(rows, ({ lots }) => lots) }),
    });
  }

  endedOrders(login: number, filter: EndedOrderFilter, page: PageRequest, signal?: AbortSignal) {
    return this.page<EndedOrder, OrderTotals>('endedOrders', login, filter, page, signal, {
      itemsOf: ({ endedOrders }) =>
        endedOrders.filter(
          (order) =>
            matchesFilter<EndedOrder>(filter, ({ type }) => type)(order) && isWithin(filter, order.endedAt),
        ),
      totals: (rows) => ({ count: rows.length, lots: sum(rows, ({ lots }) => lots) }),
    });
  }

  deals(login: number, filter: DealFilter, page: PageRequest, signal?: AbortSignal) {
    return this.page<Deal, DealTotals>('deals', login, filter, page, signal, {
      itemsOf: ({ deals }) =>
        deals.filter(
          (deal) =>
            matchesFilter<Deal>(filter, ({ side }) => side)(deal) &&
            (filter.closedBy === '' || deal.closedBy === filter.closedBy) &&
            isWithin(filter, deal.closedAt),
        ),
      totals: (rows) => ({
        count: rows.length,
        lots: sum(rows, ({ lots }) => lots),
        ...sumsOf(rows),
        net: sum(rows, ({ net }) => net),
      }),
    });
  }

  dealTerms(login: number, ticket: number, signal?: AbortSignal): Promise<DealTerms> {
    return this.backend.answerClient(
      'dealTerms',
      (client) => {
        ownAccount(client, login);
        const { deals, dealTerms } = client.books.get(login) ?? EMPTY_BOOK;
        if (!deals.some((deal) => deal.ticket === ticket)) refuse('notFound', 404);
        return (
          dealTerms?.get(ticket) ?? { rates: [], commission: null, waived: null, rebated: null, cause: null }
        );
      },
      { args: [login, ticket], signal },
    );
  }

  funds(login: number, filter: FundsFilter, page: PageRequest, signal?: AbortSignal) {
    return this.page<Movement, FundsTotals>('funds', login, filter, page, signal, {
      itemsOf: ({ movements }) =>
        movements.filter(
          ({ at, kind }) => (filter.kind === '' || kind === filter.kind) && isWithin(filter, at),
        ),
      totals: (rows) => ({ count: rows.length, ...paymentTotals(rows) }),
    });
  }

  statement(login: number, range: DayRange, signal?: AbortSignal): Promise<Statement> {
    return this.backend.answerClient(
      'statement',
      (client) => {
        const { currency } = ownAccount(client, login);
        const { deals, movements } = client.books.get(login) ?? EMPTY_BOOK;
        const dealsInRange = deals.filter(({ closedAt }) => isWithin(range, closedAt));
        const movementsInRange = movements.filter(({ at }) => isWithin(range, at));
        const balanceBefore = sum(
          [
            ...deals.filter(({ closedAt }) => dayOf(closedAt) < range.from).map(({ net }) => net),
            ...movements.filter(({ at }) => dayOf(at) < range.from).map(({ amount }) => amount),
          ],
          (amount) => amount,
        );
        const { paidIn, paidOut } = paymentTotals(movementsInRange);
        const sums = sumsOf(dealsInRange);
        const parts = [balanceBefore, paidIn, paidOut, sums.profit, sums.swap, sums.commission];
        return {
          currency,
          openingBalance: balanceBefore,
          deposits: paidIn,
          depositCount: movementsInRange.filter(({ amount }) => !amount.startsWith('-')).length,
          withdrawals: paidOut,
          withdrawalCount: movementsInRange.filter(({ amount }) => amount.startsWith('-')).length,
          ...sums,
          other: '0.00',
          closingBalance: sum(parts, (amount) => amount),
          deals: dealsInRange.length,
          lots: sum(dealsInRange, ({ lots }) => lots),
          asOf: new Date(this.backend.now()).toISOString(),
        };
      },
      { args: [login, range], signal },
    );
  }

  /** Computed from the deals: each spread is half of the commission, and there are no fees. */
  costs(login: number, year: number, signal?: AbortSignal): Promise<CostReport> {
    return this.backend.answerClient(
      'costs',
      (client) => {
        const { currency } = ownAccount(client, login);
        const { deals, introducerRewards = [], savings = NO_SAVINGS } = client.books.get(login) ?? EMPTY_BOOK;
        const monthOf = ({ closedAt }: Deal) => (closedAt ?? '').slice(0, 7);
        const dealsOfYear = deals.filter((deal) => monthOf(deal).startsWith(`${year}-`));
        const months = [...new Set(dealsOfYear.map(monthOf))].sort().map((month): MonthOfCosts => {
          const { commission, swap } = sumsOf(dealsOfYear.filter((deal) => monthOf(deal) === month));
          const spread = new Big(commission).div(2).toFixed(2);
          const total = sum([spread, commission, swap], (amount) => amount);
          return { month, spread, commission, swap, fees: '0.00', total };
        });
        return { currency, months, introducer: introducerRewards, ...savings };
      },
      { args: [login, year], signal },
    );
  }

  equityCurve(login: number, days: number, signal?: AbortSignal): Promise<readonly EquityPoint[] | null> {
    return this.backend.answerClient(
      'equityCurve',
      (client) => {
        ownAccount(client, login);
        return client.books.get(login)?.curve.slice(-days) ?? null;
      },
      { args: [login, days], signal },
    );
  }

  latestFunds(limit: number, signal?: AbortSignal): Promise<readonly AccountMovement[]> {
    return this.backend.answerClient(
      'funds',
      ({ accounts, books }) =>
        accounts
          .flatMap(({ currency, login }) =>
            (books.get(login)?.movements ?? []).map((movement) => ({ ...movement, currency, login })),
          )
          .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
          .slice(0, limit),
      { args: [limit], signal },
    );
  }

  equityCurves(days: number, signal?: AbortSignal): Promise<readonly TotalCurve[]> {
    return this.backend.answerClient(
      'equityCurve',
      ({ accounts, books }) => {
        const live = accounts.filter(({ kind }) => kind === 'live');
        const curves = [...new Set(live.map(({ currency }) => currency))].map((currency) => ({
          currency,
          points: totalsOf(
            live
              .filter((account) => account.currency === currency)
              .flatMap(({ login }) => books.get(login)?.curve.slice(-days) ?? []),
          ),
        }));
        return curves.filter(({ points }) => points.length > 0);
      },
      { args: [days], signal },
    );
  }

  private page<Item, Totals>(
    call: EndpointKey,
    login: number,
    filter: object,
    { cursor, limit = PAGE_SIZE }: PageRequest,
    signal: AbortSignal | undefined,
    list: {
      itemsOf: (book: AccountRecords) => readonly Item[];
      totals: (items: readonly Item[]) => Totals;
    },
  ): Promise<BookPage<Item, Totals>> {
    return this.backend.answerClient(
      call,
      (client) => {
        ownAccount(client, login);
        const all = list.itemsOf(client.books.get(login) ?? EMPTY_BOOK);
        return {
          ...pageAt(all, cursor, limit),
          totals: cursor === '' ? list.totals(all) : null,
        };
      },
      { args: [login, filter, cursor], signal },
    );
  }
}

/** The points of several curves, summed by day. */
function totalsOf(points: readonly EquityPoint[]): readonly EquityPoint[] {
  return [...new Set(points.map(({ day }) => day))].sort().map((day) => {
    const pointsOfDay = points.filter((point) => point.day === day);
    return {
      day,
      equity: sum(pointsOfDay, ({ equity }) => equity),
      moved: sum(pointsOfDay, ({ moved }) => moved),
    };
  });
}

const dayOf = (instant: string | null): string => (instant ?? '').slice(0, 10);

function isWithin({ from, to }: DayRange, instant: string | null): boolean {
  const day = dayOf(instant);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

const matchesFilter =
  <Item extends { readonly symbol: string }>({ side, symbol }: TradeFilter, sideOf: (item: Item) => string) =>
  (item: Item): boolean =>
    (symbol === '' || item.symbol === symbol.toUpperCase()) && sideOf(item).startsWith(side);

function sum<Item>(items: readonly Item[], figure: (item: Item) => string | null): string {
  return new Big(sumDecimals(items.map(figure).filter((value) => value !== null)) ?? '0').toFixed(2);
}

const sumsOf = (deals: readonly Deal[]) => ({
  profit: sum(deals, ({ profit }) => profit),
  swap: sum(deals, ({ swap }) => swap),
  commission: sum(deals, ({ commission }) => commission),
});

const paymentTotals = (movements: readonly Movement[]) => ({
  paidIn: sum(
    movements.filter(({ amount }) => !amount.startsWith('-')),
    ({ amount }) => amount,
  ),
  paidOut: sum(
    movements.filter(({ amount }) => amount.startsWith('-')),
    ({ amount }) => amount,
  ),
});
