import type { FastifyRequest } from 'fastify';
import { asc, eq, sql } from 'drizzle-orm';
import { partnerCommissions } from '../db/tables/partners';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';
import type { SignedInClient } from '../session/sessions';
import { countLinks } from './link-counts';

type PartnerCalls = Calls<'getPartnership' | 'addPartnerLink' | 'renamePartnerLink' | 'archivePartnerLink'>;

/** A partner's referral links and commission. */
export function partnerCalls({ db, partnerLinks, sites }: Services): PartnerCalls {
  /** The address that leads to the registration by a link. */
  const addressOf = async ({ siteId }: SignedInClient, request: FastifyRequest) => {
    const portal = await sites.portalAddressOf(await sites.findById(siteId), request);
    return ({ code, cxd }: { code: string; cxd: string }) =>
      `${portal}/register/open-trading-account?affid=${code}&cxd=${cxd}`;
  };

  return {
    getPartnership: async ({ client, request }) => {
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
      const links = await countLinks(db, client.id);
      const toAddress = await addressOf(client, request);
      return {
        links: links.map(({ cxd, ...link }) => ({ ...link, url: toAddress({ ...link, cxd }) })),
        commission,
      };
    },

    addPartnerLink: async ({ body, client, request }) => {
      const { code, cxd, id, name } = await partnerLinks.addLink(client.id, body.name);
      const toAddress = await addressOf(client, request);
      return { id, code, name, url: toAddress({ code, cxd }) };
    },

    renamePartnerLink: async ({ body: { id, name }, client }) => {
      await partnerLinks.renameLink(client.id, Number(id), name);
    },

    archivePartnerLink: async ({ body: { id }, client }) => {
      await partnerLinks.archiveLink(client.id, Number(id));
    },
  };
}

function sumOf(state: 'accrued' | 'approved' | 'paid') {
  const amount = sql`case when ${partnerCommissions.state} = ${state} then ${partnerCommissions.amount} else 0 end`;
  return sql<string>`sum(${amount})::text`;
}
