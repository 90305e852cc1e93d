import { reaction, runInAction } from 'mobx';
import { withFigures, type AccountFigures } from '../../domain/accounts/account-figures';
import type { Order, OrderTotals, Position, PositionTotals } from '../../domain/accounts/books';
import {
  withOrderFigures,
  withPositionFigures,
  type OrderFigures,
  type PositionFigures,
} from '../../domain/accounts/moving-positions';
import type { ClientStore } from '../client/client-store';
import type { LayoutStore } from '../kernel/layout-store';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { SessionStore } from '../session/session-store';
import { accountsQuery } from './accounts-query';
import { FigureBuffer, type FigureBatch } from './figure-buffer';
import { LiveConnection, type ConnectionPorts, type TabMessage } from './live-connection';
import type { LiveStatus } from './live-status';
import type { BookPage } from './ports/account-books';
import type { AccountList, Accounts } from './ports/accounts';
import { Staleness } from './staleness';

const PROGRESS_CALLS = ['clientBlockers', 'firstSteps'];
const BOOK_CALLS = [
  'positions',
  'orders',
  'endedOrders',
  'deals',
  'funds',
  'statement',
  'costs',
  'equityCurve',
  'moneyRequests',
  ...PROGRESS_CALLS,
];

const NOTICE_CALLS = ['notifications', 'notificationPreferences'];

/** Menus and pages follow the setting. */
const CLIENT_CALLS = ['client', 'partnership', 'partnerAgreement'];

/** Calls whose answers an event makes outdated: observed ones are refetched. */
const OUTDATED_CALLS: Readonly<Record<TabMessage['kind'], readonly string[]>> = {
  figures: [],
  alive: [],
  accounts: ['accounts', 'accountSettings', 'openRequests', ...PROGRESS_CALLS],
  books: BOOK_CALLS,
  client: CLIENT_CALLS,
  // A notification may mean that the client's rights or first steps have changed.
  notifications: [...NOTICE_CALLS, 'documents', 'openRequests', ...PROGRESS_CALLS],
  reset: [...CLIENT_CALLS, 'accounts', 'accountSettings', 'openRequests', ...NOTICE_CALLS, ...BOOK_CALLS],
  polling: [],
  poll: ['accounts'],
};

export interface LivePorts extends ConnectionPorts {
  accounts: Accounts;
}

export interface LiveStores {
  session: SessionStore;
  client: ClientStore;
  layout: LayoutStore;
  status: LiveStatus;
}

/**
 * Updates the figures on screen (D9 "Live figures"): one tab reads the stream and forwards it to the others; each tab
 * patches its accounts. It follows the session after `start`.
 */
export class LiveStore {
  /** Figures received since the accounts were last requested: the answer may be older than these. */
  readonly #figuresSinceRequest = new Map<number, AccountFigures>();
  #isRequestInFlight = false;
  /** The list after this store's last patch. */
  #patchedList: AccountList | undefined;
  readonly #connection: LiveConnection;
  readonly #buffer: FigureBuffer;
  readonly #staleness: Staleness;
  readonly #page: LivePorts['page'];
  readonly #queries: Queries;
  readonly #stores: LiveStores;
  readonly #query: RemoteQuery<AccountList>;

  constructor(ports: LivePorts, queries: Queries, stores: LiveStores) {
    const { clock, page } = ports;
    this.#page = page;
    this.#queries = queries;
    this.#stores = stores;
    this.#query = accountsQuery(queries, ports.accounts);
    this.#connection = new LiveConnection(ports);
    this.#buffer = new FigureBuffer({
      clock,
      isScrolling: () => stores.layout.isScrolling,
      render: (batch) => this.#render(batch),
    });
    this.#staleness = new Staleness(clock, page, stores.status);
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
    const stops = [
      this.#connection.join(clientId, (message) => this.#handleMessage(message)),
      reaction(
        () => this.#query.state,
        (state) => this.#handleAnswer(state),
        { fireImmediately: true },
      ),
      this.#page.onReturn(() => this.#staleness.markAlive()),
    ];
    this.#staleness.markAlive();
    return () => {
      for (const stop of stops) stop();
      this.#staleness.stop();
      this.#buffer.clear();
      this.#figuresSinceRequest.clear();
    };
  }

  #handleMessage(message: TabMessage): void {
    if ('id' in message || this.#isAnswered) this.#staleness.markAlive();
    if ('id' in message) this.#buffer.add(message);
    if (message.kind === 'figures')
      for (const account of message.accounts) this.#figuresSinceRequest.set(account.login, account);
    const outdatedCalls = OUTDATED_CALLS[message.kind];
    if (outdatedCalls.length > 0) this.#queries.invalidate(outdatedCalls);
  }

  /** Polling shows current figures; once figures have stopped, only an answer ends that state. */
  get #isAnswered(): boolean {
    const { state } = this.#query;
    return !this.#stores.status.isSilent && !(state.status === 'ready' && state.error !== null);
  }

  /** Renders in one action, so that a position's row and its account's equity show the same tick. */
  #render({ accounts, positions, orders, at }: FigureBatch): void {
    runInAction(() => {
      this.#applyFigures(accounts, at);
      this.#applyPositions(positions);
      this.#applyOrders(orders);
    });
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
        'continue',
      );
      this.#patchedList = dataOf(this.#query.state);
    });
  }

  #applyPositions(figures: ReadonlyMap<number, PositionFigures>): void {
    if (figures.size === 0) return;
    this.#queries.patch<BookPage<Position, PositionTotals>>('positions', (page) =>
      withPositionFigures(page, figures),
    );
  }

  #applyOrders(figures: ReadonlyMap<number, OrderFigures>): void {
    if (figures.size === 0) return;
    this.#queries.patch<BookPage<Order, OrderTotals>>('orders', (page) => withOrderFigures(page, figures));
  }

  /** A new answer shows that the gateway is alive; it may be older than the figures received meanwhile. */
  #handleAnswer(state: Remote<AccountList>): void {
    const isInFlight = state.status === 'loading' || (state.status === 'ready' && state.refreshing);
    if (isInFlight && !this.#isRequestInFlight) this.#figuresSinceRequest.clear();
    this.#isRequestInFlight = isInFlight;
    const list = dataOf(state);
    if (!list || list === this.#patchedList) return;
    this.#patchedList = list;
    this.#staleness.markAlive();
    if (this.#figuresSinceRequest.size > 0) this.#applyFigures(this.#figuresSinceRequest, list.asOf);
  }
}
