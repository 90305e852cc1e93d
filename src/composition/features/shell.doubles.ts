import { CampaignSlides } from '../../application/ports/campaign-slides';
import { Platforms } from '../../application/ports/platforms';
import { describeCampaignSlidesContract } from '../../testkit/contracts/campaign-slides.contract';
import { describePlatformsContract } from '../../testkit/contracts/platforms.contract';
import { FakeCampaignSlides } from '../../testkit/fakes/fake-campaign-slides';
import { FakePlatforms } from '../../testkit/fakes/fake-platforms';
import { gatewayDouble, type Double } from '../../testkit/double';

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
