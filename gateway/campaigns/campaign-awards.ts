import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accounts } from '../db/tables/accounts';
import { campaignAwards } from '../db/tables/campaigns';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries } from '../ledger/ledger';
import type { Notices } from '../notifications/notices';

type AwardRow = typeof campaignAwards.$inferSelect;

/** The reasons to refuse a prize. */
export const AWARD_REFUSALS: readonly string[] = Object.freeze(['mirrored-trades', 'terms', 'other']);

const isThisAward = ({ campaignId, clientId }: AwardRow) =>
  and(eq(campaignAwards.campaignId, campaignId), eq(campaignAwards.clientId, clientId));

/** Pays a locked award, and notifies the winner. */
export async function payAward(
  transaction: Database,
  award: AwardRow,
  notices: Notices,
  at: Date,
): Promise<void> {
  await postPrize(transaction, award, at);
  const { amount, clientId, currency, login } = award;
  const values = { amount, currency, login: String(login) };
  await notices.notify(transaction, 'campaign-won', clientId, { at, values });
}

/** Pays a locked award into the account that was entered. */
export async function postPrize(transaction: Database, award: AwardRow, at: Date): Promise<void> {
  const { amount, currency, login } = award;
  // Money moves into an account only under its lock.
  await transaction
    .select({ login: accounts.login })
    .from(accounts)
    .where(eq(accounts.login, login))
    .for('update');
  const [entryId] = await postEntries(transaction, [
    {
      kind: 'prize',
      at,
      postings: [
        { account: { kind: 'client', login, currency }, amount },
        { account: { kind: 'house', currency }, amount: Big(amount).neg().toFixed() },
      ],
    },
  ]);
  const payment = { state: 'paid' as const, decidedAt: at, entryId: assertDefined(entryId, 'the entry') };
  await transaction.update(campaignAwards).set(payment).where(isThisAward(award));
}

/** Refuses a locked award; the place on the final board stays. */
export async function refuseAward(
  transaction: Database,
  award: AwardRow,
  reason: string,
  at: Date,
): Promise<void> {
  await transaction
    .update(campaignAwards)
    .set({ state: 'refused', reason, decidedAt: at })
    .where(isThisAward(award));
}
