import { makeAutoObservable } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import { sortByNeed, isUploadNeeded, type ClientDocument } from '../../domain/documents/document';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Clock } from '../kernel/ports/clock';
import type { Documents } from '../documents/ports/documents';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import { documentsQuery } from '../documents/documents-query';

/** Documents that wait for the client, and accounts that wait for the broker. Each call fails and is retried alone. */
export class AttentionStore {
  readonly #documents: RemoteQuery<readonly ClientDocument[]>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #clock: Clock;

  constructor(documents: Documents, accounts: Accounts, queries: Queries, clock: Clock) {
    this.#documents = documentsQuery(queries, documents);
    this.#accounts = accountsQuery(queries, accounts);
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Loads both unless another page has done so. */
  load(): void {
    for (const query of [this.#documents, this.#accounts])
      if (query.state.status === 'idle') query.load().catch(() => undefined);
  }

  get documents(): Remote<readonly ClientDocument[]> {
    return this.#documents.state;
  }

  get accounts(): Remote<AccountList> {
    return this.#accounts.state;
  }

  /** Documents that the client has to send, rejected ones first. */
  get requiredDocuments(): readonly ClientDocument[] {
    const now = this.#clock.now();
    return sortByNeed(dataOf(this.documents) ?? []).filter((document) => isUploadNeeded(document, now));
  }

  /** Accounts that the broker is opening. */
  get pending(): readonly Account[] {
    return (dataOf(this.accounts)?.accounts ?? []).filter(({ status }) => status === 'pending');
  }

  retryDocuments(): void {
    this.#documents.retry();
  }

  retryAccounts(): void {
    this.#accounts.retry();
  }
}
