import { makeAutoObservable } from 'mobx';
import { pendingItems, type PendingItem } from '../../domain/dashboard/pending';
import type { OpeningRequest } from '../../domain/opening/opening';
import type { ClientDocument } from '../../domain/documents/document';
import type { MoneyRequest } from '../../domain/money/money-request';
import type { AccountOpenings } from '../opening/ports/account-openings';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Documents } from '../documents/ports/documents';
import type { MoneyMoves } from '../money/ports/money-moves';
import type { Queries } from '../remote/queries';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import { documentsQuery } from '../documents/documents-query';
import { ALL_LOGINS, moneyRequestsQuery } from '../money/money-requests-query';
import { openRequestsQuery } from '../opening/open-requests-query';

interface PendingPorts {
  accounts: Accounts;
  documents: Documents;
  moves: MoneyMoves;
  openings: AccountOpenings;
}

/** The client's pending requests over all accounts, from several calls. */
export class PendingStore {
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #documents: RemoteQuery<readonly ClientDocument[]>;
  readonly #openings: RemoteQuery<readonly OpeningRequest[]>;
  readonly #requests: RemoteQuery<readonly MoneyRequest[]>;

  constructor({ accounts, documents, moves, openings }: PendingPorts, queries: Queries) {
    this.#accounts = accountsQuery(queries, accounts);
    this.#documents = documentsQuery(queries, documents);
    this.#openings = openRequestsQuery(queries, openings);
    this.#requests = moneyRequestsQuery(queries, moves)(ALL_LOGINS);
    makeAutoObservable(this);
  }

  /** Refetches the requests, and loads the documents unless they are cached; the page itself loads the accounts. */
  load(): void {
    for (const query of [this.#requests, this.#openings]) query.load().catch(() => undefined);
    if (this.#documents.state.status === 'idle') this.#documents.load().catch(() => undefined);
  }

  /** True while the first answers are loading and not slow. */
  get isLoading(): boolean {
    return this.#sources.some(
      (state) => state.status === 'idle' || (state.status === 'loading' && !state.slow),
    );
  }

  /** The loaded items, newest first; a failed call affects only its own items. */
  get items(): readonly PendingItem[] {
    return pendingItems({
      requests: dataOf(this.#requests.state) ?? [],
      documents: dataOf(this.#documents.state) ?? [],
      openings: dataOf(this.#openings.state) ?? [],
      accounts: dataOf(this.#accounts.state)?.accounts ?? [],
    });
  }

  /** A call that is slow or has failed, so that items may be missing; a call unknown to the gateway does not count. */
  get problem(): Remote<unknown> | undefined {
    return this.#sources.find(
      (state) =>
        (state.status === 'failed' && !isMissing(state)) || (state.status === 'loading' && state.slow),
    );
  }

  retry(): void {
    for (const query of [this.#requests, this.#openings, this.#documents])
      if (query.state.status !== 'ready') query.retry();
  }

  get #sources(): readonly Remote<unknown>[] {
    return [this.#requests.state, this.#openings.state, this.#documents.state];
  }
}
