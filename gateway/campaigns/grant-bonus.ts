import Big from 'big.js';
import { and, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bonuses } from '../db/tables/bonuses';
import { campaignMembers, campaigns } from '../db/tables/campaigns';
import type { MoneyRequestRow } from '../db/tables/money';
import { DAY_SECONDS, addSeconds } from '../kernel/time';
import type { Entry } from '../ledger/ledger';
import { moneyDigits } from '../market/money-digits';
import { bonusEntry, lockAccountRow } from './bonus-credit';

const LOT_DIGITS = 2;

type Deposit = Pick<MoneyRequestRow, 'amount' | 'clientId' | 'currency' | 'login'>;

/**
 * Grants the bonuses for a deposit that is credited in the same transaction: once for each running campaign of which the
 * account is a member. It locks the account.
 * @returns the entries to write after that of the deposit.
 */
export async function grantBonuses(
  transaction: Database,
  { amount, clientId, currency, login }: Deposit,
  at: Date,
): Promise<Entry[]> {
  if (login === null) return [];
  const isGranted = and(eq(bonuses.campaignId, campaigns.id), eq(bonuses.clientId, clientId));
  const isBonusOfAccount = and(
    eq(campaignMembers.clientId, clientId),
    eq(campaignMembers.login, login),
    isNull(campaignMembers.leftAt),
    lte(campaignMembers.joinedAt, at),
    eq(campaigns.kind, 'bonus'),
    eq(campaigns.currency, currency),
    lte(campaigns.startsAt, at),
    gt(campaigns.endsAt, at),
    notExists(transaction.select().from(bonuses).where(isGranted)),
  );
  const findCampaigns = () =>
    transaction
      .select({ id: campaigns.id, rules: campaigns.rules })
      .from(campaignMembers)
      .innerJoin(campaigns, eq(campaigns.id, campaignMembers.campaignId))
      .where(isBonusOfAccount)
      .orderBy(campaigns.id);
  if ((await findCampaigns()).length === 0) return [];
  // Another deposit may have been granted the bonus while this one waited for the account.
  await lockAccountRow(transaction, login);
  const digits = moneyDigits(currency);
  const entries: Entry[] = [];
  for (const { id, rules } of await findCampaigns()) {
    const terms = rules.bonus;
    if (!terms || Big(amount).lt(terms.deposit)) continue;
    const share = Big(amount).times(terms.rate).div(100);
    const grantedAmount = (share.lt(terms.cap) ? share : Big(terms.cap)).toFixed(digits);
    if (Big(grantedAmount).eq(0)) continue;
    await transaction.insert(bonuses).values({
      campaignId: id,
      clientId,
      login,
      granted: grantedAmount,
      left: grantedAmount,
      currency,
      neededLots: Big(grantedAmount).div(terms.perLot).round(LOT_DIGITS, Big.roundUp).toFixed(LOT_DIGITS),
      grantedAt: at,
      until: addSeconds(at, terms.days * DAY_SECONDS),
    });
    entries.push(bonusEntry({ login, currency }, grantedAmount, at));
  }
  return entries;
}
