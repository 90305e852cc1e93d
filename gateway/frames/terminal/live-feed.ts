import type { TerminalCalls } from './calls';
import { readEvents } from './event-stream';
import type { Store } from './store';
import { signedOut, type TerminalState } from './terminal-state';
import type { TerminalDeal, TerminalPositions } from '../../terminal/terminal-wire';

/** The gateway sends something every 15 s at least. */
const SILENCE_MS = 20_000;
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 5_000, 10_000] as const;
/** Instruments open and close; nothing tells the page. */
const TERMS_INTERVAL_MS = 60_000;

/** Keeps the account on the page up to date: figures by a stream of events, lists whenever they have changed. */
export class LiveFeed {
  #controller: AbortController | undefined;
  #termsTimer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly store: Store<TerminalState>,
    private readonly calls: TerminalCalls,
  ) {}

  start(): void {
    this.stop();
    const controller = new AbortController();
    this.#controller = controller;
    this.#termsTimer = setInterval(() => void this.#loadTerms(), TERMS_INTERVAL_MS);
    void this.#loadTerms();
    void this.#run(controller.signal);
  }

  stop(): void {
    this.#controller?.abort();
    clearInterval(this.#termsTimer);
  }

  /** Loads the lists again, after the client's own trade: its event may be late. */
  async refresh(): Promise<void> {
    const { session } = this.store.state;
    if (!session) return;
    const isCurrent = () => this.store.state.session === session;
    const [figures, orders, history] = await Promise.all([
      this.calls.positions(),
      this.calls.orders(),
      this.calls.history(),
    ]);
    if (!isCurrent()) return;
    if (figures.kind === 'done') this.#accept(figures.value);
    if (orders.kind === 'done') this.store.update({ orders: orders.value.orders });
    if (history.kind === 'done') this.store.update(newestDeals(this.store.state, history.value));
    if (figures.kind === 'unauthorized') this.#endSession();
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const hasConnected = await this.#connect(signal);
      if (signal.aborted) return;
      this.store.update({ isConnected: false });
      if (hasConnected) attempt = 0;
      const delay = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }

  /** Reads one stream until it ends; resolves to true if it could be opened. */
  async #connect(signal: AbortSignal): Promise<boolean> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    signal.addEventListener('abort', abort);
    let timer = setTimeout(abort, SILENCE_MS);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
    };
    try {
      const response = await this.calls.openEvents(controller.signal);
      if (signal.aborted) return false;
      if ('kind' in response) {
        if (response.kind === 'unauthorized') this.#endSession();
        return false;
      }
      this.store.update({ isConnected: true });
      let hasFigures = false;
      if (!response.body) return false;
      for await (const event of readEvents(response.body, restartTimer)) {
        if (signal.aborted) return true;
        if (event.name === 'figures') this.#accept(JSON.parse(event.data) as TerminalPositions);
        // Changes before the first figures have no event, so the lists are read after them.
        if (event.name === 'changed' || (event.name === 'figures' && !hasFigures)) void this.refresh();
        hasFigures ||= event.name === 'figures';
      }
      return true;
    } catch {
      return true;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      controller.abort();
    }
  }

  #accept({ account, at, positions }: TerminalPositions): void {
    const figuresAt = Date.parse(at);
    const { figuresAt: shownAt, session } = this.store.state;
    if (!session || (shownAt !== null && figuresAt < shownAt)) return;
    const clockOffset = figuresAt - Date.now();
    this.store.update({ figures: account, positions, figuresAt, clockOffset, now: figuresAt });
  }

  async #loadTerms(): Promise<void> {
    const answer = await this.calls.instruments();
    if (answer.kind === 'done' && this.store.state.session)
      this.store.update({ terms: answer.value.instruments });
  }

  #endSession(): void {
    this.stop();
    this.store.update(signedOut(true));
  }
}

/** The newest deals before the older ones that the client has loaded. */
function newestDeals(
  { deals: shownDeals, nextDeals }: TerminalState,
  { deals, next }: { readonly deals: readonly TerminalDeal[]; readonly next: string | null },
): Partial<TerminalState> {
  const tickets = new Set(deals.map(({ ticket }) => ticket));
  const olderDeals = shownDeals?.filter(({ ticket }) => !tickets.has(ticket)) ?? [];
  const isConnected = shownDeals !== null && olderDeals.length < shownDeals.length;
  return isConnected ? { deals: [...deals, ...olderDeals], nextDeals } : { deals, nextDeals: next };
}
