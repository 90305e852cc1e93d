import type { FastifyRequest } from 'fastify';
import type { Calls } from '../http/call';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import type { PartnerApplications } from './partner-applications';
import type { PartnerClients } from './partner-clients';
import type { PartnerDestinations } from './partner-destinations';
import type { PartnerLinks } from './partner-links';
import type { PayoutReports } from './payout-reports';
import type { PartnerRewards } from './partner-rewards';
import type { Sites } from '../site/sites';
import { ApiError } from '../kernel/api-error';
import { stepUpProofOf } from '../session/step-up';
import type { SignedInClient } from '../kernel/signed-in-client';
import { countTrades, sumCommission } from './commission-sums';
import { countFunnel } from './funnel-events';
import { countLinks } from './link-counts';
import { listTree } from './line/partner-tree';
import { listMaterial } from './material/partner-material';
import { readPartnerFilter } from './partner-filter';
import { programmeOf } from './partner-programme';
import { readSeries } from './partner-series';
import { countPeople, listSubPartners } from './sub-partners';

type PartnerCalls = Calls<
  | 'getPartnership'
  | 'getPartnerClients'
  | 'getPartnerRewards'
  | 'getSubPartners'
  | 'getPartnerMaterial'
  | 'getPartnerTree'
  | 'getPartnerSeries'
  | 'getPartnerReward'
  | 'getPartnerPayouts'
  | 'getPartnerStatement'
  | 'changePartnerDestination'
  | 'getPartnerAgreement'
  | 'acceptPartnerAgreement'
  | 'applyAsPartner'
  | 'addPartnerLink'
  | 'renamePartnerLink'
  | 'archivePartnerLink'
>;

interface PartnerCallsDeps {
  readonly clock: Clock;
  readonly db: Database;
  readonly partnerApplications: PartnerApplications;
  readonly partnerClients: PartnerClients;
  readonly partnerDestinations: PartnerDestinations;
  readonly partnerLinks: PartnerLinks;
  readonly payoutReports: PayoutReports;
  readonly partnerRewards: PartnerRewards;
  readonly sites: Sites;
}

/** A partner's referral links and commission. */
export function partnerCalls(services: PartnerCallsDeps): PartnerCalls {
  const {
    clock,
    db,
    partnerApplications,
    partnerClients,
    partnerDestinations,
    partnerLinks,
    payoutReports,
    partnerRewards,
    sites,
  } = services;
  /** The address that leads to the registration by a link. */
  const addressOf = async ({ siteId }: SignedInClient, request: FastifyRequest) => {
    const portal = await sites.portalAddressOf(await sites.findById(siteId), request);
    return ({ code, cxd }: { code: string; cxd: string }) =>
      `${portal}/register/open-trading-account?affid=${code}&cxd=${cxd}`;
  };

  return {
    getPartnership: async ({ client, query, request }) => {
      const filter = readPartnerFilter(query);
      const now = clock();
      const links = await countLinks(db, client.id, filter);
      const toAddress = await addressOf(client, request);
      return {
        ...(await programmeOf(db, client.id, now)),
        ...(await partnerApplications.findStanding(client.id)),
        links: links.map(({ cxd, ...link }) => ({ ...link, url: toAddress({ ...link, cxd }) })),
        commission: await sumCommission(db, client.id, filter),
        funnel: await countFunnel(db, client.id, filter),
        trades: await countTrades(db, client.id, filter),
        counts: await countPeople(db, client.id),
        nextPayout: await payoutReports.findNextPayout(client.id),
        asOf: now.toISOString(),
      };
    },

    getPartnerClients: async ({ client, query }) => {
      const now = clock();
      const { currency } = await programmeOf(db, client.id, now);
      return partnerClients.listClients(client.id, readPartnerFilter(query), currency, now, query);
    },

    getSubPartners: ({ client, query }) => listSubPartners(db, client.id, readPartnerFilter(query)),

    getPartnerTree: ({ client, query }) => listTree(db, client.id, query.client),

    getPartnerMaterial: ({ client }) => listMaterial(db, client.id, clock()),

    getPartnerSeries: async ({ client, query }) => {
      const now = clock();
      const { currency } = await programmeOf(db, client.id, now);
      return readSeries(db, client.id, readPartnerFilter(query), query.step ?? 'week', currency, now);
    },

    getPartnerRewards: async ({ client, query }) =>
      partnerRewards.listRewards(client.id, readPartnerFilter(query), query),

    getPartnerReward: async ({ client, query: { id } }) =>
      partnerRewards.findReward(client.id, Number(id), clock()),

    getPartnerPayouts: async ({ client, query: { cursor } }) => ({
      ...(await payoutReports.listPayouts(client.id, cursor)),
      destination: await partnerDestinations.findDestination(client.id),
      assets: await partnerDestinations.listAssets(client),
    }),

    getPartnerStatement: ({ client, query: { currency, month } }) =>
      payoutReports.getStatement(client.id, month, currency),

    changePartnerDestination: async ({ body, client, request }) => {
      const { asset = null, idempotencyKey, kind, login = null } = body;
      // Exactly the destination that `kind` names.
      if ((kind === 'account') === (login === null) || (kind === 'wallet') === (asset === null))
        throw new ApiError('invalid');
      await partnerDestinations.changeDestination(
        client,
        idempotencyKey,
        { asset, login },
        stepUpProofOf(body, request),
      );
    },

    getPartnerAgreement: ({ client }) => partnerApplications.findAgreement(client.id),

    acceptPartnerAgreement: ({ body, client }) => partnerApplications.acceptAgreement(client.id, body),

    applyAsPartner: ({ body, client }) => partnerApplications.apply(client.id, body),

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
