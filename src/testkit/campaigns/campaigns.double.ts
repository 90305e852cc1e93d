import { Campaigns } from '../../application/campaigns/ports/campaigns';
import { canJoin, type Campaign } from '../../domain/campaigns/campaign';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** Campaigns from the in-memory backend. */
export class FakeCampaigns implements Campaigns {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Campaign[]> {
    return this.backend.answerClient('campaigns', () => this.backend.campaigns, { signal });
  }

  join(campaignId: number): Promise<void> {
    const { backend } = this;
    return backend.answerClient(
      'joinCampaign',
      () => {
        const campaign = backend.campaigns.find(({ id }) => id === campaignId);
        if (!campaign) throw PortalError.refused([ERROR_CODE.notFound], 404);
        if (campaign.joinedAt !== null) return;
        if (!canJoin(campaign, backend.now())) throw PortalError.refused([ERROR_CODE.forbidden], 403);
        const joinedAt = new Date(backend.now()).toISOString();
        backend.campaigns = backend.campaigns.map((existing) =>
          existing === campaign ? { ...existing, joinedAt } : existing,
        );
      },
      { args: [campaignId] },
    );
  }
}

/** The contract of the port `Campaigns`. */
export const describeCampaignsContract = gatewayContract<'fullClientToken'>(
  'Campaigns',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('each campaign is listed once, with a reason if the client cannot join', async () => {
      const campaigns = await world().port(Campaigns).list();
      expect(campaigns.length).toBeGreaterThan(0);
      expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length);
      for (const { title, isEligible, reason } of campaigns) {
        expect(title).not.toBe('');
        expect(reason === null).toBe(isEligible);
      }
    });

    test('joining an unknown campaign is refused', async () => {
      expect(await rejectionOf(world().port(Campaigns).join(999_999))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.notFound],
      });
    });

    testSecured(({ port }) => port(Campaigns).list());
    testFailures({
      call: 'campaigns',
      make: ({ port }, signal) => port(Campaigns).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const campaignsDouble = gatewayDouble(
  Campaigns,
  ({ backend }) => new FakeCampaigns(backend),
  describeCampaignsContract,
  {
    campaigns: (campaigns) => campaigns.list(),
    joinCampaign: (campaigns) => campaigns.join(5),
  },
);
