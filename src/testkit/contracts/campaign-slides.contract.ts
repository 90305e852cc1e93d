import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'gateway' | 'campaignSlides' | 'sessionToken' | 'failNext';

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

    test('slides with texts, each once', async () => {
      const slides = await world.campaignSlides.list();
      expect(new Set(slides).size).toBe(slides.length);
      for (const { contentText, buttonText } of slides)
        expect([typeof contentText, typeof buttonText]).toEqual(['string', 'string']);
    });

    describeFailures(runner, () => world, {
      call: 'campaignSlide',
      make: ({ campaignSlides }, signal) => campaignSlides.list(signal),
      abortable: true,
      hasResult: true,
    });
  });
}
