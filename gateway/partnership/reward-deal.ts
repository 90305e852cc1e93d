import { eq, sql } from 'drizzle-orm';
import Big from 'big.js';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { accounts } from '../db/tables/accounts';
import type { NoRewardReason } from '../../src/domain/partnership/reward';
import { partnerRewards, partnerSchemes, referrals } from '../db/tables/partners';
import type { deals } from '../db/tables/trading';
import { DAY_SECONDS, addSeconds } from '../kernel/time';
import { rewardFigures } from './deal-figures';
import { noneReasonOf } from './none-reason';
import { findCpaScheme } from './cpa/cpa-scheme';
import { isInReview } from './referral-review';

type Deal = typeof deals.$inferSelect;
type SchemeRow = typeof partnerSchemes.$inferSelect;
type RewardRow = typeof partnerRewards.$inferInsert;

/** A partner of a client's line, with the scheme by which this deal counts for them. */
interface LevelRow {
  readonly partnerId: number;
  readonly level: number;
  readonly schemeId: number | null;
  readonly currency: string | null;
  /** A person has ended their partnership. */
  readonly isEnded: boolean;
}

/**
 * Writes the rewards of the partners of a referred client for a deal, in the deal's transaction: for each level one row,
 * a reward or the reason why there is none. Deals of demo accounts and of robots have no rows.
 * @param currency of the deal's money.
 */
export async function rewardDeal(transaction: Database, deal: Deal, currency: string): Promise<void> {
  if (deal.origin === 'robot') return;
  const [row] = await transaction
    .select({ referral: referrals, kind: accounts.kind })
    .from(accounts)
    .innerJoin(referrals, eq(referrals.clientId, accounts.clientId))
    .where(eq(accounts.login, deal.login))
    // A person who refuses the referral waits for this trade, and this trade for them.
    .for('share', { of: referrals });
  if (!row || row.kind !== 'live') return;
  const { referral } = row;
  const isCpa = referral.programme === 'cpa';
  // A client with a one-time reward has no reward on any level; the row of the first level states the reason.
  const levels = isCpa
    ? await cpaLevelOf(transaction, referral)
    : await levelsOf(transaction, referral.line, deal.closedAt);
  const schemes = new Map(
    (await transaction.select().from(partnerSchemes)).map((scheme) => [scheme.id, scheme]),
  );
  const reason = await noneReasonOf(transaction, deal, referral);
  const isHeld = isInReview(referral);
  const rewards = levels.flatMap((level) => {
    const scheme = level.schemeId === null ? undefined : schemes.get(level.schemeId);
    // A scheme pays its own number of levels; the first level always has a row.
    if (level.level > Math.max(1, scheme?.levels.length ?? 0)) return [];
    const noneReason = reason ?? (level.isEnded ? ('ended' as const) : isCpa ? ('cpa' as const) : undefined);
    return [{ ...rewardOf(deal, currency, level, scheme, noneReason, isHeld), clientId: referral.clientId }];
  });
  if (rewards.length > 0) await transaction.insert(partnerRewards).values(rewards);
}

function rewardOf(
  deal: Deal,
  accountCurrency: string,
  { currency, level, partnerId }: LevelRow,
  scheme: SchemeRow | undefined,
  noneReason: NoRewardReason | undefined,
  isHeld: boolean,
): Omit<RewardRow, 'clientId'> {
  const row = { partnerId, level, kind: 'trade', source: deal.ticket, earnedAt: deal.closedAt } as const;
  const withoutReward = (reason: NoRewardReason) =>
    ({ amount: '0', state: 'none', reason, working: [], dueAt: null }) as const;
  if (!scheme)
    return {
      ...row,
      ...withoutReward(noneReason ?? 'no-programme'),
      schemeId: null,
      base: '0',
      baseCurrency: accountCurrency,
      currency: accountCurrency,
    };
  const { holdDays, id: schemeId, levels, rules } = scheme;
  const paidCurrency = currency ?? rules.currencies[0];
  const { amount, ...figures } = rewardFigures(
    deal,
    accountCurrency,
    rules,
    levels[level - 1] ?? 0,
    paidCurrency,
  );
  const sharedColumns = { ...row, ...figures, schemeId, currency: paidCurrency };
  const reason = noneReason ?? (amount === null ? 'no-rate' : Big(amount).eq(0) ? 'below-unit' : undefined);
  if (reason !== undefined || amount === null)
    return { ...sharedColumns, ...withoutReward(reason ?? 'no-rate') };
  return {
    ...sharedColumns,
    amount,
    state: isHeld ? 'held' : 'accrued',
    dueAt: addSeconds(deal.closedAt, holdDays * DAY_SECONDS),
  };
}

/** The partner of a client on CPA, with that scheme. */
async function cpaLevelOf(
  transaction: Database,
  { boundAt, partnerId }: typeof referrals.$inferSelect,
): Promise<LevelRow[]> {
  const levels = await levelsOf(transaction, [partnerId], boundAt);
  const scheme = await findCpaScheme(transaction, partnerId, boundAt);
  return levels.map((level) => ({
    ...level,
    schemeId: scheme?.id ?? null,
    currency: scheme?.rules.currencies[0] ?? null,
  }));
}

/**
 * The line of a client, each with the scheme of their company and programme at an instant; for an ended partnership, the
 * scheme that would apply. A partner who may be paid in several currencies is paid in that of their oldest live account.
 */
export function levelsOf(transaction: Database, line: readonly number[], at: Date): Promise<LevelRow[]> {
  return rowsOf<LevelRow>(
    transaction,
    sql`select partner.id as "partnerId", line.level::integer as level, scheme.id as "schemeId",
        coalesce(agreement.state = 'ended', false) as "isEnded",
        (select account.currency from accounts account
          where account.client_id = partner.id and account.kind = 'live' and account.status = 'active'
            and scheme.rules->'currencies' ? account.currency
          order by account.opened_at, account.login limit 1) as currency
      from unnest(${`{${line.join()}}`}::text::integer[]) with ordinality as line(id, level)
      join clients partner on partner.id = line.id
      left join partners agreement on agreement.client_id = partner.id
      left join partner_schemes scheme on scheme.company_id = partner.company_id
        and scheme.programme = case when partner.is_ib or agreement.state = 'ended' then 'partner' else 'client' end
        and scheme.valid_from <= ${at.toISOString()}::timestamptz
        and (scheme.valid_until is null or scheme.valid_until > ${at.toISOString()}::timestamptz)
      order by line.level`,
  );
}
