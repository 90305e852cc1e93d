import { randomUUID } from 'node:crypto';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { CampaignBonus } from '../../src/domain/campaigns/bonus';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { campaignBenefits, campaignMembers, campaigns } from '../db/tables/campaigns';
import { clients } from '../db/tables/clients';
import type { Calls } from '../http/call';
import type { CampaignMembers } from './campaign-members';
import type { Clock } from '../kernel/time';
import { assertDefined } from '../kernel/assert-defined';
import { readBonuses } from './bonus-reading';
import { reasonWithHelpPage, type MemberRow } from './campaign-members';
import { rulesOf } from './campaign-rules';
import { writeCampaign, type CampaignRow } from './campaign-texts';
import { missingTo, readEntrant, reasonsOf, reasonsOfAccount, type Entrant } from './entrants';

interface CampaignCallsDeps {
  readonly campaignMembers: CampaignMembers;
  readonly clock: Clock;
  readonly db: Database;
}

/** Campaigns of the client's company (V11). */
export function campaignCalls({
  campaignMembers: members,
  clock,
  db,
}: CampaignCallsDeps): Calls<'getCampaigns' | 'joinCampaign' | 'leaveCampaign'> {
  return {
    getCampaigns: async ({ client: { companyId, id } }) => {
      const [client] = await db.select().from(clients).where(eq(clients.id, id));
      const reader = assertDefined(client, 'the client');
      const entrant = await readEntrant(db, reader, clock());
      const rows = await db
        .select()
        .from(campaigns)
        .where(eq(campaigns.companyId, companyId))
        .orderBy(desc(campaigns.endsAt), desc(campaigns.id));
      const counts = await rowsOf<{ id: number; members: number }>(
        db,
        sql`select campaign_id as id, count(*)::integer as members from campaign_members
          where left_at is null group by campaign_id`,
      );
      const memberships = await db.select().from(campaignMembers).where(eq(campaignMembers.clientId, id));
      const savings = await readSavings(db, memberships);
      const bonuses = await readBonuses(db, id);
      return rows.map((campaign) =>
        toCampaign(campaign, reader.culture, entrant, {
          members: counts.find((count) => count.id === campaign.id)?.members ?? 0,
          member: memberships.find(({ campaignId }) => campaignId === campaign.id),
          saved: savings.get(campaign.id) ?? null,
          bonus: bonuses.get(campaign.id),
        }),
      );
    },

    joinCampaign: async ({ body: { campaignId, idempotencyKey, login, termsSha256 }, client }) => {
      await members.join(client, idempotencyKey ?? randomUUID(), { campaignId, login, termsSha256 });
    },

    leaveCampaign: ({ body, client }) => members.leave(client, body.campaignId),
  };
}

interface Participation {
  /** The number of all members. */
  readonly members: number;
  /** The client's own row. */
  readonly member: MemberRow | undefined;
  /** The costs that the campaign has borne. */
  readonly saved: string | null;
  readonly bonus: CampaignBonus | undefined;
}

/** The costs that campaigns have borne for their member, by campaign. */
async function readSavings(db: Database, own: readonly MemberRow[]): Promise<ReadonlyMap<number, string>> {
  if (own.length === 0) return new Map();
  const logins = [...new Set(own.map(({ login }) => login))];
  const rows = await db
    .select({ id: campaignBenefits.campaignId, amount: sql<string>`sum(${campaignBenefits.amount})::text` })
    .from(campaignBenefits)
    .where(inArray(campaignBenefits.login, logins))
    .groupBy(campaignBenefits.campaignId);
  return new Map(rows.map(({ amount, id }) => [id, amount]));
}

function toCampaign(
  campaign: CampaignRow,
  culture: string,
  entrant: Entrant,
  { bonus, member, members, saved }: Participation,
) {
  const enteredLogin = member?.login ?? null;
  const isMember = member !== undefined && member.leftAt === null;
  const reasons = isMember ? [] : reasonsOf(campaign, entrant, members, enteredLogin);
  const { currency, id, kind, prizes, rules, termsVersion } = campaign;
  return {
    id,
    kind,
    ...textsOf(campaign, culture),
    termsVersion,
    joinFrom: campaign.joinFrom.toISOString(),
    startsAt: campaign.startsAt.toISOString(),
    endsAt: campaign.endsAt.toISOString(),
    currency,
    prizes: [...prizes],
    members,
    isEligible: reasons.length === 0,
    reasons: reasons.map(reasonWithHelpPage),
    rules: rulesOf(campaign, entrant, members, {
      enteredLogin,
      saved: member ? (saved ?? '0') : null,
      bonus,
    }),
    accounts: entrant.accounts.map(({ accountType, ...account }) => ({
      ...account,
      reasons: reasonsOfAccount(campaign, { ...account, accountType }, enteredLogin).map(reasonWithHelpPage),
      missing: account.currency === currency ? missingTo(rules, account) : null,
    })),
    joinedAt: isMember ? member.joinedAt.toISOString() : null,
    membership: member
      ? {
          login: member.login,
          alias: member.alias,
          termsVersion: member.termsVersion,
          termsSha256: member.termsSha256,
          leftAt: member.leftAt?.toISOString() ?? null,
        }
      : null,
    bonus: bonus ?? null,
  };
}

/** The texts of a campaign; a notice has neither reward nor terms. */
function textsOf(campaign: CampaignRow, culture: string) {
  const { reward, terms, termsSha256, ...texts } = writeCampaign(campaign, culture);
  return {
    ...texts,
    reward: reward === '' ? null : reward,
    terms: terms === '' ? null : terms,
    termsSha256: terms === '' ? null : termsSha256,
  };
}
