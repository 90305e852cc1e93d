import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { CampaignSlides } from '../../application/campaigns/ports/campaign-slides';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `CampaignSlides`. */
export const describeCampaignSlidesContract = gatewayContract<
  'sessionToken' | 'fullClientToken' | 'announcements'
>(
  'CampaignSlides',
  (world) => world.sessionToken(),
  ({ test, world, testFailures }) => {
    test('returns the slides in the gateway’s order, each once', async () => {
      world()
        .port(Gateway)
        .setBearer(await world().fullClientToken());
      const slides = await world().port(CampaignSlides).list();
      expect(slides.map(({ contentText }) => contentText)).toEqual(world().announcements.slides);
      expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
      for (const { buttonText } of slides) expect(buttonText).not.toBe('');
    });

    test('returns none for a client without any', async () => {
      expect(await world().port(CampaignSlides).list()).toEqual([]);
    });

    testFailures({
      call: 'campaignSlide',
      make: ({ port }, signal) => port(CampaignSlides).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
