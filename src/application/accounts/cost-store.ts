import { makeAutoObservable } from 'mobx';
import type { CostReport } from '../../domain/accounts/books';
import { costRow, totalCosts, type CostTotals } from '../../domain/accounts/costs';
import type { CsvCell } from '../../domain/kernel/csv';
import type { AccountBooks } from './ports/account-books';
import type { Clock } from '../kernel/ports/clock';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';

/** Number of years to choose from, including the current one. */
const MAX_YEARS = 4;

/** Costs of an account by the months of a year. */
export class CostStore {
  year: number;
  private login = 0;
  readonly #clock: Clock;
  readonly #reports: QueryFamily<CostReport, [login: number, year: number]>;

  constructor(books: AccountBooks, queries: Queries, clock: Clock) {
    this.#clock = clock;
    this.year = this.thisYear;
    this.#reports = queries.family({
      scope: 'client',
      call: 'costs',
      freshForMs: 0,
      read: (signal, login: number, year: number) => books.costs(login, year, signal),
    });
    makeAutoObservable(this);
  }

  /** Shows the costs of an account in the current year. */
  open(login: number): void {
    this.login = login;
    this.choose(this.thisYear);
  }

  get remote(): Remote<CostReport> {
    return this.query.state;
  }

  /** True if the gateway does not have the report. */
  get isMissing(): boolean {
    return isMissing(this.remote);
  }

  /** Totals of the year; null while they are not known. */
  get totals(): CostTotals | null {
    const report = dataOf(this.remote);
    return report ? totalCosts(report.months) : null;
  }

  /** Years to choose from, latest first, back to the account's first year. @param openedAt ISO 8601 */
  yearsSince(openedAt: string | null): readonly number[] {
    const first = openedAt === null ? this.thisYear : new Date(openedAt).getUTCFullYear();
    return Array.from({ length: MAX_YEARS }, (_, offset) => this.thisYear - offset).filter(
      (year) => year >= first,
    );
  }

  choose(year: number): void {
    this.year = year;
    this.query.load().catch(() => undefined);
  }

  retry(): void {
    this.query.retry();
  }

  /** Cells of a file, one row for each month. */
  rows(): readonly (readonly CsvCell[])[] {
    const report = dataOf(this.remote);
    return report ? report.months.map((month) => costRow(month, report.currency)) : [];
  }

  private get query(): RemoteQuery<CostReport> {
    return this.#reports(this.login, this.year);
  }

  private get thisYear(): number {
    return new Date(this.#clock.now()).getUTCFullYear();
  }
}
