import { makeAutoObservable } from 'mobx';
import type { EquityPoint, TotalCurve } from '../../domain/accounts/books';
import { skipEmptyDays } from '../../domain/accounts/equity-curve';
import type { AccountBooks } from '../accounts/ports/account-books';
import { mapRemote } from '../remote/map-remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { CurveDays } from '../accounts/equity-curve-store';

/** Equity of all live accounts of a currency at the end of each day. */
export class TotalCurveStore {
  days: CurveDays = 90;
  readonly #curves: QueryFamily<readonly TotalCurve[], [days: number]>;

  constructor(books: AccountBooks, queries: Queries) {
    this.#curves = queries.family({
      scope: 'client',
      call: 'equityCurve',
      freshForMs: 0,
      read: (signal, days: number) => books.equityCurves(days, signal),
    });
    makeAutoObservable(this);
  }

  show(days: CurveDays): void {
    this.days = days;
    this.#curves(days)
      .load()
      .catch(() => undefined);
  }

  /** The curve of a currency from the first day with money; `null` if there is none. */
  remote(currency: string): Remote<readonly EquityPoint[] | null> {
    return mapRemote(this.curvesByCurrency, (curves) => curves.get(currency) ?? null);
  }

  /** Curves by currency; the arrays stay the same until the next answer, so that a chart is rendered once. */
  private get curvesByCurrency(): Remote<ReadonlyMap<string, readonly EquityPoint[]>> {
    return mapRemote(
      this.#curves(this.days).state,
      (curves) => new Map(curves.map(({ currency, points }) => [currency, skipEmptyDays(points)])),
    );
  }

  retry(): void {
    this.#curves(this.days).retry();
  }
}
