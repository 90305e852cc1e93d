import { makeAutoObservable } from 'mobx';
import { pendingItems, type PendingItem } from '../../domain/client/pending';
import type { ClientDocument } from '../../domain/documents/document';
import type { MoneyRequest } from '../../domain/money/money-request';
import type { AccountList, Accounts } from '../ports/accounts';
import type { Documents } from '../ports/documents';
import type { MoneyMoves } from '../ports/money-moves';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import { documentsQuery } from './documents-query';
import { ALL_LOGINS, moneyRequestsQuery } from './money-requests-query';

interface PendingPorts {
  accounts: Accounts;
  documents: Documents;
  moves: MoneyMoves;
}

/** Everything of the client's that is under way, over all accounts, from the calls that know of it. */
export class PendingStore {
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #documents: RemoteQuery<readonly ClientDocument[]>;
  readonly #requests: RemoteQuery<readonly MoneyRequest[]>;

  constructor({ accounts, documents, moves }: PendingPorts, queries: Queries) {
    this.#accounts = accountsQuery(queries, accounts);
    this.#documents = documentsQuery(queries, documents);
    this.#requests = moneyRequestsQuery(queries, moves)(ALL_LOGINS);
    makeAutoObservable(this);
  }

  /** The accounts are the page's own: it has asked for them. */
  load(): void {
    for (const query of [this.#requests, this.#documents]) query.load().catch(() => undefined);
  }

  /** Whether something may still come. */
  get coming(): boolean {
    return this.#sources.some(({ status }) => status === 'idle' || status === 'loading');
  }

  /** What is known so far, newest first: a call that fails leaves out its own only. */
  get items(): readonly PendingItem[] {
    return pendingItems({
      requests: dataOf(this.#requests.state) ?? [],
      documents: dataOf(this.#documents.state) ?? [],
      accounts: dataOf(this.#accounts.state)?.accounts ?? [],
    });
  }

  /** The call that has failed, so that something may be missing; one that the gateway does not have has nothing under way. */
  get failed(): Extract<Remote<unknown>, { status: 'failed' }> | undefined {
    for (const state of this.#sources)
      if (state.status === 'failed' && state.error.status !== 404) return state;
    return undefined;
  }

  retry(): void {
    for (const query of [this.#requests, this.#documents]) if (query.state.status === 'failed') query.retry();
  }

  get #sources(): readonly Remote<unknown>[] {
    return [this.#requests.state, this.#documents.state];
  }
}
