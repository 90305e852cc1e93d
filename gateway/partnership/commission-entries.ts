import Big from 'big.js';
import type { partnerRewards } from '../db/tables/partners';
import type { Entry } from '../ledger/ledger';
import { moneyDigits } from '../market/money-digits';

/** An amount for a partner in one currency, as a decimal string. */
export type PartnerAmount = Pick<typeof partnerRewards.$inferSelect, 'amount' | 'currency' | 'partnerId'>;

/** Sums of rewards, one for each partner and currency. */
export function sumByPartner(rewards: readonly PartnerAmount[]): PartnerAmount[] {
  const sums = new Map<string, PartnerAmount>();
  for (const { amount, currency, partnerId } of rewards) {
    const key = `${partnerId} ${currency}`;
    const sum = Big(sums.get(key)?.amount ?? 0).plus(amount);
    sums.set(key, { partnerId, currency, amount: sum.toFixed(moneyDigits(currency)) });
  }
  return [...sums.values()];
}

/** The entries by which the broker owes rewards; negative amounts are taken back. */
export const commissionEntries = (rewards: readonly PartnerAmount[], at: Date): Entry[] =>
  sumByPartner(rewards).map(({ amount, currency, partnerId }) => ({
    kind: 'commission',
    at,
    postings: [
      { account: { kind: 'partner', clientId: partnerId, currency }, amount },
      { account: { kind: 'house', currency }, amount: Big(amount).neg().toFixed() },
    ],
  }));
