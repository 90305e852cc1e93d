import { makeAutoObservable } from 'mobx';
import type { Order, OrderTotals, Position, PositionTotals } from '../../domain/accounts/books';
import { lossPrice, type LossPrice } from '../../domain/accounts/loss-price';
import type { AccountBooks, BookPage } from './ports/account-books';
import type { MarketData, Rates } from '../market/ports/rates';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { marketQuery } from '../market/market-query';
import { ordersQuery } from './orders-query';
import { positionsQuery } from './positions-query';

/** Symbol, side and cursor of a query without filter, for the first page. */
const FIRST_PAGE = ['', '', ''] as const;

/** The number of open positions and orders of an account, and the price at which it has lost an amount. */
export class ExposureStore {
  readonly #positions: (login: number) => RemoteQuery<BookPage<Position, PositionTotals>>;
  readonly #orders: (login: number) => RemoteQuery<BookPage<Order, OrderTotals>>;
  readonly #market: RemoteQuery<MarketData>;

  constructor(books: AccountBooks, rates: Rates, queries: Queries) {
    const [positions, orders] = [positionsQuery(queries, books), ordersQuery(queries, books)];
    this.#positions = (login) => positions(login, ...FIRST_PAGE);
    this.#orders = (login) => orders(login, ...FIRST_PAGE);
    this.#market = marketQuery(queries, rates);
    makeAutoObservable(this);
  }

  /** Loads missing data. Failures are shown by the page's own lists. */
  open(login: number): void {
    for (const query of [this.#positions(login), this.#orders(login), this.#market])
      query.load().catch(() => undefined);
  }

  /** Number of open positions or orders; null while it is not known. */
  countOf(login: number, list: 'positions' | 'orders'): number | null {
    const query = list === 'positions' ? this.#positions(login) : this.#orders(login);
    return dataOf<BookPage<unknown, OrderTotals>>(query.state)?.totals?.count ?? null;
  }

  /** Price at which the account has lost `loss`; null if that depends on more than one symbol. */
  priceOfLoss(login: number, loss: string, currency: string): LossPrice | null {
    const positions = dataOf(this.#positions(login).state);
    const market = dataOf(this.#market.state);
    if (!positions || positions.next !== null || !market) return null;
    return lossPrice(loss, currency, positions.items, market);
  }
}
