import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { canCancel, isUnderWay } from '../../domain/money/money-request';
import {
  ALL_MOVES,
  type WalletFilter,
  type WalletRequest,
  type WalletTotals,
} from '../../domain/wallet/wallet';
import type { BookPage } from '../accounts/ports/account-books';
import { everyPage } from '../remote/every-page';
import { dataOf, type Remote } from '../remote/remote';
import type { QueryFamily } from '../remote/queries';
import { watch } from '../remote/watch';
import type { AssetWalletPorts } from './asset-wallet-store';
import { BookList } from '../remote/book-list';
import { Cancelling } from '../money/cancelling';
import { CALLS_WITH_WALLET } from './wallet-query';

/** Most moves in one answer while all are read. */
const AT_ONCE = 100;

/** The fields of a filter, and the cursor of a page. */
type PageAskedFor = [...[string, string, string, string, string, string], cursor: string];

/** The moves of the wallet: its history page by page, a file of it, and single requests, which can be cancelled. */
export class WalletMovesStore {
  readonly history: BookList<WalletRequest, WalletTotals, WalletFilter>;
  readonly cancelling: Cancelling;
  /** All moves are being read. */
  collecting = false;
  /** They could not be. */
  collectFailed = false;
  readonly #pages: QueryFamily<BookPage<WalletRequest, WalletTotals>, PageAskedFor>;
  readonly #one: QueryFamily<WalletRequest, [requestId: string]>;
  readonly #ports: AssetWalletPorts;

  constructor(ports: AssetWalletPorts, newKey: () => string) {
    this.#ports = ports;
    const { page, queries, wallet } = ports;
    this.cancelling = new Cancelling(page, newKey);
    this.#pages = queries.family({
      ...{ scope: 'client', call: 'walletHistory', freshForMs: 0 },
      read: (signal, ...[kind, asset, state, from, to, search, cursor]: PageAskedFor) =>
        wallet.history({ kind, asset, state, from, to, search }, { cursor }, signal),
    });
    this.history = new BookList(ALL_MOVES, (_, { kind, asset, state, from, to, search }, cursor) =>
      this.#pages(kind, asset, state, from, to, search, cursor),
    );
    this.#one = queries.family({
      ...{ scope: 'client', call: 'walletRequest', freshForMs: 0 },
      read: (signal, requestId: string) => wallet.request(requestId, signal),
    });
    makeAutoObservable(this);
  }

  /** The deposits of an asset that came in on a network, the newest first: of the first page that the gateway sends. */
  arrived(asset: string, network: string): readonly WalletRequest[] {
    const items = dataOf(this.#arrived(asset).state)?.items ?? [];
    return items.filter((one) => one.network === network);
  }

  loadArrived(asset: string): void {
    this.#arrived(asset)
      .load()
      .catch(() => undefined);
  }

  request(requestId: string): Remote<WalletRequest> {
    return this.#one(requestId).state;
  }

  retry(requestId: string): void {
    this.#one(requestId).retry();
  }

  /** Asks for a request, and again while it is under way; returns a function that ends it. */
  watch(requestId: string): () => void {
    return watch(this.#one(requestId), isUnderWay, this.#ports);
  }

  canCancel(request: Pick<WalletRequest, 'state' | 'cancelUntil'>): boolean {
    return canCancel(request, this.#ports.clock.now());
  }

  async cancel(requestId: string): Promise<void> {
    await this.cancelling.run(requestId, (key) => this.#ports.wallet.cancel(requestId, key));
    // Taken or too late: in both cases it stands elsewhere now.
    this.#ports.queries.invalidate(CALLS_WITH_WALLET);
  }

  #arrived(asset: string) {
    return this.#pages('deposit', asset, 'completed', '', '', '', '');
  }

  /** Every move that the filters let through; undefined where they could not all be read. */
  async collect(): Promise<readonly WalletRequest[] | undefined> {
    if (this.collecting) return undefined;
    this.collecting = true;
    this.collectFailed = false;
    const { filter } = this.history;
    try {
      return await everyPage((page) => this.#ports.wallet.history(filter, page), AT_ONCE);
    } catch (error) {
      if (!isPortalError(error)) throw error;
      runInAction(() => (this.collectFailed = true));
      return undefined;
    } finally {
      runInAction(() => (this.collecting = false));
    }
  }
}
