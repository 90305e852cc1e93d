import {
  AccountBooks,
  type AccountMovement,
  bind,
  type BookPage,
  type CostReport,
  type DayRange,
  type Deal,
  type DealFilter,
  type DealTotals,
  type EquityPoint,
  ERROR_CODE,
  type FundsFilter,
  type FundsTotals,
  type Movement,
  type Order,
  type OrderTotals,
  type PageAsked,
  PortalError,
  type Position,
  type PositionTotals,
  type Statement,
  type TotalCurve,
  type TradeFilter,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { inMemory, LOGIN, replaces, runner, signedIn, world } from './trial';

/** What is on one account: newest first. */
interface Pages {
  readonly positions: readonly Position[];
  readonly orders: readonly Order[];
  readonly deals: readonly Deal[];
  readonly movements: readonly Movement[];
}

const PAGE_SIZE = 50;

/** The books that Acme keeps by hand; they are summed up once a month, not with every page. */
export class HandwrittenBooks implements AccountBooks {
  readonly #books: ReadonlyMap<number, Pages>;

  constructor(logins: readonly number[]) {
    this.#books = new Map(logins.map((login) => [login, EXAMPLE]));
  }

  positions(
    login: number,
    { symbol, side }: TradeFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Position, PositionTotals>> {
    return answer(() => {
      const { positions } = this.#of(login);
      return pageOf(
        positions.filter((one) => isAsked(symbol, one.symbol) && isAsked(side, one.side)),
        page,
      );
    }, signal);
  }

  orders(
    login: number,
    { symbol, side }: TradeFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Order, OrderTotals>> {
    return answer(() => {
      const { orders } = this.#of(login);
      return pageOf(
        orders.filter((one) => isAsked(symbol, one.symbol) && one.type.startsWith(side)),
        page,
      );
    }, signal);
  }

  deals(
    login: number,
    { symbol, side, ...days }: DealFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Deal, DealTotals>> {
    return answer(() => {
      const { deals } = this.#of(login);
      return pageOf(
        deals.filter(
          (one) => isAsked(symbol, one.symbol) && isAsked(side, one.side) && isWithin(days, one.closedAt),
        ),
        page,
      );
    }, signal);
  }

  funds(
    login: number,
    { kind, ...days }: FundsFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Movement, FundsTotals>> {
    return answer(() => {
      const { movements } = this.#of(login);
      return pageOf(
        movements.filter((one) => isAsked(kind, one.kind) && isWithin(days, one.at)),
        page,
      );
    }, signal);
  }

  latestFunds(limit: number, signal?: AbortSignal): Promise<readonly AccountMovement[]> {
    return answer(
      () =>
        [...this.#books]
          .flatMap(([login, { movements }]) =>
            movements.map((movement) => ({ ...movement, login, currency: 'USD' })),
          )
          .slice(0, limit),
      signal,
    );
  }

  statement(login: number, _range: DayRange, signal?: AbortSignal): Promise<Statement> {
    return answer((): Statement => {
      const { deals, movements } = this.#of(login);
      return {
        currency: 'USD',
        openingBalance: '0.00',
        deposits: '1000.00',
        depositCount: movements.length,
        withdrawals: '0.00',
        withdrawalCount: 0,
        profit: '30.00',
        swap: '-1.00',
        commission: '-2.00',
        other: '0.00',
        closingBalance: '1027.00',
        deals: deals.length,
        lots: '0.30',
        asOf: '2026-02-05T18:00:00Z',
      };
    }, signal);
  }

  /** The same for each month with a trade. */
  costs(login: number, year: number, signal?: AbortSignal): Promise<CostReport> {
    return answer((): CostReport => {
      const { deals } = this.#of(login);
      const month = { spread: null, commission: '-2.00', swap: '-1.00', fees: null, total: '-3.00' };
      const months = [...new Set(deals.map(({ closedAt }) => closedAt?.slice(0, 7) ?? ''))].sort();
      const ofYear = months.filter((name) => name.startsWith(`${year}-`));
      return { currency: 'USD', months: ofYear.map((name) => ({ ...month, month: name })) };
    }, signal);
  }

  equityCurve(login: number, days: number, signal?: AbortSignal): Promise<readonly EquityPoint[] | null> {
    return answer(() => {
      this.#of(login);
      return CURVE.slice(-days);
    }, signal);
  }

  equityCurves(days: number, signal?: AbortSignal): Promise<readonly TotalCurve[]> {
    return answer(() => [{ currency: 'USD', points: CURVE.slice(-days) }], signal);
  }

  #of(login: number): Pages {
    const found = this.#books.get(login);
    if (!found) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return found;
  }
}

/** A cursor is a place in the list. */
function pageOf<Item>(
  items: readonly Item[],
  { cursor, limit = PAGE_SIZE }: PageAsked,
): BookPage<Item, never> {
  const first = Number(cursor);
  const next = first + limit;
  return {
    items: items.slice(first, next),
    next: next < items.length ? String(next) : null,
    totals: null,
  };
}

const isAsked = (wanted: string, has: string): boolean => wanted === '' || wanted === has;

function isWithin({ from, to }: DayRange, at: string | null): boolean {
  const day = (at ?? '').slice(0, 10);
  return day >= from && (to === '' || day <= to);
}

const deal = (ticket: number, symbol: string, closedAt: string): Deal => ({
  ticket,
  symbol,
  side: 'buy',
  lots: '0.10',
  openPrice: '1.08110',
  closePrice: '1.08210',
  openedAt: '2026-02-02T09:00:00Z',
  closedAt,
  profit: '10.00',
  swap: '0.00',
  commission: '-1.00',
  net: '9.00',
  balance: null,
  closedBy: 'client',
});

const EXAMPLE: Pages = {
  positions: [
    {
      ticket: 7,
      symbol: 'EURUSD',
      side: 'sell',
      lots: '0.10',
      openPrice: '1.08420',
      price: '1.08390',
      stopLoss: null,
      takeProfit: null,
      margin: '36.14',
      swap: '0.00',
      profit: '3.00',
      openedAt: '2026-02-05T09:00:00Z',
    },
  ],
  orders: [
    {
      ticket: 8,
      symbol: 'EURUSD',
      type: 'buyLimit',
      lots: '0.10',
      orderPrice: '1.07900',
      price: '1.08390',
      stopLoss: null,
      takeProfit: null,
      placedAt: '2026-02-05T09:30:00Z',
      expiresAt: null,
    },
  ],
  deals: [
    deal(6, 'EURUSD', '2026-02-04T16:00:00Z'),
    deal(5, 'XAUUSD', '2026-02-03T16:00:00Z'),
    deal(4, 'EURUSD', '2026-02-02T16:00:00Z'),
  ],
  movements: [
    {
      id: 1,
      kind: 'deposit',
      amount: '1000.00',
      balance: '1000.00',
      at: '2026-02-02T08:00:00Z',
      reference: 'A-1',
      method: 'bank',
      counterpart: null,
    },
  ],
};

const CURVE: readonly EquityPoint[] = [
  { day: '2026-02-04', equity: '1026.00', moved: '0.00' },
  { day: '2026-02-05', equity: '1029.00', moved: '0.00' },
];

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(AccountBooks, () => new HandwrittenBooks([LOGIN]), {
    stock: kit.FakeAccountBooks.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(AccountBooks).orders(LOGIN, { symbol: '', side: '' }, { cursor: '' }),
  });
  kit.describeAccountBooksContract(
    runner,
    'Handwritten',
    world(bind(AccountBooks, () => new HandwrittenBooks([LOGIN]))),
    inMemory,
  );
}
