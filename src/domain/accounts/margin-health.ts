import Big from 'big.js';
import type { Account } from './account';
import { decimalOf } from '../kernel/numbers/decimal';
import { MARGIN_HEALTH } from './margin-health.table';

/** `none` without margin in use, `low` near the margin call, `critical` near the stop-out. */
export type MarginHealth = 'none' | 'fine' | 'low' | 'critical';

function isNear(level: Big, limit: string | null, fallback: string, factor: string): boolean {
  const threshold = decimalOf(limit) ?? new Big(fallback);
  return level.lte(threshold.times(factor));
}

/** Rates an account's margin level against its own margin call and stop-out; a view shows `low` in amber and `critical` in red (A4). */
export function marginHealth(
  account: Pick<Account, 'marginLevel' | 'marginCallLevel' | 'stopOutLevel'>,
): MarginHealth {
  const level = decimalOf(account.marginLevel);
  if (level === undefined) return 'none';
  const { defaultStopOutLevel, nearStopOut, defaultMarginCallLevel, nearMarginCall } = MARGIN_HEALTH;
  if (isNear(level, account.stopOutLevel, defaultStopOutLevel, nearStopOut)) return 'critical';
  return isNear(level, account.marginCallLevel, defaultMarginCallLevel, nearMarginCall) ? 'low' : 'fine';
}
