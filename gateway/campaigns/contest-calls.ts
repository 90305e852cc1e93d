import Big from 'big.js';
import { and, desc, eq } from 'drizzle-orm';
import { BENEFIT_KINDS, isBenefitKind, type CampaignKind } from '../../src/domain/campaigns/campaign';
import type { CampaignExclusion } from '../../src/domain/campaigns/contest';
import type { Database } from '../db/database';
import { campaignAwards, campaignBoards, campaigns, type BoardRow } from '../db/tables/campaigns';
import type { Calls } from '../http/call';
import type { Clock } from '../kernel/time';
import { ApiError } from '../kernel/api-error';
import { assertDefined } from '../kernel/assert-defined';
import { moneyDigits } from '../market/money-digits';
import { findMember } from './campaign-members';
import type { CampaignRow } from './campaign-texts';
import { readBenefitScore } from './benefit-score';
import { readScores, type ContestMember } from './contest-score';
import { netOf, secondsOf } from './exclusion';

/** Places of a page of a board. */
const PAGE_PLACES = 100;

/** The formula of a result, with the names of the score's figures. */
const FORMULA = 'sum / base * 100';

interface ContestCallsDeps {
  readonly clock: Clock;
  readonly db: Database;
}

/** The boards of contests, and the client's own score in a campaign. */
export function contestCalls({
  clock,
  db,
}: ContestCallsDeps): Calls<'getCampaignBoard' | 'getCampaignScore'> {
  return {
    getCampaignBoard: async ({ client, query }) => {
      const { id } = await findCampaign(db, client.companyId, Number(query.id), ['contest']);
      const { board, first } = await findBoard(db, id, query.cursor);
      const member = await findMember(db, id, client.id);
      const [award] = await db
        .select({ amount: campaignAwards.amount, state: campaignAwards.state })
        .from(campaignAwards)
        .where(and(eq(campaignAwards.campaignId, id), eq(campaignAwards.clientId, client.id)));
      const rows = (board?.rows ?? []).map((row) => ({ ...row, own: row.alias === member?.alias }));
      return {
        takenAt: board?.takenAt.toISOString() ?? null,
        isFinal: board?.isFinal ?? false,
        sha256: board?.sha256 ?? null,
        formula: FORMULA,
        field: fieldOf(rows),
        items: rows.slice(first, first + PAGE_PLACES),
        next:
          board && rows.length > first + PAGE_PLACES ? cursorOf(board.takenAt, first + PAGE_PLACES) : null,
        own: rows.find(({ own }) => own) ?? null,
        award: award ?? null,
      };
    },

    getCampaignScore: async ({ client, query }) => {
      const campaign = await findCampaign(db, client.companyId, Number(query.id), SCORED_KINDS);
      const member = await findMember(db, campaign.id, client.id);
      if (member && isBenefitKind(campaign.kind))
        return splitTrades(await readBenefitScore(db, { ...campaign, kind: campaign.kind }, member));
      if (!member?.base || !member.baseAt)
        return { base: null, sum: null, result: null, counted: [], excluded: [] };
      const { base, baseAt } = member;
      return splitTrades(await scoreOf(db, campaign, { ...member, base, baseAt }, clock()));
    },
  };
}

/** Names a board and the index of a place: a later board has other members in its places. */
const cursorOf = (takenAt: Date, index: number): string => `${takenAt.toISOString()}_${index}`;

/**
 * A page of the newest board, or of the board that a cursor names, with the index of its first place.
 * @throws ApiError `invalid` for a cursor of an unknown board.
 */
async function findBoard(db: Database, campaignId: number, cursor: string | undefined) {
  const isOfCampaign = eq(campaignBoards.campaignId, campaignId);
  if (cursor === undefined) {
    const [board] = await db
      .select()
      .from(campaignBoards)
      .where(isOfCampaign)
      .orderBy(desc(campaignBoards.takenAt))
      .limit(1);
    return { board, first: 0 };
  }
  const [, takenAt = '', index = ''] = /^([\d:.TZ-]{24})_(\d{1,9})$/.exec(cursor) ?? [];
  const instant = new Date(takenAt);
  if (Number.isNaN(instant.getTime())) throw new ApiError('invalid');
  const [board] = await db
    .select()
    .from(campaignBoards)
    .where(and(isOfCampaign, eq(campaignBoards.takenAt, instant)));
  if (!board) throw new ApiError('invalid');
  return { board, first: Number(index) };
}

const SCORED_KINDS: readonly CampaignKind[] = ['contest', ...BENEFIT_KINDS];

async function findCampaign(
  db: Database,
  companyId: number,
  id: number,
  kinds: readonly CampaignKind[],
): Promise<CampaignRow> {
  const isOwn = and(eq(campaigns.id, id), eq(campaigns.companyId, companyId));
  const [campaign] = await db.select().from(campaigns).where(isOwn);
  if (!campaign || !kinds.includes(campaign.kind)) throw new ApiError('notFound');
  return campaign;
}

/** The middle result, and the share of members below zero in whole percent; null without a board. */
function fieldOf(rows: readonly BoardRow[]) {
  const results = rows.map(({ result }) => Big(result)).toSorted((a, b) => a.cmp(b));
  const [lower, upper] = [
    results[Math.floor((results.length - 1) / 2)],
    results[Math.floor(results.length / 2)],
  ];
  if (!lower || !upper) return { median: null, belowZero: null };
  const losers = results.filter((result) => result.lt(0)).length;
  return {
    median: lower.plus(upper).div(2).toFixed(2),
    belowZero: Big(losers).div(results.length).times(100).toFixed(0),
  };
}

/** The trades that count apart from those that have a reason not to. */
function splitTrades<Trade extends { readonly reason: CampaignExclusion | null }, Figures>({
  trades,
  ...figures
}: Figures & { readonly trades: readonly Trade[] }) {
  return {
    ...figures,
    counted: trades.filter(({ reason }) => reason === null),
    excluded: trades.filter(({ reason }) => reason !== null),
  };
}

/** The newest trades first. After the end, the score no longer changes. */
async function scoreOf(db: Database, campaign: CampaignRow, member: ContestMember, now: Date) {
  // A trade that was closed at this very instant is part of the score.
  const until = now < campaign.endsAt ? new Date(now.getTime() + 1) : campaign.endsAt;
  const digits = moneyDigits(campaign.currency ?? '');
  const [score] = await readScores(db, campaign, [member], until);
  const { base, result, sum, trades } = assertDefined(score, 'the score');
  return {
    base: base.toFixed(digits),
    sum: sum.toFixed(digits),
    result,
    trades: trades.toReversed().map((trade) => ({
      ticket: trade.ticket,
      symbol: trade.symbol,
      side: trade.side,
      lots: trade.lots,
      openedAt: trade.openedAt.toISOString(),
      closedAt: trade.closedAt.toISOString(),
      net: netOf(trade).toFixed(digits),
      seconds: secondsOf(trade),
      reason: trade.reason,
      cost: null,
      amount: null,
    })),
  };
}
