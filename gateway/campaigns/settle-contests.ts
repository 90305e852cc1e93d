import { and, desc, eq, exists, gte, isNull, lte, notExists, notInArray, or } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { campaignAwards, campaignBoards, campaignMembers, campaigns } from '../db/tables/campaigns';
import { lockFigures } from '../accounts/account-figures';
import { assertDefined } from '../kernel/assert-defined';
import { addSeconds, type Clock } from '../kernel/time';
import type { CampaignRow } from './campaign-texts';
import { boardSha256, makeBoard, type PlacedMember } from './contest-board';

const BOARD_MS = 900_000;
/** One day of boards. */
const KEPT_BOARDS = 96;
/** Seconds after the end in which the last trades are still written. */
const GRACE_SECONDS = 60;

/**
 * Takes the bases of members once their contest has started, its boards every quarter of an hour, and the final one after
 * its end, with the prizes that await a review. Several replicas do each of them once. A contest that fails does not stop
 * the others; the next round tries again.
 * @throws AggregateError with the failures.
 */
export async function settleContests(db: Database, clock: Clock): Promise<void> {
  const failures: unknown[] = [];
  const now = clock();
  const isOfCampaign = eq(campaignBoards.campaignId, campaigns.id);
  const isFinal = and(isOfCampaign, eq(campaignBoards.isFinal, true));
  const isOfQuarter = and(isOfCampaign, gte(campaignBoards.takenAt, quarterOf(now)));
  const isWaiting = and(eq(campaignMembers.campaignId, campaigns.id), isNull(campaignMembers.base));
  // A campaign with nothing to do is not locked: an idle gateway writes nothing.
  const isUnsettled = and(
    eq(campaigns.kind, 'contest'),
    lte(campaigns.startsAt, now),
    notExists(db.select().from(campaignBoards).where(isFinal)),
    or(
      exists(db.select().from(campaignMembers).where(isWaiting)),
      notExists(db.select().from(campaignBoards).where(isOfQuarter)),
      lte(campaigns.endsAt, addSeconds(now, -GRACE_SECONDS)),
    ),
  );
  for (const { id } of await db.select({ id: campaigns.id }).from(campaigns).where(isUnsettled))
    await inTransaction(db, (transaction) => settleContest(transaction, id, clock)).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'Some contests were not settled');
}

const quarterOf = (now: Date): Date => new Date(Math.floor(now.getTime() / BOARD_MS) * BOARD_MS);

async function settleContest(transaction: Database, id: number, clock: Clock): Promise<void> {
  // Clients who join at the same time wait, as other replicas do.
  const [campaign] = await transaction.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  if (!campaign) return;
  await takeBases(transaction, campaign, clock);
  const now = clock();
  if (now >= addSeconds(campaign.endsAt, GRACE_SECONDS)) return finish(transaction, campaign);
  const takenAt = quarterOf(now);
  if (takenAt >= campaign.endsAt || takenAt < campaign.startsAt) return;
  await saveBoard(transaction, campaign, takenAt, false);
}

/** The equity at the start of those who joined before it. */
async function takeBases(transaction: Database, { id }: CampaignRow, clock: Clock): Promise<void> {
  const isWaiting = and(eq(campaignMembers.campaignId, id), isNull(campaignMembers.base));
  for (const { login } of await transaction.select().from(campaignMembers).where(isWaiting)) {
    const { at, equity } = assertDefined(await lockFigures(transaction, clock, login), 'the account');
    await transaction
      .update(campaignMembers)
      .set({ base: equity, baseAt: at })
      .where(and(isWaiting, eq(campaignMembers.login, login)));
  }
}

async function saveBoard(
  transaction: Database,
  campaign: CampaignRow,
  takenAt: Date,
  isFinal: boolean,
): Promise<readonly PlacedMember[]> {
  const isThisCampaign = eq(campaignBoards.campaignId, campaign.id);
  const [existing] = await transaction
    .select({ id: campaignBoards.id })
    .from(campaignBoards)
    .where(and(isThisCampaign, gte(campaignBoards.takenAt, takenAt)));
  if (existing) return [];
  const members = await makeBoard(transaction, campaign, takenAt);
  const rows = members.map(({ alias, place, prize, result }) => ({ alias, place, prize, result }));
  const sha256 = isFinal ? boardSha256(rows) : null;
  await transaction
    .insert(campaignBoards)
    .values({ campaignId: campaign.id, takenAt, isFinal, rows, sha256 });
  const newest = await transaction
    .select({ id: campaignBoards.id })
    .from(campaignBoards)
    .where(isThisCampaign)
    .orderBy(desc(campaignBoards.takenAt))
    .limit(KEPT_BOARDS);
  const ids = newest.map((board) => board.id);
  await transaction.delete(campaignBoards).where(and(isThisCampaign, notInArray(campaignBoards.id, ids)));
  return members;
}

/** The final board, and the prizes that a person decides on. */
async function finish(transaction: Database, campaign: CampaignRow): Promise<void> {
  const members = await saveBoard(transaction, campaign, campaign.endsAt, true);
  const awards = members.flatMap(({ clientId, login, place, prize }) =>
    prize === null
      ? []
      : [
          {
            campaignId: campaign.id,
            clientId,
            login,
            place,
            amount: prize,
            currency: campaign.currency ?? '',
            state: 'review' as const,
          },
        ],
  );
  if (awards.length > 0) await transaction.insert(campaignAwards).values(awards);
}
