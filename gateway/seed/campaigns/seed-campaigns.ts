import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { postPrize } from '../../campaigns/campaign-awards';
import { writeCampaign } from '../../campaigns/campaign-texts';
import { settleContests } from '../../campaigns/settle-contests';
import type { Database } from '../../db/open-database';
import { rowsOf } from '../../db/rows-of';
import { campaignAwards, campaignMembers, campaigns } from '../../db/tables/campaigns';
import { campaignsFrom } from './campaigns.table';
import type { DaysFromNow } from '../seed-clients';

const HOUR = 3_600_000;
const ALIAS_LENGTH = 5;

interface Candidate {
  readonly clientId: number;
  readonly culture: string;
  readonly login: number;
  /** The balance at the start; no position was open then. */
  readonly base: string;
}

/** Seeds campaigns; the referred clients with enough money are the members of contests. */
export async function seedCampaigns(db: Database, daysFromNow: DaysFromNow): Promise<void> {
  const now = daysFromNow(0);
  const rows = await db.insert(campaigns).values(campaignsFrom(daysFromNow)).returning();
  for (const campaign of rows) {
    const { companyId, currency, id, kind, rules, startsAt, termsVersion } = campaign;
    if (kind !== 'contest' || startsAt > now) continue;
    const candidates = await rowsOf<Candidate>(
      db,
      sql`select client.id as "clientId", client.culture, account.login, latest.balance_after::text as base
        from referrals referral
        join clients client on client.id = referral.client_id
        join accounts account on account.client_id = client.id and account.currency = ${currency}
        join ledger_accounts cash on cash.login = account.login and cash.kind = 'client'
        cross join lateral (select balance_after from postings
          where account_id = cash.id and at <= ${startsAt.toISOString()}::timestamptz
          order by at desc, id desc limit 1) latest
        where client.company_id = ${companyId} and not (client.is_ib and ${rules.isWithoutPartners ?? false}) and referral.state = 'active'
          and latest.balance_after >= ${rules.minimum ?? '0'}::numeric
        order by client.id`,
    );
    if (candidates.length === 0) continue;
    await db.insert(campaignMembers).values(
      candidates.map(({ base, clientId, culture, login }, index) => ({
        campaignId: id,
        clientId,
        login,
        alias: aliasOf(id, login),
        termsVersion,
        termsSha256: writeCampaign(campaign, culture).termsSha256,
        joinedAt: new Date(campaign.joinFrom.getTime() + (index + 1) * 7 * HOUR),
        base,
        baseAt: startsAt,
      })),
    );
  }
  await settleContests(db, () => now);
  // A person has decided on the prizes of the contest that has ended.
  for (const award of await db.select().from(campaignAwards)) await postPrize(db, award, now);
}

/** The same on every machine, unlike the alias of a client who joins. */
const aliasOf = (campaignId: number, login: number): string =>
  `M-${createHash('sha256').update(`${campaignId} ${login}`).digest('hex').slice(0, ALIAS_LENGTH).toUpperCase()}`;
