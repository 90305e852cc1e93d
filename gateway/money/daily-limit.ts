import Big from 'big.js';
import type { Database } from '../db/open-database';
import { ApiError } from '../kernel/api-error';
import { dayOf } from '../kernel/time';
import { moneyDigits } from '../market/money-digits';
import { WALLET_CURRENCY } from './asset-prices';
import { formatAmount } from './amounts';
import { rateOf } from './exchange-rates';
import { sumWithdrawnSince } from './recent-withdrawals';
import { WAYS_OUT, type WayOut } from './ways-out.table';

/** The amount that a client may still withdraw today by a way, in `WALLET_CURRENCY`. */
export async function getDailyLimit(db: Database, clientId: number, way: WayOut, now: Date) {
  const { begin, end } = dayOf(now);
  const limit = WAYS_OUT[way].dailyLimit;
  const remaining = Big(limit).minus(await sumWithdrawnSince(db, clientId, begin, WALLET_CURRENCY, now));
  return {
    limit,
    left: (remaining.lt(0) ? Big(0) : remaining).round(2, Big.roundDown).toFixed(2),
    resetsAt: end,
  };
}

/** Throws `refused`, with what is left in the account's currency, for an amount beyond the day's limit. */
export async function checkDailyLimit(
  db: Database,
  clientId: number,
  way: WayOut,
  {
    amount,
    available,
    currency,
  }: { readonly amount: string; readonly available: string; readonly currency: string },
  now: Date,
): Promise<void> {
  const { left } = await getDailyLimit(db, clientId, way, now);
  if (
    Big(amount)
      .times(rateOf(currency, WALLET_CURRENCY, now))
      .lte(left)
  )
    return;
  const limit = Big(left)
    .times(rateOf(WALLET_CURRENCY, currency, now))
    .round(moneyDigits(currency), Big.roundDown);
  throw new ApiError('refused', undefined, { limit: formatAmount(limit, currency), available, currency });
}
