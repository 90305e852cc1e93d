import { makeAutoObservable, runInAction } from 'mobx';
import { NO_DEAL_FILTER, NO_FUNDS_FILTER, type DayRange, type Statement } from '../../domain/accounts/books';
import { mergeLines, type StatementLine, type StatementLines } from '../../domain/accounts/statement-lines';
import { presetOf, presetRange, type StatementPreset } from '../../domain/accounts/statement-range';
import { isPortalError } from '../../domain/kernel/errors';
import type { AccountBooks } from './ports/account-books';
import type { Clock } from '../kernel/ports/clock';
import { fetchAllPages } from '../remote/fetch-all-pages';
import type { CursorPage } from '../remote/pages';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';

const MAX_LINES_ON_SCREEN = 100;

type RangeQueries<T> = QueryFamily<T, [login: number, from: string, to: string]>;

/** The statement of an account over a range of days: totals as sent, the first lines, and all lines for a file. */
export class StatementStore {
  range: DayRange;
  /** All lines are being fetched. */
  isCollecting = false;
  /** Fetching all lines failed. */
  hasCollectFailed = false;
  private login = 0;
  /** The client entered the days; they do not belong to a preset. */
  private hasOwnDays = false;
  readonly #books: AccountBooks;
  readonly #clock: Clock;
  readonly #totals: RangeQueries<Statement>;
  readonly #lines: RangeQueries<StatementLines>;

  constructor(books: AccountBooks, queries: Queries, clock: Clock) {
    this.#books = books;
    this.#clock = clock;
    this.range = presetRange('month', clock.now());
    const queryDefaults = { scope: 'client', freshForMs: 0 } as const;
    this.#totals = queries.family({
      ...queryDefaults,
      call: 'statement',
      read: (signal, login: number, from: string, to: string) => books.statement(login, { from, to }, signal),
    });
    this.#lines = queries.family({
      ...queryDefaults,
      // Covers the funds too: events invalidate both calls together.
      call: 'deals',
      read: async (signal, login: number, from: string, to: string) => {
        const page = { cursor: '', limit: MAX_LINES_ON_SCREEN };
        const [deals, funds] = await Promise.all([
          books.deals(login, { ...NO_DEAL_FILTER, from, to }, page, signal),
          books.funds(login, { ...NO_FUNDS_FILTER, from, to }, page, signal),
        ]);
        const toLines = <Item>({ items, next }: CursorPage<Item>) => ({ items, isComplete: next === null });
        return mergeLines(toLines(deals), toLines(funds));
      },
    });
    makeAutoObservable(this);
  }

  /** Shows the statement of an account: of the days that the client has set for it, otherwise of the current month. */
  open(login: number): void {
    if (this.login === login && this.hasOwnDays) return this.setRange(this.range);
    this.login = login;
    this.choose('month');
  }

  get totals(): Remote<Statement> {
    return this.#totals(this.login, this.range.from, this.range.to).state;
  }

  get lines(): Remote<StatementLines> {
    return this.#lines(this.login, this.range.from, this.range.to).state;
  }

  /** The preset that equals the range; null for other days. */
  get preset(): StatementPreset | null {
    return presetOf(this.range, this.#clock.now());
  }

  choose(preset: StatementPreset): void {
    this.hasOwnDays = false;
    this.setRange(presetRange(preset, this.#clock.now()));
  }

  /** Sets the first or the last day; moves the other end too if it would be on the wrong side. */
  setDay(end: keyof DayRange, day: string): void {
    if (day === '') return;
    this.hasOwnDays = true;
    const { from, to }: DayRange = end === 'from' ? { ...this.range, from: day } : { ...this.range, to: day };
    this.setRange(from <= to ? { from, to } : { from: day, to: day });
  }

  retry(): void {
    const { from, to } = this.range;
    this.#totals(this.login, from, to).retry();
    this.#lines(this.login, from, to).retry();
  }

  /** Fetches every line of the range, oldest first; undefined after a failure. */
  async collect(): Promise<readonly StatementLine[] | undefined> {
    if (this.isCollecting) return undefined;
    this.isCollecting = true;
    this.hasCollectFailed = false;
    const { login, range } = this;
    try {
      const [deals, funds] = await Promise.all([
        fetchAllPages((page) => this.#books.deals(login, { ...NO_DEAL_FILTER, ...range }, page)),
        fetchAllPages((page) => this.#books.funds(login, { ...NO_FUNDS_FILTER, ...range }, page)),
      ]);
      return mergeLines({ items: deals, isComplete: true }, { items: funds, isComplete: true }).lines;
    } catch (error) {
      if (!isPortalError(error)) throw error;
      runInAction(() => (this.hasCollectFailed = true));
      return undefined;
    } finally {
      runInAction(() => (this.isCollecting = false));
    }
  }

  private setRange(range: DayRange): void {
    this.range = range;
    this.hasCollectFailed = false;
    this.#totals(this.login, range.from, range.to)
      .load()
      .catch(() => undefined);
    this.#lines(this.login, range.from, range.to)
      .load()
      .catch(() => undefined);
  }
}
