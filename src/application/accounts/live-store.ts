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
import type { LiveSign } from './live-sign';
import type { SessionStore } from '../session/session-store';

/** Figures without a sign of life for this long are stale. */
const SILENCE_MS = 10_000;
/** How often the accounts are read anew where the gateway has no stream. */
const POLL_MS = 30_000;

/** Without a stream, this many signs of life are given between two readings. */
const SIGNS_A_POLL = 6;

/** Events that come together are drawn together: the figures on screen move once a frame at most. */
const FRAME_MS = 16;
/** Accounts whose figures are drawn in one frame; of a client with thousands the others follow in the next ones. */
const MOST_OF_FRAME = 1_000;

/** Figures that nobody can read, because they fly past, wait; never longer than this. */
const LONGEST_WAIT_MS = 3_000;

/** What the tabs of a group tell each other: events, or that there is no stream, and when the accounts are read anew. */
type Told = LiveEvent | { readonly kind: 'polling' | 'poll' };

const PROGRESS = ['clientBlockers', 'firstSteps'];
const BOOKS = [
  ...['positions', 'orders', 'deals', 'funds', 'statement', 'equityCurve', 'moneyRequests'],
  ...PROGRESS,
];

const NOTICES = ['notifications', 'notificationPreferences'];

/** The calls whose answers an event makes outdated: what is on screen of them is read anew. */
const OUTDATED: Readonly<Record<Told['kind'], readonly string[]>> = {
  figures: [],
  alive: [],
  accounts: ['accounts', 'accountSettings', 'openRequests', ...PROGRESS],
  books: BOOKS,
  // A notification may mean that what the client can do has changed, or how far they are.
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
  sign: LiveSign;
}

/**
 * Keeps the figures on screen moving (D9 "Live figures"): one tab reads the stream and tells the others; each patches
 * its accounts. It follows the session from `start` on.
 */
export class LiveStore {
  #after: string | null = null;
  /** Figures that came since the accounts were last asked for: their answer may be older. */
  readonly #told = new Map<number, AccountFigures>();
  #isAsked = false;
  /** Figures that came since the list was last patched, and the time of the newest. */
  readonly #moving = new Map<number, AccountFigures>();
  readonly #movingPositions = new Map<number, PositionFigures>();
  #movedAt = 0;
  #cancelFrame: (() => void) | undefined;
  /** The list as this store has left it. */
  #patched: AccountList | undefined;
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

  /** Follows whoever is signed in. Called once; returns a function that stops it. */
  start(): () => void {
    const { client, session } = this.#stores;
    let leave = () => {};
    const stop = reaction(
      () => (session.signedIn ? client.setting?.id : undefined),
      (clientId) => {
        leave();
        leave = clientId === undefined ? () => {} : this.#follow(clientId);
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      leave();
    };
  }

  #follow(clientId: number): () => void {
    const { page, tabs } = this.#ports;
    const member: TabMember = {
      lead: (tell, signal) => this.#lead(tell, signal),
      hear: (message) => this.#take(message as Told),
    };
    const stops = [
      tabs.join(`live-${clientId}`, member),
      reaction(
        () => this.#query.state,
        (state) => this.#compare(state),
        { fireImmediately: true },
      ),
      page.onReturn(() => this.#sign()),
    ];
    this.#sign();
    return () => {
      for (const stop of stops) stop();
      this.#cancelSilence();
      this.#stores.sign.set(false);
      this.#cancelFrame?.();
      this.#cancelFrame = undefined;
      this.#told.clear();
      this.#moving.clear();
      this.#movingPositions.clear();
      this.#after = null;
    };
  }

  async #lead(tell: (told: Told) => void, signal: AbortSignal): Promise<void> {
    const hear = (told: Told) => {
      this.#take(told);
      tell(told);
    };
    for (let failures = 0; !signal.aborted; failures += 1) {
      const wait = await this.#read((event) => {
        failures = 0;
        hear(event);
      }, signal);
      if (wait === 'no stream') return this.#poll(hear, signal);
      await this.#pause(Math.max(reconnectDelay(failures, Math.random()), wait), signal);
    }
  }

  /** Reads the stream until it ends or breaks; resolves to the milliseconds that the gateway asks to wait for. */
  async #read(hear: (event: LiveEvent) => void, signal: AbortSignal): Promise<number | 'no stream'> {
    try {
      await this.#ports.live.follow(this.#after, hear, signal);
    } catch (error) {
      if (!isPortalError(error)) throw error;
      if (isNotFound(error)) return 'no stream';
      return error.retryAfterMs ?? 0;
    }
    return 0;
  }

  async #poll(hear: (told: Told) => void, signal: AbortSignal): Promise<void> {
    for (let signs = 1; !signal.aborted; signs += 1) {
      hear({ kind: signs % SIGNS_A_POLL === 0 ? 'poll' : 'polling' });
      await this.#pause(POLL_MS / SIGNS_A_POLL, signal);
    }
  }

  /** Waits; a connection that is back, or the end of the turn, ends the wait. */
  #pause(ms: number, signal: AbortSignal): Promise<void> {
    const { clock, page } = this.#ports;
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        stopHearing();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const cancel = clock.after(ms, done);
      const stopHearing = page.onConnectionChange(() => page.online && done());
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }

  #take(told: Told): void {
    this.#sign();
    if ('id' in told) this.#patch(told);
    const outdated = OUTDATED[told.kind];
    if (outdated.length > 0) this.#queries.invalidate(outdated);
  }

  #patch(event: LiveEvent): void {
    if (event.id !== null) this.#after = event.id;
    if (event.kind === 'figures') {
      for (const account of event.accounts) {
        this.#told.set(account.login, account);
        this.#moving.set(account.login, account);
      }
      for (const position of event.positions ?? []) this.#movingPositions.set(position.ticket, position);
    }
    this.#movedAt = Math.max(this.#movedAt, event.at);
    this.#drawSoon();
  }

  /** @param since when the first of the waiting figures came. */
  #drawSoon(since = this.#ports.clock.now()): void {
    const { clock } = this.#ports;
    this.#cancelFrame ??= clock.after(FRAME_MS, () => {
      this.#cancelFrame = undefined;
      if (this.#stores.layout.scrolling && clock.now() - since < LONGEST_WAIT_MS)
        return this.#drawSoon(since);
      this.#draw();
      if (this.#moving.size > 0) this.#drawSoon();
    });
  }

  #draw(): void {
    const figures = new Map([...this.#moving].slice(0, MOST_OF_FRAME));
    // In one action: where all accounts fit into the frame, a position's row and its account's equity are of one tick.
    runInAction(() => {
      this.#apply(figures, this.#movedAt);
      this.#applyPositions();
    });
    for (const login of figures.keys()) this.#moving.delete(login);
    this.#movingPositions.clear();
  }

  /** After a failed call the list keeps the time at which it was read: moving figures don't say what else has changed. */
  #apply(figures: ReadonlyMap<number, AccountFigures>, at: number): void {
    const { state } = this.#query;
    const failed = state.status === 'ready' && state.error !== null;
    // In one action, so that the list is known for this store's own when it is compared.
    runInAction(() => {
      this.#query.patch(
        (list) => ({
          ...list,
          accounts: figures.size === 0 ? list.accounts : withFigures(list.accounts, figures),
          asOf: failed ? list.asOf : Math.max(list.asOf, at),
        }),
        'goes on',
      );
      this.#patched = dataOf(this.#query.state);
    });
  }

  #applyPositions(): void {
    if (this.#movingPositions.size === 0) return;
    this.#queries.patch<BookPage<Position, PositionTotals>>('positions', (page) =>
      withPositionFigures(page, this.#movingPositions),
    );
  }

  /** A new answer of the gateway is a sign of life, and may be older than what the stream has told meanwhile. */
  #compare(state: Remote<AccountList>): void {
    const isAsked = state.status === 'loading' || (state.status === 'ready' && state.refreshing);
    if (isAsked && !this.#isAsked) this.#told.clear();
    this.#isAsked = isAsked;
    const list = dataOf(state);
    if (!list || list === this.#patched) return;
    this.#patched = list;
    this.#sign();
    if (this.#told.size > 0) this.#apply(this.#told, list.asOf);
  }

  /** The figures are current; they become stale if nothing more is heard. */
  #sign(): void {
    const { clock, page } = this.#ports;
    this.#cancelSilence();
    this.#stores.sign.set(false);
    this.#cancelSilence = clock.after(SILENCE_MS, () => this.#stores.sign.set(page.visible));
  }
}
