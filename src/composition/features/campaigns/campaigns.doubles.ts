import { Campaigns } from '../../../application/campaigns/ports/campaigns';
import { describeCampaignsContract } from '../../../testkit/campaigns/campaigns.contract';
import { FakeCampaigns } from '../../../testkit/campaigns/fake-campaigns';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `campaigns` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Campaigns, ({ backend }) => new FakeCampaigns(backend), describeCampaignsContract, {
    campaigns: (campaigns) => campaigns.list(),
    joinCampaign: (campaigns) => campaigns.join(5),
  }),
];
