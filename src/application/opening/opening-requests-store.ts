import { makeAutoObservable, runInAction } from 'mobx';
import type { OpeningRequest } from '../../domain/opening/opening';
import type { AccountOpenings } from './ports/account-openings';
import type { Page } from '../kernel/ports/page';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { openRequestsQuery } from './open-requests-query';
import { CALLS_WITH_ACCOUNTS } from './opening-store';
import { Submission } from '../kernel/submission';

/** The client's account requests: their state, and cancelling them (D9). */
export class OpeningRequestsStore {
  readonly submission: Submission;
  /** The request whose cancellation was tried last. */
  cancelledId: string | null = null;
  readonly #query: RemoteQuery<readonly OpeningRequest[]>;
  readonly #openings: AccountOpenings;
  readonly #queries: Queries;

  constructor(openings: AccountOpenings, queries: Queries, page: Page) {
    this.#openings = openings;
    this.#queries = queries;
    this.submission = new Submission(page);
    this.#query = openRequestsQuery(queries, openings);
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly OpeningRequest[]> {
    return this.#query.state;
  }

  load(): void {
    this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }

  /** Cancels a request; refetches the requests in any case, since it may have been decided meanwhile. */
  async cancel(requestId: string): Promise<void> {
    if (this.submission.isSending) return;
    this.cancelledId = requestId;
    const isDone = await this.submission.run(() => this.#openings.cancel(requestId));
    runInAction(() => {
      if (isDone) this.cancelledId = null;
      this.#queries.invalidate(CALLS_WITH_ACCOUNTS);
    });
  }
}
