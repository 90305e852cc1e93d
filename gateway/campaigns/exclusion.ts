import Big from 'big.js';
import type { CampaignExclusion } from '../../src/domain/campaigns/contest';
import type { CampaignRow } from './campaign-texts';
import type { MemberRow } from './campaign-members';

/** A trade, as the rules of campaigns see it. */
export interface JudgedTrade {
  readonly symbol: string;
  readonly openedAt: Date;
  readonly closedAt: Date;
  readonly origin: string;
  readonly profit: string;
  readonly swap: string;
  readonly commission: string;
}

/** Profit, swap and commission. */
export const netOf = ({
  commission,
  profit,
  swap,
}: Pick<JudgedTrade, 'commission' | 'profit' | 'swap'>): Big => Big(profit).plus(swap).plus(commission);

export const secondsOf = ({ closedAt, openedAt }: Pick<JudgedTrade, 'closedAt' | 'openedAt'>): number =>
  Math.floor((closedAt.getTime() - openedAt.getTime()) / 1_000);

/** The reason why a trade does not count; null if it counts. A loss is never too short. */
export function exclusionOf(
  { rules, startsAt }: Pick<CampaignRow, 'rules' | 'startsAt'>,
  { joinedAt }: Pick<MemberRow, 'joinedAt'>,
  trade: JudgedTrade,
): CampaignExclusion | null {
  if (trade.origin !== 'client') return 'not-own';
  if (trade.openedAt < startsAt) return 'before-start';
  if (trade.openedAt < joinedAt) return 'before-joining';
  if (rules.symbols && !rules.symbols.includes(trade.symbol)) return 'symbol';
  if (rules.seconds !== undefined && netOf(trade).gt(0) && secondsOf(trade) < rules.seconds)
    return 'too-short';
  return null;
}
