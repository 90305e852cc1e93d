import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { SortDirection } from '../../domain/kernel/sorted-by-key';
import type { Strategy } from '../../domain/social/strategy';
import { STRATEGY_DIRECTIONS, sortStrategies, type StrategySort } from '../../domain/social/strategy-order';
import type { StrategyDeals, StrategyDetails } from '../../domain/social/strategy-details';
import { mapRemote } from '../remote/map-remote';
import { Paginator } from '../remote/paginator';
import type { Strategies } from './ports/strategies';
import type { Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** A page of closed trades, and the strategy that it was sent with. */
interface StrategyPage extends StrategyDeals {
  readonly details: StrategyDetails;
}

/** The list of strategies, its order, and the strategy whose page is open (V12). */
export class StrategiesStore {
  /** Id of the open strategy; 0 for none. */
  strategyId = 0;
  sort: StrategySort = 'rank';
  direction: SortDirection = STRATEGY_DIRECTIONS.rank;
  readonly #details: QueryFamily<StrategyPage, [strategyId: number, cursor: string]>;
  readonly #pages: Paginator<StrategyPage>;
  readonly #query: RemoteQuery<readonly Strategy[]>;

  constructor(strategies: Strategies, queries: Queries) {
    this.#query = queries.query({
      scope: 'client',
      call: 'strategies',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal) => strategies.list(signal),
    });
    this.#details = queries.family({
      scope: 'client',
      call: 'strategy',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: async (signal, strategyId: number, cursor: string) => {
        const details = await strategies.find(strategyId, cursor, signal);
        return { details, items: details.deals.items, next: details.deals.next };
      },
    });
    this.#pages = new Paginator((cursor) => this.#details(this.strategyId, cursor));
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly Strategy[]> {
    return this.#query.state;
  }

  get sortedStrategies(): readonly Strategy[] {
    return this.remote.status === 'ready' ? sortStrategies(this.remote.data, this.sort, this.direction) : [];
  }

  /** Pages of the closed trades of the open strategy; the first one has the strategy too. */
  get pages(): Paginator<StrategyPage> {
    return this.#pages;
  }

  /** The strategy whose page is open, with the first page of its closed trades. */
  get details(): Remote<StrategyDetails> {
    return mapRemote(this.#pages.first, ({ details }) => details);
  }

  /** Loads the strategies. */
  open(): void {
    this.#query.load().catch(() => undefined);
  }

  /** Loads a strategy's page. */
  openStrategy(strategyId: number): void {
    this.strategyId = strategyId;
    this.#pages.open();
  }

  retryStrategy(): void {
    this.#details(this.strategyId, '').retry();
  }

  retry(): void {
    this.#query.retry();
  }

  /** Sorts by a field, in its usual direction. */
  setSort(sort: StrategySort): void {
    this.sort = sort;
    this.direction = STRATEGY_DIRECTIONS[sort];
  }

  /** Sorts by another field, then the other way round, and then by rank again. */
  toggleSort(sort: StrategySort): void {
    if (this.sort !== sort) this.setSort(sort);
    else if (this.direction !== STRATEGY_DIRECTIONS[sort]) this.setSort('rank');
    else this.direction = this.direction === 'ascending' ? 'descending' : 'ascending';
  }
}
