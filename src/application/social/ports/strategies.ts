import type { Strategy } from '../../../domain/social/strategy';
import type { StrategyDetails } from '../../../domain/social/strategy-details';
import { port } from '../../kernel/port';

/** Strategies that can be copied in social trading. Rejects with `PortalError` only. */
export interface Strategies {
  /** All strategies, each id once, in the order of their ranks. */
  list(signal?: AbortSignal): Promise<readonly Strategy[]>;
  /**
   * A strategy with a page of its closed trades. Code 7 for an unknown one.
   * @param cursor the `next` of the previous page; empty for the first.
   */
  find(strategyId: number, cursor: string, signal?: AbortSignal): Promise<StrategyDetails>;
}
export const Strategies = port<Strategies>('Strategies');
