import { makeAutoObservable, runInAction } from 'mobx';
import type { Copy, CopyDetails, CopyState } from '../../domain/social/copy';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { Copies, CopyAction } from './ports/copies';

export interface CopiesPorts {
  readonly clock: Clock;
  readonly copies: Copies;
  readonly page: Page;
  readonly queries: Queries;
}

/** The interval at which an open copy is read again. */
const REFRESH_MS = 5_000;

/** A client's copies, one of them in detail, and what they do with it. */
export class CopiesStore {
  /** The preview of the end of the open copy is shown. */
  isStopOpen = false;
  readonly submission: Submission;
  readonly #copies: Copies;
  readonly #newKey: () => string;
  readonly #queries: Queries;
  readonly #list: RemoteQuery<readonly Copy[]>;
  readonly #details: QueryFamily<CopyDetails, [copyId: string]>;
  #key: string;

  readonly #clock: Clock;

  constructor({ clock, copies, page, queries }: CopiesPorts, newKey: () => string) {
    this.#clock = clock;
    this.#copies = copies;
    this.#queries = queries;
    this.#newKey = newKey;
    this.#key = newKey();
    this.submission = new Submission(page);
    this.#list = queries.query({
      scope: 'client',
      call: 'copies',
      freshForMs: 0,
      read: (signal) => copies.list(signal),
    });
    this.#details = queries.family({
      scope: 'client',
      call: 'copy',
      freshForMs: 0,
      read: (signal, copyId: string) => copies.find(copyId, signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly Copy[]> {
    return this.#list.state;
  }

  /** The number of running copies; undefined until they are loaded. */
  get runningCount(): number | undefined {
    return dataOf(this.remote)?.filter(({ state }) => state !== 'stopped').length;
  }

  details(copyId: string): Remote<CopyDetails> {
    return this.#details(copyId).state;
  }

  /** Loads the copies. */
  open(): void {
    this.#list.load().catch(() => undefined);
  }

  /** Loads a copy, and again now and then. Returns a function to call when its page is left. */
  openDetails(copyId: string): () => void {
    this.#details(copyId)
      .load()
      .catch(() => undefined);
    let cancel = () => {};
    const refreshLater = () => {
      cancel = this.#clock.after(REFRESH_MS, () => {
        this.#details(copyId).invalidate();
        refreshLater();
      });
    };
    refreshLater();
    return () => {
      cancel();
      this.setStopOpen(false);
    };
  }

  retry(): void {
    this.#list.retry();
  }

  retryDetails(copyId: string): void {
    this.#details(copyId).retry();
  }

  setStopOpen(isOpen: boolean): void {
    this.isStopOpen = isOpen;
    this.submission.clear();
  }

  async pause(copyId: string): Promise<void> {
    await this.#act(copyId, (action) => this.#copies.pause(action));
  }

  async resume(copyId: string): Promise<void> {
    await this.#act(copyId, (action) => this.#copies.resume(action));
  }

  async stop(copyId: string): Promise<void> {
    const isAccepted = await this.#act(copyId, (action) => this.#copies.stop(action));
    if (isAccepted) runInAction(() => (this.isStopOpen = false));
  }

  /** A repeat after a lost connection has the same key. */
  async #act(copyId: string, act: (action: CopyAction) => Promise<CopyState>): Promise<boolean> {
    const isAccepted = await this.submission.run(() => act({ copyId, idempotencyKey: this.#key }));
    if (!isAccepted) return false;
    this.#key = this.#newKey();
    this.#details(copyId).invalidate();
    this.#queries.invalidate(['copies', 'accounts', 'strategies']);
    return true;
  }
}
