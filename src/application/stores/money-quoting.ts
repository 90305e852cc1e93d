import { makeAutoObservable, runInAction } from 'mobx';
import { instantOf } from '../../domain/instant';
import type { MoneyQuote } from '../../domain/money/money-quote';
import type { Clock } from '../ports/clock';
import type { MoneyMoves, QuoteAsked } from '../ports/money-moves';
import type { Page } from '../ports/page';
import { formProblem, type FormProblem } from './form-problem';
import { isPortalError } from '../../domain/errors';

/** Typing rests for so long before a quote is asked for. */
const REST_MS = 400;
/** A quote is never older. */
const REFRESH_MS = 60_000;
/** A gateway's clock that is ahead of ours makes no flood of calls. */
const LEAST_MS = 5_000;

/** The quote of what is typed: asked for once typing rests, and anew each minute or before it runs out. */
export class MoneyQuoting {
  quote: MoneyQuote | null = null;
  problem: FormProblem | null = null;
  asking = false;
  /** The rate before, where a newer quote has another one. */
  rateBefore: string | null = null;
  /** What a quote is wanted of; null for nothing. */
  #asked: QuoteAsked | null = null;
  #cancelTimer: () => void = () => undefined;
  #call = new AbortController();
  readonly #moves: MoneyMoves;
  readonly #clock: Clock;
  readonly #page: Page;

  constructor(moves: MoneyMoves, clock: Clock, page: Page) {
    this.#moves = moves;
    this.#clock = clock;
    this.#page = page;
    makeAutoObservable(this);
  }

  /** Wants the quote of a move; null for none. The one that is there stays where it is of the same move. */
  want(asked: QuoteAsked | null): void {
    if (JSON.stringify(asked) === JSON.stringify(this.#asked)) return;
    this.#asked = asked;
    this.stop();
    this.quote = null;
    this.problem = null;
    this.rateBefore = null;
    this.asking = asked !== null;
    if (asked) this.#cancelTimer = this.#clock.after(REST_MS, () => void this.renew());
  }

  /** Asks anew: the one that is there has run out, or did not come. */
  async renew(): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    this.stop();
    const { signal } = (this.#call = new AbortController());
    this.asking = true;
    try {
      const quote = await this.#moves.quote(asked, signal);
      if (!signal.aborted) runInAction(() => this.arrived(quote));
    } catch (error) {
      if (isPortalError(error) && error.kind === 'aborted') return;
      const problem = formProblem(error, this.#page);
      runInAction(() => {
        this.asking = false;
        this.quote = null;
        this.problem = problem;
      });
    }
  }

  /** The form is left. */
  leave(): void {
    this.want(null);
  }

  private arrived(quote: MoneyQuote): void {
    const before = this.quote?.rate ?? null;
    this.rateBefore = before !== quote.rate ? before : null;
    this.quote = quote;
    this.problem = null;
    this.asking = false;
    const endsIn = (instantOf(quote.expiresAt) ?? Infinity) - this.#clock.now();
    this.#cancelTimer = this.#clock.after(Math.min(REFRESH_MS, Math.max(LEAST_MS, endsIn)), () =>
      this.refresh(),
    );
  }

  /** Nobody looks at a hidden page: it asks when it is looked at again. */
  private refresh(): void {
    if (this.#page.visible) {
      void this.renew();
      return;
    }
    const stop = this.#page.onReturn(() => {
      stop();
      void this.renew();
    });
    this.#cancelTimer = stop;
  }

  private stop(): void {
    this.#cancelTimer();
    this.#call.abort();
  }
}
