import { createHash } from 'node:crypto';
import Big from 'big.js';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { FEWEST_MEMBERS } from '../../src/domain/campaigns/contest';
import type { Database } from '../db/database';
import { campaignMembers, type BoardRow } from '../db/tables/campaigns';
import { moneyDigits } from '../market/money-digits';
import type { CampaignRow } from './campaign-texts';
import { readScores, type ContestMember } from './contest-score';

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
  const scores = await readScores(db, campaign, members, until);
  const results = scores.flatMap(({ member: { alias, clientId, login }, result, trades }) =>
    result === null || trades.every(({ reason }) => reason !== null)
      ? []
      : [{ alias, clientId, login, result }],
  );
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
  const ties: Result[][] = [];
  for (const member of results.toSorted((a, b) => Big(b.result).cmp(a.result))) {
    const tie = ties.at(-1);
    if (tie?.[0] && Big(tie[0].result).eq(member.result)) tie.push(member);
    else ties.push([member]);
  }
  let first = 0;
  return ties.flatMap((tie) => {
    const sum = prizes.slice(first, first + tie.length).reduce((total, prize) => total.plus(prize), Big(0));
    const share = sum.div(tie.length).round(digits, Big.roundDown);
    const prize = share.gt(0) ? share.toFixed(digits) : null;
    const place = first + 1;
    first += tie.length;
    return tie.map((member) => ({ ...member, place, prize }));
  });
}

/** Hash of places, aliases and results alone, so that an erased member changes nothing. */
export const boardSha256 = (rows: readonly BoardRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ alias, place, result }) => [place, alias, result])))
    .digest('hex');
