import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { instantOf } from '../../domain/kernel/instant';
import type { Money } from '../../domain/accounts/account';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { formProblem, type FormProblem } from '../kernel/form-problem';

/** How long typing rests before a quote is asked for. */
const REST_MS = 400;
/** A quote is never older than this. */
const REFRESH_MS = 60_000;
/** Keeps a gateway whose clock is ahead of ours from causing a flood of calls. */
const LEAST_MS = 5_000;

/** What every quote has. */
export interface AnyQuote {
  readonly rate: string | null;
  readonly received: Money;
  /** ISO 8601 instant, UTC. */
  readonly expiresAt: string | null;
}

/**
 * The quote of what is typed: asked for once typing rests, and anew each minute or before it runs out.
 *
 * No query of `Queries`: a quote is of what is typed at this moment, is never shared or shown again from a cache, and
 * one that fails takes the earlier one away, which nobody may order by any more.
 */
export class Quoting<Asked extends object, Quote extends AnyQuote> {
  quote: Quote | null = null;
  problem: FormProblem | null = null;
  asking = false;
  /** The previous quote, if the newer one has another rate. */
  before: Quote | null = null;
  /** How long the quote that came last is held, in milliseconds; null where it holds no rate. */
  heldForMs: number | null = null;
  /** What a quote is wanted for; null for nothing. */
  #asked: Asked | null = null;
  #cancelTimer: () => void = () => undefined;
  #call = new AbortController();
  readonly #read: (asked: Asked, signal: AbortSignal) => Promise<Quote>;
  readonly #clock: Clock;
  readonly #page: Page;

  constructor(read: (asked: Asked, signal: AbortSignal) => Promise<Quote>, clock: Clock, page: Page) {
    this.#read = read;
    this.#clock = clock;
    this.#page = page;
    makeAutoObservable(this);
  }

  /** Wants the quote of a move; null for none. The current one stays if it is for the same move. */
  want(asked: Asked | null): void {
    if (this.isFor(asked)) return;
    this.#asked = asked;
    this.stop();
    this.quote = null;
    this.problem = null;
    this.before = null;
    this.asking = asked !== null;
    if (asked) this.#cancelTimer = this.#clock.after(REST_MS, () => void this.renew());
  }

  /** Whether the quote, or the one that is on its way, is of this move and of no other. */
  isFor(asked: Asked | null): boolean {
    return JSON.stringify(asked) === JSON.stringify(this.#asked);
  }

  /** Asks again: the current one has expired, or did not come. */
  async renew(): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    this.stop();
    const { signal } = (this.#call = new AbortController());
    this.asking = true;
    try {
      const quote = await this.#read(asked, signal);
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

  private arrived(quote: Quote): void {
    const { quote: before } = this;
    this.before = before?.rate && before.rate !== quote.rate ? before : null;
    this.quote = quote;
    this.problem = null;
    this.asking = false;
    const endsAt = instantOf(quote.expiresAt);
    const endsIn = (endsAt ?? Infinity) - this.#clock.now();
    const renewsIn = Math.min(REFRESH_MS, Math.max(LEAST_MS, endsIn));
    this.heldForMs = endsAt === null || quote.rate === null ? null : renewsIn;
    this.#cancelTimer = this.#clock.after(renewsIn, () => this.refresh());
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
