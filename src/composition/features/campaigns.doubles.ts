import { Campaigns } from '../../application/ports/campaigns';
import { describeCampaignsContract } from '../../testkit/contracts/campaigns.contract';
import { FakeCampaigns } from '../../testkit/fakes/fake-campaigns';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `campaigns` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Campaigns, ({ backend }) => new FakeCampaigns(backend), describeCampaignsContract, {
    campaigns: (campaigns) => campaigns.list(),
    joinCampaign: (campaigns) => campaigns.join(5),
  }),
];
