import { makeAutoObservable } from 'mobx';
import type { EquityPoint } from '../../domain/accounts/books';
import { skipEmptyDays } from '../../domain/accounts/equity-curve';
import type { AccountBooks } from './ports/account-books';
import { mapRemote } from '../remote/map-remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';

/** Lengths of a curve to choose from, in days. */
export const CURVE_DAYS = Object.freeze([7, 30, 90, 180] as const);
export type CurveDays = (typeof CURVE_DAYS)[number];

/** The equity curve of the account whose page is open. */
export class EquityCurveStore {
  days: CurveDays = 90;
  private login = 0;
  readonly #curve: QueryFamily<readonly EquityPoint[] | null, [login: number, days: number]>;

  constructor(books: AccountBooks, queries: Queries) {
    this.#curve = queries.family({
      scope: 'client',
      call: 'equityCurve',
      freshForMs: 0,
      read: (signal, login: number, days: number) => books.equityCurve(login, days, signal),
    });
    makeAutoObservable(this);
  }

  open(login: number): void {
    this.login = login;
    this.show(this.days);
  }

  show(days: CurveDays): void {
    this.days = days;
    this.#curve(this.login, days)
      .load()
      .catch(() => undefined);
  }

  /** The curve from the first day with money on. */
  get remote(): Remote<readonly EquityPoint[] | null> {
    return mapRemote(this.#curve(this.login, this.days).state, (points) => points && skipEmptyDays(points));
  }

  retry(): void {
    this.#curve(this.login, this.days).retry();
  }
}
