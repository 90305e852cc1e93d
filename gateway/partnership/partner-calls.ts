import { asc, eq, sql } from 'drizzle-orm';
import { fullNameOf } from '../../src/domain/kernel/identifiers/full-name';
import { clients } from '../db/tables/clients';
import { partnerCommissions, partnerLinks } from '../db/tables/partners';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';

/** A partner's referral links and commission. */
export function partnerCalls({ db, sites }: Services): Calls<'getPartnership'> {
  const linksOf = (clientId: number) =>
    db.select().from(partnerLinks).where(eq(partnerLinks.clientId, clientId)).orderBy(asc(partnerLinks.id));

  /** Creates the referral link of a client, on the first request. */
  async function createLink(clientId: number) {
    const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
    const initials =
      fullNameOf(client?.firstName, client?.lastName)
        .match(/\b[A-Z]/g)
        ?.join('') ?? 'P';
    await db
      .insert(partnerLinks)
      .values({ clientId, code: `${initials}-${10_000 + clientId}` })
      .onConflictDoNothing();
  }

  return {
    getPartnership: async ({ client, request }) => {
      if ((await linksOf(client.id)).length === 0) await createLink(client.id);
      const portal = await sites.portalAddressOf(await sites.findById(client.siteId), request);
      const commission = await db
        .select({
          currency: partnerCommissions.currency,
          total: sql<string>`sum(${partnerCommissions.amount})::text`,
          paid: sumOf('paid'),
          approved: sumOf('approved'),
          accrued: sumOf('accrued'),
        })
        .from(partnerCommissions)
        .where(eq(partnerCommissions.clientId, client.id))
        .groupBy(partnerCommissions.currency)
        .orderBy(asc(partnerCommissions.currency));
      const links = await linksOf(client.id);
      return {
        links: links.map(({ clientId: _client, ...link }) => ({
          ...link,
          url: `${portal}/register/open-trading-account?affid=${link.code}&cxd=${link.id}`,
        })),
        commission,
      };
    },
  };
}

function sumOf(state: 'accrued' | 'approved' | 'paid') {
  const amount = sql`case when ${partnerCommissions.state} = ${state} then ${partnerCommissions.amount} else 0 end`;
  return sql<string>`sum(${amount})::text`;
}
