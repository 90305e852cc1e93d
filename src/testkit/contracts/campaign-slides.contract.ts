import { expect } from 'expect';
import { Gateway } from '../../application/ports/gateway';
import { CampaignSlides } from '../../application/ports/campaign-slides';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'sessionToken' | 'audienceToken' | 'announced' | 'failNext';

/** The contract of the port `CampaignSlides`. */
export function describeCampaignSlidesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}CampaignSlides keeps the contract of CampaignSlides`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('returns the slides in the gateway’s order, each once', async () => {
      world.port(Gateway).setBearer(await world.audienceToken());
      const slides = await world.port(CampaignSlides).list();
      expect(slides.map(({ contentText }) => contentText)).toEqual(world.announced.slides);
      expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
      for (const { buttonText } of slides) expect(buttonText).not.toBe('');
    });

    test('returns none for a client without any', async () => {
      expect(await world.port(CampaignSlides).list()).toEqual([]);
    });

    describeFailures(
      runner,
      () => world,
      {
        call: 'campaignSlide',
        make: ({ port }, signal) => port(CampaignSlides).list(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
