import { makeAutoObservable } from 'mobx';
import { filterKey, filterOfKey, type PartnerFilter } from '../../domain/partnership/partner-filter';
import type { LineBranch } from '../../domain/partnership/line-client';
import type { SubPartnerList } from '../../domain/partnership/sub-partner';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { Partners } from './ports/partners';

/** The sub-partners by the filter of the page, and the tree of the partner's clients, branch by branch. */
export class SubPartnersStore {
  private filter = '';
  readonly #lists: QueryFamily<SubPartnerList, [filter: string]>;

  readonly #branches: QueryFamily<LineBranch, [client: string]>;

  constructor(partners: Partners, queries: Queries) {
    this.#lists = queries.family({
      scope: 'client',
      call: 'subPartners',
      freshForMs: 0,
      read: (signal, filter: string) => partners.subPartners(filterOfKey(filter), signal),
    });
    this.#branches = queries.family({
      scope: 'client',
      call: 'partnerTree',
      freshForMs: 0,
      read: (signal, client: string) => partners.tree(client === '' ? null : client, signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<SubPartnerList> {
    return this.#lists(this.filter).state;
  }

  open(filter: PartnerFilter): void {
    this.filter = filterKey(filter);
    this.#lists(this.filter)
      .load()
      .catch(() => undefined);
  }

  retry(): void {
    this.#lists(this.filter).retry();
  }

  /** The clients whom a client of the line has referred; the partner's own for an empty name. */
  branch(client: string): Remote<LineBranch> {
    return this.#branches(client).state;
  }

  openBranch(client: string): void {
    this.#branches(client)
      .load()
      .catch(() => undefined);
  }

  retryBranch(client: string): void {
    this.#branches(client).retry();
  }
}
