import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { SortDirection } from '../../domain/kernel/sorted-by-key';
import type { Strategy } from '../../domain/social/strategy';
import { STRATEGY_DIRECTIONS, sortStrategies, type StrategySort } from '../../domain/social/strategy-order';
import type { Strategies } from './ports/strategies';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Strategies to look at (V12). */
export class StrategiesStore {
  /** The strategy whose details are open. */
  openedId: number | null = null;
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

  /** The strategies in the order asked for. */
  get sortedStrategies(): readonly Strategy[] {
    return this.remote.status === 'ready' ? sortStrategies(this.remote.data, this.sort, this.direction) : [];
  }

  /** The page is on screen; returns a function for when it is left: the next visit begins with all details closed. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.close();
  }

  retry(): void {
    this.#query.retry();
  }

  /** Puts the strategies in another order, in that order's usual direction. */
  setSort(sort: StrategySort): void {
    this.sort = sort;
    this.direction = STRATEGY_DIRECTIONS[sort];
  }

  /** Sorts by another order, or reverses the current one. */
  toggleSort(sort: StrategySort): void {
    if (this.sort !== sort) this.setSort(sort);
    else this.direction = this.direction === 'ascending' ? 'descending' : 'ascending';
  }

  /** Shows the details of a strategy, or hides them again. */
  toggle(id: number): void {
    this.openedId = this.openedId === id ? null : id;
  }

  private close(): void {
    this.openedId = null;
  }
}
