import { makeAutoObservable } from 'mobx';
import { filterKey, filterOfKey, type PartnerFilter } from '../../domain/partnership/partner-filter';
import type { SubPartnerList } from '../../domain/partnership/sub-partner';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { Partners } from './ports/partners';

/** The sub-partners by the filter of the page. */
export class SubPartnersStore {
  private filter = '';
  readonly #lists: QueryFamily<SubPartnerList, [filter: string]>;

  constructor(partners: Partners, queries: Queries) {
    this.#lists = queries.family({
      scope: 'client',
      call: 'subPartners',
      freshForMs: 0,
      read: (signal, filter: string) => partners.subPartners(filterOfKey(filter), signal),
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
}
