import type { StrategyState } from '../../src/domain/social/strategy';
import type { strategies } from '../db/tables/strategies';

/** The state of a strategy as clients see it: one that is active is full with as many copiers as it takes. */
export function strategyStateOf(
  { capacity, state }: Pick<typeof strategies.$inferSelect, 'capacity' | 'state'>,
  copierCount: number,
): StrategyState {
  if (state === 'closed') return 'closed-to-new';
  if (state !== 'active') return state;
  return copierCount >= capacity ? 'full' : 'open';
}
