import type { Campaigns } from '../../application/campaigns/ports/campaigns';
import { canJoin, type Campaign } from '../../domain/campaigns/campaign';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

/** Campaigns from the in-memory backend. */
export class FakeCampaigns implements Campaigns {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Campaign[]> {
    return this.backend.secured('campaigns', () => this.backend.campaigns, { signal });
  }

  join(campaignId: number): Promise<void> {
    const { backend } = this;
    return backend.secured(
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
