import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { canCancel, isUnderWay } from '../../domain/money/money-request';
import {
  NO_WALLET_FILTER,
  type WalletFilter,
  type WalletRequest,
  type WalletTotals,
} from '../../domain/wallet/wallet';
import type { BookPage } from '../accounts/ports/account-books';
import { fetchAllPages } from '../remote/fetch-all-pages';
import { dataOf, type Remote } from '../remote/remote';
import type { QueryFamily } from '../remote/queries';
import { watch } from '../remote/watch';
import type { AssetWalletPorts } from './asset-wallet-store';
import { BookList } from '../remote/book-list';
import { CancellableRequests } from '../money/cancellable-requests';
import { CALLS_WITH_WALLET } from './wallet-query';

/** Moves of one answer while all are fetched. */
const MAX_PAGE_SIZE = 100;

/** The fields of a filter, and the cursor of a page. */
type HistoryArgs = [...[string, string, string, string, string, string], cursor: string];

/** The moves of the wallet: its history page by page, a file of it, and single requests, which can be cancelled. */
export class WalletMovesStore {
  readonly history: BookList<WalletRequest, WalletTotals, WalletFilter>;
  readonly cancelling: CancellableRequests;
  /** All moves are being fetched. */
  isCollecting = false;
  /** Fetching all moves failed. */
  hasCollectFailed = false;
  readonly #pages: QueryFamily<BookPage<WalletRequest, WalletTotals>, HistoryArgs>;
  readonly #requestById: QueryFamily<WalletRequest, [requestId: string]>;
  readonly #ports: AssetWalletPorts;

  constructor(ports: AssetWalletPorts, newKey: () => string) {
    this.#ports = ports;
    const { page, queries, wallet } = ports;
    this.cancelling = new CancellableRequests(page, newKey);
    this.#pages = queries.family({
      scope: 'client',
      call: 'walletHistory',
      freshForMs: 0,
      read: (signal, ...[kind, asset, state, from, to, search, cursor]: HistoryArgs) =>
        wallet.history({ kind, asset, state, from, to, search }, { cursor }, signal),
    });
    this.history = new BookList(NO_WALLET_FILTER, (_, { kind, asset, state, from, to, search }, cursor) =>
      this.#pages(kind, asset, state, from, to, search, cursor),
    );
    this.#requestById = queries.family({
      scope: 'client',
      call: 'walletRequest',
      freshForMs: 0,
      read: (signal, requestId: string) => wallet.request(requestId, signal),
    });
    makeAutoObservable(this);
  }

  /** Completed deposits of an asset on a network, newest first; from the first page only. */
  depositsOn(asset: string, network: string): readonly WalletRequest[] {
    const items = dataOf(this.#completedDeposits(asset).state)?.items ?? [];
    return items.filter((request) => request.network === network);
  }

  loadDeposits(asset: string): void {
    this.#completedDeposits(asset)
      .load()
      .catch(() => undefined);
  }

  request(requestId: string): Remote<WalletRequest> {
    return this.#requestById(requestId).state;
  }

  retry(requestId: string): void {
    this.#requestById(requestId).retry();
  }

  /** Polls a request while it is under way; returns a function that stops it. */
  watch(requestId: string): () => void {
    return watch(this.#requestById(requestId), isUnderWay, this.#ports);
  }

  canCancel(request: Pick<WalletRequest, 'state' | 'cancelUntil'>): boolean {
    return canCancel(request, this.#ports.clock.now());
  }

  async cancel(requestId: string): Promise<void> {
    await this.cancelling.run(requestId, (key) => this.#ports.wallet.cancel(requestId, key));
    // Accepted or too late: the state has changed in both cases.
    this.#ports.queries.invalidate(CALLS_WITH_WALLET);
  }

  #completedDeposits(asset: string) {
    return this.#pages('deposit', asset, 'completed', '', '', '', '');
  }

  /** Fetches every move of the filter; undefined after a failure. */
  async collect(): Promise<readonly WalletRequest[] | undefined> {
    if (this.isCollecting) return undefined;
    this.isCollecting = true;
    this.hasCollectFailed = false;
    const { filter } = this.history;
    try {
      return await fetchAllPages((page) => this.#ports.wallet.history(filter, page), MAX_PAGE_SIZE);
    } catch (error) {
      if (!isPortalError(error)) throw error;
      runInAction(() => (this.hasCollectFailed = true));
      return undefined;
    } finally {
      runInAction(() => (this.isCollecting = false));
    }
  }
}
