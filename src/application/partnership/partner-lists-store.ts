import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { filterKey, filterOfKey, type PartnerFilter } from '../../domain/partnership/partner-filter';
import type { ReferredClient, ReferredPage } from '../../domain/partnership/referred-client';
import type { PartnerReward, RewardPage, RewardWorking } from '../../domain/partnership/reward';
import { fetchAllPages } from '../remote/fetch-all-pages';
import { Pages, type CursorPage, type PageRequest } from '../remote/pages';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { PartnerListQuery, Partners } from './ports/partners';

/** The lists of clients and of rewards by the filter of the page, files of all their rows, and the working of a reward. */
export class PartnerListsStore {
  readonly clients: Pages<ReferredClient, ReferredPage>;
  readonly rewards: Pages<PartnerReward, RewardPage>;
  /** All rows are being fetched for a file. */
  isCollecting = false;
  /** Fetching all rows failed. */
  hasCollectFailed = false;
  private filter: PartnerFilter = {};
  readonly #partners: Partners;
  readonly #rewardTotals: QueryFamily<RewardPage['totals'], [filter: string]>;
  readonly #workings: QueryFamily<RewardWorking, [id: number]>;

  constructor(partners: Partners, queries: Queries) {
    this.#partners = partners;
    const clientPages = queries.family({
      scope: 'client',
      call: 'partnerClients',
      freshForMs: 0,
      read: (signal, filter: string, cursor: string) =>
        partners.clients(withPage(filterOfKey(filter), cursor), signal),
    });
    const rewardPages = queries.family({
      scope: 'client',
      call: 'partnerRewards',
      freshForMs: 0,
      read: (signal, filter: string, cursor: string) =>
        partners.rewards({ ...withPage(filterOfKey(filter), cursor), totals: false }, signal),
    });
    this.#rewardTotals = queries.family({
      scope: 'client',
      call: 'partnerRewards',
      freshForMs: 0,
      read: async (signal, filter: string) =>
        (await partners.rewards({ ...filterOfKey(filter), limit: 1 }, signal)).totals,
    });
    this.#workings = queries.family({
      scope: 'client',
      call: 'partnerReward',
      freshForMs: 0,
      read: (signal, id: number) => partners.reward(id, signal),
    });
    this.clients = new Pages((cursor) => clientPages(filterKey(this.filter), cursor));
    this.rewards = new Pages((cursor) => rewardPages(filterKey(this.filter), cursor));
    makeAutoObservable(this);
  }

  get isFiltered(): boolean {
    return filterKey(this.filter) !== '';
  }

  /** Shows a list from its first page. */
  open(list: 'clients' | 'rewards', filter: PartnerFilter): void {
    this.filter = filter;
    this.hasCollectFailed = false;
    this[list].open().catch(() => undefined);
    // Sums of many rows, for which the page does not wait.
    if (list === 'rewards')
      this.#rewardTotals(filterKey(filter))
        .load()
        .catch(() => undefined);
  }

  /** Totals of the whole list, as sent; undefined while they are not known. */
  get clientTotals(): ReferredPage['totals'] | undefined {
    return dataOf(this.clients.state)?.totals;
  }

  get rewardTotals(): RewardPage['totals'] | undefined {
    return dataOf(this.#rewardTotals(filterKey(this.filter)).state);
  }

  /** How a reward was calculated. */
  working(id: number): Remote<RewardWorking> {
    return this.#workings(id).state;
  }

  loadWorking(id: number): void {
    this.#workings(id)
      .load()
      .catch(() => undefined);
  }

  retryWorking(id: number): void {
    this.#workings(id).retry();
  }

  /** Every client of the filter; undefined after a failure. */
  collectClients(): Promise<readonly ReferredClient[] | undefined> {
    const { filter } = this;
    return this.collect(({ cursor, limit }) => this.#partners.clients(withPage(filter, cursor, limit)));
  }

  /** Every reward of the filter; undefined after a failure. */
  collectRewards(): Promise<readonly PartnerReward[] | undefined> {
    const { filter } = this;
    return this.collect(({ cursor, limit }) =>
      this.#partners.rewards({ ...withPage(filter, cursor, limit), totals: false }),
    );
  }

  private async collect<Item>(
    read: (page: PageRequest) => Promise<CursorPage<Item>>,
  ): Promise<readonly Item[] | undefined> {
    if (this.isCollecting) return undefined;
    this.isCollecting = true;
    this.hasCollectFailed = false;
    try {
      return await fetchAllPages(read);
    } catch (error) {
      if (!isPortalError(error)) throw error;
      runInAction(() => (this.hasCollectFailed = true));
      return undefined;
    } finally {
      runInAction(() => (this.isCollecting = false));
    }
  }
}

const withPage = (filter: PartnerFilter, cursor: string, limit?: number): PartnerListQuery => ({
  ...filter,
  ...(cursor !== '' && { cursor }),
  ...(limit !== undefined && { limit }),
});
