import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { SortDirection } from '../../domain/kernel/sorted-by-key';
import type { Strategy } from '../../domain/social/strategy';
import { STRATEGY_DIRECTIONS, sortStrategies, type StrategySort } from '../../domain/social/strategy-order';
import type { Strategies } from './ports/strategies';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** The list of strategies, its order and the open details (V12). */
export class StrategiesStore {
  /** The strategy whose details are open. */
  openStrategyId: number | null = null;
  sort: StrategySort = 'copiers';
  direction: SortDirection = STRATEGY_DIRECTIONS.copiers;
  readonly #query: RemoteQuery<readonly Strategy[]>;

  constructor(strategies: Strategies, queries: Queries) {
    this.#query = queries.query({
      scope: 'client',
      call: 'strategies',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal) => strategies.list(signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly Strategy[]> {
    return this.#query.state;
  }

  get sortedStrategies(): readonly Strategy[] {
    return this.remote.status === 'ready' ? sortStrategies(this.remote.data, this.sort, this.direction) : [];
  }

  /** Loads the strategies. Returns a function to call when the page is left; it closes the details. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.closeDetails();
  }

  retry(): void {
    this.#query.retry();
  }

  /** Sorts by a field, in its usual direction. */
  setSort(sort: StrategySort): void {
    this.sort = sort;
    this.direction = STRATEGY_DIRECTIONS[sort];
  }

  /** Sorts by another field, or reverses the current order. */
  toggleSort(sort: StrategySort): void {
    if (this.sort !== sort) this.setSort(sort);
    else this.direction = this.direction === 'ascending' ? 'descending' : 'ascending';
  }

  /** Opens or closes the details of a strategy. */
  toggleDetails(id: number): void {
    this.openStrategyId = this.openStrategyId === id ? null : id;
  }

  private closeDetails(): void {
    this.openStrategyId = null;
  }
}
