import Big from 'big.js';
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { BENEFIT_KINDS, type BenefitKind } from '../../src/domain/campaigns/campaign';
import type { Database } from '../db/database';
import { campaignBenefits, campaignMembers, campaigns } from '../db/tables/campaigns';
import type { deals } from '../db/tables/trading';
import { postEntries } from '../ledger/ledger';
import { moneyDigits } from '../market/money-digits';
import { exclusionOf, type JudgedTrade } from './exclusion';

type Deal = typeof deals.$inferSelect;

/** A deal that is about to be written, or that is only quoted. */
export interface CostedTrade extends JudgedTrade {
  readonly login: number;
  readonly spread: string | null;
}

/** The share of a deal's costs that a campaign bears. */
export interface Benefit {
  readonly kind: BenefitKind;
  readonly campaignId: number;
  /** Commission or spread, above zero. */
  readonly cost: string;
  readonly amount: string;
}

/** The benefits that campaigns grant for a deal: for each kind, the one of the highest share. */
export async function readBenefits(
  transaction: Database,
  deal: CostedTrade,
  currency: string,
): Promise<readonly Benefit[]> {
  const isCurrent = and(
    eq(campaignMembers.login, deal.login),
    isNull(campaignMembers.leftAt),
    inArray(campaigns.kind, [...BENEFIT_KINDS]),
    lte(campaigns.startsAt, deal.closedAt),
    gt(campaigns.endsAt, deal.closedAt),
  );
  const rows = await transaction
    .select({ campaign: campaigns, member: campaignMembers })
    .from(campaignMembers)
    .innerJoin(campaigns, eq(campaigns.id, campaignMembers.campaignId))
    .where(isCurrent)
    .orderBy(asc(campaigns.id));
  const counting = rows.filter(({ campaign, member }) => exclusionOf(campaign, member, deal) === null);
  return BENEFIT_KINDS.flatMap((kind) => {
    const [best] = counting
      .filter(({ campaign }) => campaign.kind === kind)
      .toSorted((a, b) => Big(shareOf(b.campaign)).cmp(shareOf(a.campaign)));
    if (!best) return [];
    const cost = costOf(kind, deal);
    const digits = moneyDigits(currency);
    const amount = cost.times(shareOf(best.campaign)).div(100).round(digits, Big.roundHalfUp);
    if (amount.lte(0)) return [];
    return [
      { kind, campaignId: best.campaign.id, cost: cost.toFixed(digits), amount: amount.toFixed(digits) },
    ];
  });
}

const shareOf = ({ rules }: Pick<typeof campaigns.$inferSelect, 'rules'>): string => rules.share ?? '0';

/** The cost that a kind shares; zero if it was not recorded. */
export const costOf = (kind: BenefitKind, { commission, spread }: Pick<Deal, 'commission' | 'spread'>): Big =>
  Big(kind === 'feeWaiver' ? commission : (spread ?? 0)).neg();

/** The deal with the commission that is charged after all. */
export function withoutWaivedCommission<Trade extends Pick<Deal, 'commission'>>(
  deal: Trade,
  currency: string,
  benefits: readonly Benefit[],
): Trade {
  const waiver = benefits.find(({ kind }) => kind === 'feeWaiver');
  if (!waiver) return deal;
  const commission = Big(deal.commission).plus(waiver.amount);
  return { ...deal, commission: commission.toFixed(moneyDigits(currency)) };
}

/** Writes the shares of a written deal, and pays the rebate into its account from the broker's own money. */
export async function saveBenefits(
  transaction: Database,
  { closedAt, login, ticket }: Deal,
  currency: string,
  benefits: readonly Benefit[],
): Promise<void> {
  for (const benefit of benefits) {
    const entryId = benefit.kind === 'spreadRebate' ? await payRebate(benefit.amount) : null;
    await transaction.insert(campaignBenefits).values({ ...benefit, ticket, login, at: closedAt, entryId });
  }

  async function payRebate(amount: string): Promise<number | null> {
    const [entryId] = await postEntries(transaction, [
      {
        kind: 'rebate',
        at: closedAt,
        postings: [
          { account: { kind: 'client', login, currency }, amount },
          { account: { kind: 'house', currency }, amount: Big(amount).neg().toFixed() },
        ],
      },
    ]);
    return entryId ?? null;
  }
}
