import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'gateway' | 'campaignSlides' | 'sessionToken' | 'audienceToken' | 'announced' | 'failNext';

/** The contract of the port `CampaignSlides`. */
export function describeCampaignSlidesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of CampaignSlides`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.gateway.setBearer(await world.sessionToken());
    });

    test('the slides in the order of the gateway, each once', async () => {
      world.gateway.setBearer(await world.audienceToken());
      const slides = await world.campaignSlides.list();
      expect(slides.map(({ contentText }) => contentText)).toEqual(world.announced.slides);
      expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
      for (const { buttonText } of slides) expect(buttonText).not.toBe('');
    });

    test('none for a client whom none concerns', async () => {
      expect(await world.campaignSlides.list()).toEqual([]);
    });

    describeFailures(runner, () => world, {
      call: 'campaignSlide',
      make: ({ campaignSlides }, signal) => campaignSlides.list(signal),
      abortable: true,
      hasResult: true,
    });
  });
}
