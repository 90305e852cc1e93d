import type { TerminalCalls } from './calls';
import { readEvents } from './event-stream';
import type { Store } from './store';
import { signedOut, type TerminalState } from './terminal-state';
import type { TerminalPositions } from '../../terminal/terminal-wire';

/** The gateway sends something every 15 s at least. */
const SILENCE_MS = 20_000;
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 5_000, 10_000] as const;
/** Instruments open and close without an event to the page. */
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
    const [figures, orders, history, ended] = await Promise.all([
      this.calls.positions(),
      this.calls.orders(),
      this.calls.history(),
      this.calls.endedOrders(),
    ]);
    if (!isCurrent()) return;
    if (figures.kind === 'done') this.#accept(figures.value);
    if (orders.kind === 'done') this.store.update({ orders: orders.value.orders });
    const { deals, endedOrders, nextDeals, nextEndedOrders } = this.store.state;
    if (history.kind === 'done') {
      const shownPages = { items: deals, next: nextDeals };
      const newestPage = { items: history.value.deals, next: history.value.next };
      const { items, next } = joinPages(shownPages, newestPage, ({ ticket }) => ticket);
      this.store.update({ deals: items, nextDeals: next });
    }
    if (ended.kind === 'done') {
      const shownPages = { items: endedOrders, next: nextEndedOrders };
      const newestPage = { items: ended.value.orders, next: ended.value.next };
      const { items, next } = joinPages(shownPages, newestPage, ({ orderId }) => orderId);
      this.store.update({ endedOrders: items, nextEndedOrders: next });
    }
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

interface Pages<Item> {
  readonly items: readonly Item[] | null;
  readonly next: string | null;
}

/** The newest page of a list before the older ones that the client has loaded. */
function joinPages<Item>(
  shownPages: Pages<Item>,
  newestPage: Pages<Item> & { readonly items: readonly Item[] },
  keyOf: (item: Item) => number,
): Pages<Item> {
  const newestKeys = new Set(newestPage.items.map(keyOf));
  const olderItems = shownPages.items?.filter((item) => !newestKeys.has(keyOf(item))) ?? [];
  const isConnected = shownPages.items !== null && olderItems.length < shownPages.items.length;
  return isConnected ? { items: [...newestPage.items, ...olderItems], next: shownPages.next } : newestPage;
}
