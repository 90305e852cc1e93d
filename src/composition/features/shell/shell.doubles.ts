import { CampaignSlides } from '../../../application/campaigns/ports/campaign-slides';
import { Platforms } from '../../../application/platform/ports/platforms';
import { describeCampaignSlidesContract } from '../../../testkit/campaigns/campaign-slides.contract';
import { describePlatformsContract } from '../../../testkit/platform/platforms.contract';
import { FakeCampaignSlides } from '../../../testkit/campaigns/fake-campaign-slides';
import { FakePlatforms } from '../../../testkit/platform/fake-platforms';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `shell` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Platforms, ({ backend }) => new FakePlatforms(backend), describePlatformsContract, {
    siteConfig: (platforms) => platforms.links(50),
    checkToolStatus: (platforms) => platforms.toolActive(6),
    traderUrl: (platforms) => platforms.traderUrl('stock'),
  }),
  gatewayDouble(
    CampaignSlides,
    ({ backend }) => new FakeCampaignSlides(backend),
    describeCampaignSlidesContract,
    { campaignSlide: (slides) => slides.list() },
  ),
];
