import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { bonuses, bonusVolume } from '../db/tables/bonuses';
import { campaigns } from '../db/tables/campaigns';
import type { deals } from '../db/tables/trading';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries } from '../ledger/ledger';
import { isBonusFunded } from '../ledger/is-bonus-funded';
import { lockBonuses, type BonusRow } from './bonus-credit';

type Deal = typeof deals.$inferSelect;

const LOT_DIGITS = 2;

/**
 * Counts a deal for the oldest active bonus of its locked account that accepts it, and unlocks the bonus once it has
 * enough lots. A deal that another party made, or that was opened without the client's own money, counts for no bonus.
 */
export async function countBonusVolume(transaction: Database, deal: Deal): Promise<void> {
  if (deal.origin !== 'client') return;
  const rows = await lockBonuses(transaction, deal.login);
  if (rows.length === 0 || (await isBonusFunded(transaction, deal))) return;
  for (const bonus of rows) {
    if (!(await mayCount(transaction, bonus, deal))) continue;
    await count(transaction, bonus, deal);
    return;
  }
}

async function mayCount(
  transaction: Database,
  { campaignId, grantedAt, until }: BonusRow,
  { closedAt, openedAt, symbol }: Deal,
): Promise<boolean> {
  if (openedAt < grantedAt || closedAt >= until) return false;
  const [campaign] = await transaction
    .select({ rules: campaigns.rules })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  const { symbols } = assertDefined(campaign, 'the campaign').rules;
  return symbols === undefined || symbols.includes(symbol);
}

async function count(
  transaction: Database,
  bonus: BonusRow,
  { closedAt, lots, ticket }: Deal,
): Promise<void> {
  const remaining = Big(bonus.neededLots).minus(await sumLots(transaction, bonus.id));
  const countedLots = remaining.lt(lots) ? remaining : Big(lots);
  await transaction
    .insert(bonusVolume)
    .values({ ticket, bonusId: bonus.id, lots: countedLots.toFixed(LOT_DIGITS) });
  if (countedLots.eq(remaining)) await unlock(transaction, bonus, closedAt);
}

async function sumLots(transaction: Database, bonusId: number): Promise<string> {
  const [sum] = await rowsOf<{ lots: string }>(
    transaction,
    sql`select coalesce(sum(lots), 0)::text as lots from bonus_volume where bonus_id = ${bonusId}`,
  );
  return assertDefined(sum, 'the sum').lots;
}

async function unlock(
  transaction: Database,
  { currency, id, left, login }: BonusRow,
  at: Date,
): Promise<void> {
  await transaction
    .update(bonuses)
    .set({ state: 'unlocked', unlocked: left, left: '0', endedAt: at })
    .where(eq(bonuses.id, id));
  await postEntries(transaction, [
    {
      kind: 'credit',
      at,
      postings: [
        { account: { kind: 'credit', login, currency }, amount: Big(left).neg().toFixed() },
        { account: { kind: 'client', login, currency }, amount: left },
      ],
    },
  ]);
}
