import { reaction, runInAction } from 'mobx';
import { withFigures, type AccountFigures } from '../../domain/accounts/account-figures';
import type { Position, PositionTotals } from '../../domain/accounts/books';
import { withPositionFigures, type PositionFigures } from '../../domain/accounts/moving-positions';
import { isNotFound, isPortalError } from '../../domain/kernel/errors';
import { reconnectDelay } from '../../domain/kernel/reconnect';
import type { BookPage } from './ports/account-books';
import type { AccountList, Accounts } from './ports/accounts';
import type { Clock } from '../kernel/ports/clock';
import type { LiveEvent, LiveFigures } from './ports/live-figures';
import type { Page } from '../kernel/ports/page';
import type { TabMember, Tabs } from '../kernel/ports/tabs';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import type { ClientStore } from '../client/client-store';
import type { LayoutStore } from '../kernel/layout-store';
import type { LiveStatus } from './live-status';
import type { SessionStore } from '../session/session-store';

/** Figures are stale after this time without a heartbeat or an answer. */
const SILENCE_MS = 10_000;
/** Milliseconds between two fetches of the accounts if the gateway has no stream. */
const POLL_MS = 30_000;

/** Heartbeats to the other tabs for each fetch without a stream. */
const HEARTBEATS_PER_POLL = 6;

/** Events of one frame are rendered together. */
const FRAME_MS = 16;
/** Accounts whose figures are rendered in one frame; the others follow in the next frames. */
const MAX_ACCOUNTS_PER_FRAME = 1_000;

/** Figures are not rendered while the page scrolls, for at most this time. */
const MAX_RENDER_DELAY_MS = 3_000;

/** Message between the tabs of a group; `polling` is the heartbeat without a stream, `poll` refetches the accounts. */
type TabMessage = LiveEvent | { readonly kind: 'polling' | 'poll' };

const PROGRESS = ['clientBlockers', 'firstSteps'];
const BOOKS = [
  'positions',
  'orders',
  'deals',
  'funds',
  'statement',
  'equityCurve',
  'moneyRequests',
  ...PROGRESS,
];

const NOTICES = ['notifications', 'notificationPreferences'];

/** Calls whose answers an event makes outdated: observed ones are refetched. */
const OUTDATED_CALLS: Readonly<Record<TabMessage['kind'], readonly string[]>> = {
  figures: [],
  alive: [],
  accounts: ['accounts', 'accountSettings', 'openRequests', ...PROGRESS],
  books: BOOKS,
  // A notification may mean that the client's rights or first steps have changed.
  notifications: [...NOTICES, 'documents', 'openRequests', ...PROGRESS],
  reset: ['accounts', 'accountSettings', 'openRequests', ...NOTICES, ...BOOKS],
  polling: [],
  poll: ['accounts'],
};

export interface LivePorts {
  live: LiveFigures;
  tabs: Tabs;
  accounts: Accounts;
  clock: Clock;
  page: Page;
}

export interface LiveStores {
  session: SessionStore;
  client: ClientStore;
  layout: LayoutStore;
  status: LiveStatus;
}

/**
 * Updates the figures on screen (D9 "Live figures"): one tab reads the stream and forwards it to the others; each tab
 * patches its accounts. It follows the session from `start` on.
 */
export class LiveStore {
  #lastEventId: string | null = null;
  /** Figures received since the accounts were last requested: the answer may be older than these. */
  readonly #figuresSinceRequest = new Map<number, AccountFigures>();
  #isRequestInFlight = false;
  /** Figures received since the list was last patched. */
  readonly #pendingFigures = new Map<number, AccountFigures>();
  readonly #pendingPositions = new Map<number, PositionFigures>();
  #newestFiguresAt = 0;
  #cancelFrame: (() => void) | undefined;
  /** The list after this store's last patch. */
  #patchedList: AccountList | undefined;
  #cancelSilence: () => void = () => undefined;
  readonly #ports: LivePorts;
  readonly #queries: Queries;
  readonly #stores: LiveStores;
  readonly #query: RemoteQuery<AccountList>;

  constructor(ports: LivePorts, queries: Queries, stores: LiveStores) {
    this.#ports = ports;
    this.#queries = queries;
    this.#stores = stores;
    this.#query = accountsQuery(queries, ports.accounts);
  }

  /** Follows the signed-in client. Called once; returns a function that stops it. */
  start(): () => void {
    const { client, session } = this.#stores;
    let leave = () => {};
    const stop = reaction(
      () => (session.signedIn ? client.setting?.id : undefined),
      (clientId) => {
        leave();
        leave = clientId === undefined ? () => {} : this.#followClient(clientId);
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      leave();
    };
  }

  #followClient(clientId: number): () => void {
    const { page, tabs } = this.#ports;
    const member: TabMember = {
      lead: (tell, signal) => this.#lead(tell, signal),
      onMessage: (message) => this.#handleMessage(message as TabMessage),
    };
    const stops = [
      tabs.join(`live-${clientId}`, member),
      reaction(
        () => this.#query.state,
        (state) => this.#handleAnswer(state),
        { fireImmediately: true },
      ),
      page.onReturn(() => this.#markAlive()),
    ];
    this.#markAlive();
    return () => {
      for (const stop of stops) stop();
      this.#cancelSilence();
      this.#stores.status.setSilent(false);
      this.#cancelFrame?.();
      this.#cancelFrame = undefined;
      this.#figuresSinceRequest.clear();
      this.#pendingFigures.clear();
      this.#pendingPositions.clear();
      this.#lastEventId = null;
    };
  }

  async #lead(broadcast: (message: TabMessage) => void, signal: AbortSignal): Promise<void> {
    const handleMessage = (message: TabMessage) => {
      this.#handleMessage(message);
      broadcast(message);
    };
    for (let failures = 0; !signal.aborted; failures += 1) {
      const wait = await this.#read((event) => {
        failures = 0;
        handleMessage(event);
      }, signal);
      if (wait === 'no stream') return this.#poll(handleMessage, signal);
      await this.#pause(Math.max(reconnectDelay(failures, Math.random()), wait), signal);
    }
  }

  /** Reads the stream until it ends or fails; resolves to the milliseconds to wait, as the gateway says. */
  async #read(onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<number | 'no stream'> {
    try {
      await this.#ports.live.follow(this.#lastEventId, onEvent, signal);
    } catch (error) {
      if (!isPortalError(error)) throw error;
      if (isNotFound(error)) return 'no stream';
      return error.retryAfterMs ?? 0;
    }
    return 0;
  }

  async #poll(handleMessage: (message: TabMessage) => void, signal: AbortSignal): Promise<void> {
    for (let heartbeats = 1; !signal.aborted; heartbeats += 1) {
      handleMessage({ kind: heartbeats % HEARTBEATS_PER_POLL === 0 ? 'poll' : 'polling' });
      await this.#pause(POLL_MS / HEARTBEATS_PER_POLL, signal);
    }
  }

  /** Waits; ends early when the connection is back or this tab's turn ends. */
  #pause(ms: number, signal: AbortSignal): Promise<void> {
    const { clock, page } = this.#ports;
    return new Promise((resolve) => {
      const finish = () => {
        cancel();
        stopListening();
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const cancel = clock.after(ms, finish);
      const stopListening = page.onConnectionChange(() => page.online && finish());
      signal.addEventListener('abort', finish);
      if (signal.aborted) finish();
    });
  }

  #handleMessage(message: TabMessage): void {
    this.#markAlive();
    if ('id' in message) this.#patch(message);
    const outdated = OUTDATED_CALLS[message.kind];
    if (outdated.length > 0) this.#queries.invalidate(outdated);
  }

  #patch(event: LiveEvent): void {
    if (event.id !== null) this.#lastEventId = event.id;
    if (event.kind === 'figures') {
      for (const account of event.accounts) {
        this.#figuresSinceRequest.set(account.login, account);
        this.#pendingFigures.set(account.login, account);
      }
      for (const position of event.positions ?? []) this.#pendingPositions.set(position.ticket, position);
    }
    this.#newestFiguresAt = Math.max(this.#newestFiguresAt, event.at);
    this.#scheduleRender();
  }

  /** @param since time of the first pending figures. */
  #scheduleRender(since = this.#ports.clock.now()): void {
    const { clock } = this.#ports;
    this.#cancelFrame ??= clock.after(FRAME_MS, () => {
      this.#cancelFrame = undefined;
      if (this.#stores.layout.scrolling && clock.now() - since < MAX_RENDER_DELAY_MS)
        return this.#scheduleRender(since);
      this.#renderPending();
      if (this.#pendingFigures.size > 0) this.#scheduleRender();
    });
  }

  #renderPending(): void {
    const figures = new Map([...this.#pendingFigures].slice(0, MAX_ACCOUNTS_PER_FRAME));
    // In one action, so that a position's row and its account's equity show the same tick.
    runInAction(() => {
      this.#applyFigures(figures, this.#newestFiguresAt);
      this.#applyPositions();
    });
    for (const login of figures.keys()) this.#pendingFigures.delete(login);
    this.#pendingPositions.clear();
  }

  /** After a failed call the list keeps its time: live figures don't show what else has changed. */
  #applyFigures(figures: ReadonlyMap<number, AccountFigures>, at: number): void {
    const { state } = this.#query;
    const hasCallFailed = state.status === 'ready' && state.error !== null;
    // In one action, so that `#handleAnswer` recognizes the list as this store's own.
    runInAction(() => {
      this.#query.patch(
        (list) => ({
          ...list,
          accounts: figures.size === 0 ? list.accounts : withFigures(list.accounts, figures),
          asOf: hasCallFailed ? list.asOf : Math.max(list.asOf, at),
        }),
        'goes on',
      );
      this.#patchedList = dataOf(this.#query.state);
    });
  }

  #applyPositions(): void {
    if (this.#pendingPositions.size === 0) return;
    this.#queries.patch<BookPage<Position, PositionTotals>>('positions', (page) =>
      withPositionFigures(page, this.#pendingPositions),
    );
  }

  /** A new answer shows that the gateway is alive; it may be older than the figures received meanwhile. */
  #handleAnswer(state: Remote<AccountList>): void {
    const isInFlight = state.status === 'loading' || (state.status === 'ready' && state.refreshing);
    if (isInFlight && !this.#isRequestInFlight) this.#figuresSinceRequest.clear();
    this.#isRequestInFlight = isInFlight;
    const list = dataOf(state);
    if (!list || list === this.#patchedList) return;
    this.#patchedList = list;
    this.#markAlive();
    if (this.#figuresSinceRequest.size > 0) this.#applyFigures(this.#figuresSinceRequest, list.asOf);
  }

  /** Marks the figures as current until the next silence. */
  #markAlive(): void {
    const { clock, page } = this.#ports;
    this.#cancelSilence();
    this.#stores.status.setSilent(false);
    this.#cancelSilence = clock.after(SILENCE_MS, () => this.#stores.status.setSilent(page.visible));
  }
}
