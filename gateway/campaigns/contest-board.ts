import { createHash } from 'node:crypto';
import Big from 'big.js';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { FEWEST_MEMBERS } from '../../src/domain/campaigns/contest';
import type { Database } from '../db/database';
import { campaignMembers, type BoardRow } from '../db/tables/campaigns';
import { moneyDigits } from '../trading/money-digits';
import type { CampaignRow } from './campaign-texts';
import {
  exclusionOf,
  netOf,
  readContestTrades,
  readPaidIn,
  resultOf,
  type ContestMember,
} from './contest-score';

/** A member with a place. */
export interface PlacedMember extends BoardRow {
  readonly clientId: number;
  readonly login: number;
}

/** The board at an instant: members with a counted trade, the best first; empty with too few members. */
export async function makeBoard(db: Database, campaign: CampaignRow, until: Date): Promise<PlacedMember[]> {
  const isRanked = and(
    eq(campaignMembers.campaignId, campaign.id),
    isNull(campaignMembers.leftAt),
    isNotNull(campaignMembers.base),
  );
  const rows = await db
    .select()
    .from(campaignMembers)
    .where(isRanked)
    .orderBy(asc(campaignMembers.joinedAt), asc(campaignMembers.clientId));
  const members = rows as (ContestMember & (typeof rows)[number])[];
  if (members.length < FEWEST_MEMBERS) return [];
  const logins = members.map(({ login }) => login);
  const trades = await readContestTrades(db, campaign, logins, until);
  const paidIn = await readPaidIn(db, members, until);
  const results = members.flatMap((member) => {
    const counted = trades.filter(
      (trade) => trade.login === member.login && exclusionOf(campaign, member, trade) === null,
    );
    const base = Big(member.base).plus(paidIn.get(member.login) ?? 0);
    if (counted.length === 0 || base.lte(0)) return [];
    const sum = counted.reduce((total, trade) => total.plus(netOf(trade)), Big(0));
    const { alias, clientId, login } = member;
    return [{ alias, clientId, login, result: resultOf(sum, base) }];
  });
  return placeMembers(results, campaign.prizes, moneyDigits(campaign.currency ?? ''));
}

type Result = Omit<PlacedMember, 'place' | 'prize'>;

/**
 * Gives places and prizes. Equal results share the better place, and the prizes of the places that they fill, rounded down;
 * the rest stays with the broker.
 */
export function placeMembers(
  results: readonly Result[],
  prizes: readonly string[],
  digits: number,
): PlacedMember[] {
  const sorted = results.toSorted((a, b) => Big(b.result).cmp(a.result));
  return sorted.map((member) => {
    const first = sorted.findIndex(({ result }) => Big(result).eq(member.result));
    const count = sorted.filter(({ result }) => Big(result).eq(member.result)).length;
    const shared = prizes.slice(first, first + count).reduce((sum, prize) => sum.plus(prize), Big(0));
    const prize = shared.div(count).round(digits, Big.roundDown);
    return { ...member, place: first + 1, prize: prize.gt(0) ? prize.toFixed(digits) : null };
  });
}

/** Of places, aliases and results alone, so that an erased member changes nothing. */
export const boardSha256 = (rows: readonly BoardRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ alias, place, result }) => [place, alias, result])))
    .digest('hex');
