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

/** Accounts that the client has asked for: where each request stands, and taking one back (D9). */
export class OpeningRequestsStore {
  readonly submission: Submission;
  /** The one that was to be taken back last. */
  cancelling: string | null = null;
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

  /** Takes a request back; where it is decided meanwhile, it is asked for anew. */
  async cancel(requestId: string): Promise<void> {
    if (this.submission.sending) return;
    this.cancelling = requestId;
    const done = await this.submission.run(() => this.#openings.cancel(requestId));
    runInAction(() => {
      if (done) this.cancelling = null;
      this.#queries.invalidate(CALLS_WITH_ACCOUNTS);
    });
  }
}
