import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { instantOf } from '../../domain/kernel/instant';
import type { Money } from '../../domain/accounts/account';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { formProblem, type FormProblem } from '../kernel/form-problem';

/** Pause in typing after which a quote is fetched. */
const TYPING_PAUSE_MS = 400;
/** A quote is never older than this. */
const REFRESH_MS = 60_000;
/** Prevents a flood of calls if a quote arrives at its end. */
const MIN_REFRESH_MS = 5_000;

/** Fields of every quote. */
export interface AnyQuote {
  readonly rate: string | null;
  readonly received: Money;
  /** ISO 8601 instant, UTC. */
  readonly expiresAt: string | null;
}

/**
 * The quote for the entries of a form: fetched once typing pauses, and again each minute or before it expires.
 * Not a query of `Queries`: a quote is never shared or cached, and a failed one removes the previous quote, which must
 * not be used for an order any more.
 */
export class Quoting<Request extends object, Quote extends AnyQuote> {
  quote: Quote | null = null;
  problem: FormProblem | null = null;
  isFetching = false;
  /** The previous quote, if the newer one has another rate. */
  previousQuote: Quote | null = null;
  /** Milliseconds for which the rate of the latest quote is guaranteed; null if it guarantees none. */
  holdMs: number | null = null;
  /** Request of the current quote; null for none. */
  #request: Request | null = null;
  #cancelTimer: () => void = () => undefined;
  #abortController = new AbortController();
  readonly #fetchQuote: (request: Request, signal: AbortSignal) => Promise<Quote>;
  readonly #clock: Clock;
  readonly #page: Page;

  constructor(
    fetchQuote: (request: Request, signal: AbortSignal) => Promise<Quote>,
    clock: Clock,
    page: Page,
  ) {
    this.#fetchQuote = fetchQuote;
    this.#clock = clock;
    this.#page = page;
    makeAutoObservable(this);
  }

  /** Sets the request; null for none. The current quote stays if its request is the same. */
  setRequest(request: Request | null): void {
    if (this.hasRequest(request)) return;
    this.#request = request;
    this.cancelPending();
    this.quote = null;
    this.problem = null;
    this.previousQuote = null;
    this.isFetching = request !== null;
    if (request) this.#cancelTimer = this.#clock.after(TYPING_PAUSE_MS, () => void this.renew());
  }

  hasRequest(request: Request | null): boolean {
    return JSON.stringify(request) === JSON.stringify(this.#request);
  }

  /** Fetches the quote again, e.g. because it has expired or failed. */
  async renew(): Promise<void> {
    const request = this.#request;
    if (!request) return;
    this.cancelPending();
    const { signal } = (this.#abortController = new AbortController());
    this.isFetching = true;
    try {
      const quote = await this.#fetchQuote(request, signal);
      if (!signal.aborted) runInAction(() => this.onQuote(quote));
    } catch (error) {
      if (isPortalError(error) && error.kind === 'aborted') return;
      const problem = formProblem(error, this.#page);
      runInAction(() => {
        this.isFetching = false;
        this.quote = null;
        this.problem = problem;
      });
    }
  }

  leave(): void {
    this.setRequest(null);
  }

  private onQuote(quote: Quote): void {
    const { quote: previousQuote } = this;
    this.previousQuote = previousQuote?.rate && previousQuote.rate !== quote.rate ? previousQuote : null;
    this.quote = quote;
    this.problem = null;
    this.isFetching = false;
    const endsAt = instantOf(quote.expiresAt);
    const endsIn = Math.min(REFRESH_MS, (endsAt ?? Infinity) - this.#clock.now());
    const renewsIn = Math.max(MIN_REFRESH_MS, endsIn);
    this.holdMs = endsAt === null || quote.rate === null ? null : Math.max(0, endsIn);
    this.#cancelTimer = this.#clock.after(renewsIn, () => this.renewWhenVisible());
  }

  /** Fetches at once if the page is visible, else when it is visible again. */
  private renewWhenVisible(): void {
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

  private cancelPending(): void {
    this.#cancelTimer();
    this.#abortController.abort();
  }
}
