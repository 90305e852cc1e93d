import Big from 'big.js';
import { inArray } from 'drizzle-orm';
import type { NoRewardReason } from '../../src/domain/partnership/reward';
import type { Database } from '../db/open-database';
import { partnerRewards } from '../db/tables/partners';
import { postEntries } from '../ledger/ledger';
import { moneyDigits } from '../market/money-digits';
import { commissionEntries } from './commission-entries';

type RewardRow = typeof partnerRewards.$inferSelect;

/**
 * Takes rewards back. Those that are not paid are rejected; each paid one gets a row that takes its amount back, since a paid
 * row never changes.
 */
export async function takeBack(
  transaction: Database,
  rewards: readonly RewardRow[],
  reason: NoRewardReason,
  at: Date,
): Promise<void> {
  const unpaidIds = rewards.filter(({ state }) => state !== 'paid').map(({ id }) => id);
  if (unpaidIds.length > 0)
    await transaction
      .update(partnerRewards)
      .set({ state: 'rejected', reason, rejectedAt: at })
      .where(inArray(partnerRewards.id, unpaidIds));
  const clawbacks = rewards
    .filter(({ state }) => state === 'paid')
    .map((reward) => clawbackOf(reward, reason, at));
  if (clawbacks.length > 0) await transaction.insert(partnerRewards).values(clawbacks);
  const owedRewards = rewards.filter(({ state }) => state === 'approved' || state === 'paid').map(negate);
  await postEntries(transaction, commissionEntries(owedRewards, at));
}

const negate = <Row extends Pick<RewardRow, 'amount' | 'currency'>>(row: Row): Row => ({
  ...row,
  amount: Big(row.amount).neg().toFixed(moneyDigits(row.currency)),
});

function clawbackOf(reward: RewardRow, reason: NoRewardReason, at: Date): typeof partnerRewards.$inferInsert {
  const { base, baseCurrency, clientId, currency, level, partnerId, rate, schemeId, source, working } =
    reward;
  const { amount } = negate(reward);
  const terms = { base, baseCurrency, currency, rate, schemeId, working };
  const row = { partnerId, clientId, level, source, ...terms, amount, earnedAt: at, dueAt: null } as const;
  return { ...row, kind: 'clawback', state: 'clawback', reason };
}
