import { and, eq, isNull, sql } from 'drizzle-orm';
import { FIX_OF_REASON } from '../../src/domain/campaigns/campaign';
import { inTransaction, type Database } from '../db/open-database';
import { campaignMembers, campaigns } from '../db/tables/campaigns';
import { ApiError } from '../kernel/api-error';
import { assertDefined } from '../kernel/assert-defined';
import type { Idempotency } from '../db/idempotency';
import type { Clock } from '../kernel/time';
import { randomCode } from '../kernel/random-code';
import type { ClientRow } from '../session/sessions';
import type { SignedInClient } from '../kernel/signed-in-client';
import { isTerms, type CampaignRow } from './campaign-texts';
import { cancelBonus } from './settle-bonuses';
import { readEntrant, reasonsOfAccount, reasonsOfClient } from './entrants';

export type MemberRow = typeof campaignMembers.$inferSelect;

const ALIAS_LENGTH = 5;

/** A name on the board of a campaign that does not identify the member. */
const newMemberAlias = (): string => `M-${randomCode(ALIAS_LENGTH)}`;

/** An account that enters a campaign, and the terms that its owner has read. */
interface Entry {
  readonly campaignId: number;
  readonly login: number | undefined;
  /** Hash of the terms that the client has read. */
  readonly termsSha256: string | undefined;
}

/** Members of campaigns: joining and leaving. */
export class CampaignMembers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Enters an account; a member who does it again changes nothing. Throws `notFound` for an unknown campaign or another
   * client's account, `refused` if the campaign is not open, `invalid` without an account or the current terms,
   * `forbidden` with the first reason against it, `duplicate` for a member with another account.
   */
  join(client: SignedInClient, key: string, entry: Entry): Promise<object> {
    return this.idempotency.run(client, key, { call: 'joinCampaign', ...entry }, (transaction, owner) =>
      this.#join(transaction, owner, entry),
    );
  }

  /**
   * Removes a member from the board; base and result are kept, an active bonus ends. Does nothing for a client who is not a
   * member. Throws `notFound` for an unknown campaign, or `refused` if it is not open.
   */
  leave(client: SignedInClient, campaignId: number): Promise<void> {
    return inTransaction(this.db, async (transaction) => {
      const now = this.clock();
      await lockOpenCampaign(transaction, client.companyId, campaignId, now);
      const isMember = and(
        eq(campaignMembers.campaignId, campaignId),
        eq(campaignMembers.clientId, client.id),
        isNull(campaignMembers.leftAt),
      );
      const leavingMembers = await transaction
        .update(campaignMembers)
        .set({ leftAt: now })
        .where(isMember)
        .returning({ login: campaignMembers.login });
      for (const { login } of leavingMembers) await cancelBonus(transaction, login, campaignId, now);
    });
  }

  async #join(
    transaction: Database,
    owner: ClientRow,
    { campaignId, login, termsSha256 }: Entry,
  ): Promise<object> {
    const now = this.clock();
    const campaign = await lockOpenCampaign(transaction, owner.companyId, campaignId, now);
    if (termsSha256 === undefined || !isTerms(campaign, termsSha256))
      throw new ApiError('invalid', undefined, { field: 'termsSha256' });
    if (login === undefined) throw new ApiError('invalid', undefined, { field: 'login' });
    const member = await findMember(transaction, campaignId, owner.id);
    if (member && member.leftAt === null) {
      if (member.login !== login) throw new ApiError('duplicate');
      return {};
    }
    const entrant = await readEntrant(transaction, owner, now);
    const account = entrant.accounts.find((candidate) => candidate.login === login);
    if (!account && entrant.accounts.length > 0) throw new ApiError('notFound');
    const [reason] = [
      ...reasonsOfClient(campaign, entrant, await countMembers(transaction, campaignId)),
      ...(account ? reasonsOfAccount(campaign, account, member?.login ?? null) : []),
    ];
    if (reason !== undefined) throw new ApiError('forbidden', undefined, { reason });
    const { equity } = assertDefined(account, 'the account');
    const hasStarted = now >= campaign.startsAt;
    const acceptedTerms = { termsVersion: campaign.termsVersion, termsSha256, leftAt: null };
    await transaction
      .insert(campaignMembers)
      .values({
        campaignId,
        clientId: owner.id,
        login,
        alias: newMemberAlias(),
        joinedAt: now,
        ...acceptedTerms,
        ...(hasStarted && { base: equity, baseAt: now }),
      })
      .onConflictDoUpdate({
        target: [campaignMembers.campaignId, campaignMembers.clientId],
        set: acceptedTerms,
      });
    return {};
  }
}

/** The members who have not left. */
export async function countMembers(db: Database, campaignId: number): Promise<number> {
  const isActive = and(eq(campaignMembers.campaignId, campaignId), isNull(campaignMembers.leftAt));
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(campaignMembers)
    .where(isActive);
  return assertDefined(row, 'the count').count;
}

export async function findMember(
  db: Database,
  campaignId: number,
  clientId: number,
): Promise<MemberRow | undefined> {
  const isThisMember = and(
    eq(campaignMembers.campaignId, campaignId),
    eq(campaignMembers.clientId, clientId),
  );
  const [member] = await db.select().from(campaignMembers).where(isThisMember);
  return member;
}

/** Locks a campaign that can be joined now, so that its places and its terms stay until the transaction ends. */
async function lockOpenCampaign(
  transaction: Database,
  companyId: number,
  campaignId: number,
  now: Date,
): Promise<CampaignRow> {
  const isOwn = and(eq(campaigns.id, campaignId), eq(campaigns.companyId, companyId));
  const [campaign] = await transaction.select().from(campaigns).where(isOwn).for('update');
  if (!campaign) throw new ApiError('notFound');
  if (campaign.kind === 'notice' || now < campaign.joinFrom || now >= campaign.endsAt)
    throw new ApiError('refused');
  return campaign;
}

/** A reason with the page on which a client can remove it, as it is answered. */
export const reasonWithHelpPage = (reason: keyof typeof FIX_OF_REASON) => ({
  code: reason,
  fix: FIX_OF_REASON[reason],
});
