import { CLOSING_RISK } from '../../../src/domain/social/strategy-risk';
import type { StrategyState } from '../../../src/domain/social/strategy';
import type { strategies } from '../../db/tables/strategies';

/**
 * The state of a strategy as clients see it: an active one accepts no new copiers at a high risk, and is full once it has
 * its maximum of copiers.
 * @param risk undefined or null if it has too few days.
 */
export function strategyStateOf(
  { capacity, state }: Pick<typeof strategies.$inferSelect, 'capacity' | 'state'>,
  copierCount: number,
  risk: number | null | undefined,
): StrategyState {
  if (state !== 'active' && state !== 'closed') return state;
  if (state === 'closed' || (risk ?? 0) >= CLOSING_RISK) return 'closed-to-new';
  return copierCount >= capacity ? 'full' : 'open';
}
