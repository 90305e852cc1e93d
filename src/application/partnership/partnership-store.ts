import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Partnership } from '../../domain/partnership/partnership';
import type { Partners } from './ports/partners';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Referral links and their results (V10). */
export class PartnershipStore {
  readonly #query: RemoteQuery<Partnership>;

  constructor(partners: Partners, queries: Queries) {
    this.#query = queries.query({
      scope: 'client',
      call: 'partnership',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal) => partners.overview({}, signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<Partnership> {
    return this.#query.state;
  }

  load(): void {
    this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }
}
