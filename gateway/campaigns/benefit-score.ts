import Big from 'big.js';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { BenefitKind } from '../../src/domain/campaigns/campaign';
import type { CampaignExclusion } from '../../src/domain/campaigns/contest';
import type { Database } from '../db/database';
import { campaignBenefits } from '../db/tables/campaigns';
import { deals } from '../db/tables/trading';
import { moneyDigits } from '../market/money-digits';
import type { CampaignRow } from './campaign-texts';
import type { MemberRow } from './campaign-members';
import { costOf } from './deal-benefits';
import { exclusionOf, netOf, secondsOf } from './exclusion';

type Deal = typeof deals.$inferSelect;
type Benefit = typeof campaignBenefits.$inferSelect;

interface BenefitCampaign extends CampaignRow {
  readonly kind: BenefitKind;
}

/** The trades that a member's account closed within a campaign, the newest first, and the costs that it bore. */
export async function readBenefitScore(db: Database, campaign: BenefitCampaign, member: MemberRow) {
  const isWithin = and(
    eq(deals.login, member.login),
    gte(deals.closedAt, campaign.startsAt),
    lt(deals.closedAt, campaign.endsAt),
  );
  const isOfKind = and(eq(campaignBenefits.ticket, deals.ticket), eq(campaignBenefits.kind, campaign.kind));
  const rows = await db
    .select({ deal: deals, benefit: campaignBenefits })
    .from(deals)
    .leftJoin(campaignBenefits, isOfKind)
    .where(isWithin)
    .orderBy(desc(deals.closedAt), desc(deals.ticket));
  const digits = moneyDigits(campaign.currency ?? '');
  const countedBenefits = rows.flatMap(({ benefit }) =>
    benefit?.campaignId === campaign.id ? [benefit] : [],
  );
  return {
    base: null,
    sum: countedBenefits.reduce((sum, { amount }) => sum.plus(amount), Big(0)).toFixed(digits),
    result: null,
    trades: rows.map(({ benefit, deal }) => {
      const isCounted = benefit?.campaignId === campaign.id;
      return {
        ticket: deal.ticket,
        symbol: deal.symbol,
        side: deal.side,
        lots: deal.lots,
        openedAt: deal.openedAt.toISOString(),
        closedAt: deal.closedAt.toISOString(),
        net: netOf(deal).toFixed(digits),
        seconds: secondsOf(deal),
        reason: isCounted ? null : reasonOf(campaign, member, deal, benefit),
        cost: Big(benefit?.cost ?? costOf(campaign.kind, deal)).toFixed(digits),
        amount: isCounted ? Big(benefit.amount).toFixed(digits) : null,
      };
    }),
  };
}

function reasonOf(
  campaign: BenefitCampaign,
  member: MemberRow,
  deal: Deal,
  benefit: Benefit | null,
): CampaignExclusion {
  const reason = exclusionOf(campaign, member, deal);
  if (reason) return reason;
  if (benefit) return 'other-campaign';
  return costOf(campaign.kind, deal).lte(0) ? 'no-cost' : 'not-member';
}
