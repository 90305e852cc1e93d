import type { FastifyRequest } from 'fastify';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';
import { stepUpProofOf } from '../session/step-up';
import type { SignedInClient } from '../session/sessions';
import { countTrades, sumCommission } from './commission-sums';
import { countLinks } from './link-counts';

type PartnerCalls = Calls<
  | 'getPartnership'
  | 'getPartnerRewards'
  | 'getPartnerReward'
  | 'getPartnerPayouts'
  | 'getPartnerStatement'
  | 'changePartnerDestination'
  | 'addPartnerLink'
  | 'renamePartnerLink'
  | 'archivePartnerLink'
>;

/** A partner's referral links and commission. */
export function partnerCalls(services: Services): PartnerCalls {
  const { db, partnerDestinations, partnerLinks, partnerPayouts, partnerRewards, sites } = services;
  /** The address that leads to the registration by a link. */
  const addressOf = async ({ siteId }: SignedInClient, request: FastifyRequest) => {
    const portal = await sites.portalAddressOf(await sites.findById(siteId), request);
    return ({ code, cxd }: { code: string; cxd: string }) =>
      `${portal}/register/open-trading-account?affid=${code}&cxd=${cxd}`;
  };

  return {
    getPartnership: async ({ client, request }) => {
      const commission = await sumCommission(db, client.id);
      const trades = await countTrades(db, client.id);
      const links = await countLinks(db, client.id);
      const nextPayout = await partnerPayouts.findNextPayout(client.id);
      const toAddress = await addressOf(client, request);
      return {
        links: links.map(({ cxd, ...link }) => ({ ...link, url: toAddress({ ...link, cxd }) })),
        commission,
        trades,
        nextPayout,
      };
    },

    getPartnerRewards: async ({ client, query: { cursor, kind, level, link, ...filter } }) =>
      partnerRewards.listRewards(
        client.id,
        {
          ...filter,
          level: level === undefined ? undefined : Number(level),
          link: link === undefined ? undefined : Number(link),
        },
        kind,
        cursor,
      ),

    getPartnerReward: async ({ client, query: { id } }) => partnerRewards.findReward(client.id, Number(id)),

    getPartnerPayouts: async ({ client, query: { cursor } }) => ({
      ...(await partnerPayouts.listPayouts(client.id, cursor)),
      destination: await partnerDestinations.findDestination(client.id),
    }),

    getPartnerStatement: ({ client, query: { currency, month } }) =>
      partnerPayouts.getStatement(client.id, month, currency),

    changePartnerDestination: async ({ body, client, request }) => {
      const { idempotencyKey, login } = body;
      await partnerDestinations.changeDestination(
        client,
        idempotencyKey,
        login,
        stepUpProofOf(body, request),
      );
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
