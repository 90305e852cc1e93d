import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { filterKey, filterOfKey, type PartnerFilter } from '../../domain/partnership/partner-filter';
import type { Partnership } from '../../domain/partnership/partnership';
import type { PartnerPeriod } from '../../domain/partnership/referred-client';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { Partners } from './ports/partners';

/** Links, commission and weeks of a partner, by the filter of the page (V10). */
export class PartnershipStore {
  filter: PartnerFilter = {};
  /** The answer to the filter before, whose links and levels stay on screen while the next one loads. */
  private previous: Partnership | undefined;
  readonly #overviews: QueryFamily<Partnership, [filter: string]>;
  readonly #weeks: QueryFamily<readonly PartnerPeriod[], [filter: string]>;

  constructor(partners: Partners, queries: Queries) {
    const options = { scope: 'client', freshForMs: CONSTANTS.cacheCollectionMs } as const;
    this.#overviews = queries.family({
      ...options,
      call: 'partnership',
      read: (signal, filter: string) => partners.overview(filterOfKey(filter), signal),
    });
    this.#weeks = queries.family({
      ...options,
      call: 'partnerSeries',
      read: (signal, filter: string) => partners.series(filterOfKey(filter), signal),
    });
    makeAutoObservable(this);
  }

  /** True if the programme pays for clients of clients. */
  get hasSubPartners(): boolean {
    return (dataOf(this.remote)?.scheme?.levels.length ?? 0) > 1;
  }

  get remote(): Remote<Partnership> {
    return this.#overview.state;
  }

  /** The current answer, or the previous one. */
  get latest(): Partnership | undefined {
    return dataOf(this.remote) ?? this.previous;
  }

  get isFiltered(): boolean {
    return filterKey(this.filter) !== '';
  }

  /** Shows the figures that match a filter. */
  show(filter: PartnerFilter): void {
    const { latest } = this;
    this.filter = filter;
    this.previous = latest;
    this.#overview.load().catch(() => undefined);
  }

  retry(): void {
    this.#overview.retry();
  }

  get weeks(): Remote<readonly PartnerPeriod[]> {
    return this.#weeksOfFilter.state;
  }

  loadWeeks(): void {
    this.#weeksOfFilter.load().catch(() => undefined);
  }

  retryWeeks(): void {
    this.#weeksOfFilter.retry();
  }

  get #overview() {
    return this.#overviews(filterKey(this.filter));
  }

  get #weeksOfFilter() {
    return this.#weeks(filterKey(this.filter));
  }
}
