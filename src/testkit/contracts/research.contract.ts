import { RESEARCH_PAGES } from '../../domain/research/research-pages.table';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'gateway' | 'research' | 'sessionToken' | 'failNext';

/** The contract of the port `Research`. */
export function describeResearchContract(name: string, makeWorld: MakeWorld<Needs>): void {
  describe(`${name} keeps the contract of Research`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.gateway.setBearer(await world.sessionToken());
    });

    test.each(Object.values(RESEARCH_PAGES))('%s has an address in each culture, or none', async (page) => {
      for (const culture of ['en-US', 'ur-PK'] as const) {
        const address = await world.research.address(page, culture);
        if (address === null) continue;
        expect(new URL(address).protocol).toMatch(/^https?:$/);
      }
    });

    test('the address carries no token', async () => {
      const token = await world.sessionToken();
      world.gateway.setBearer(token);
      expect(await world.research.address('av_ideas', 'en-US')).not.toContain(token);
    });

    describeSecuredCall(
      () => world,
      ({ research }) => research.address('av_ideas', 'en-US'),
    );
    describeFailures(() => world, {
      call: 'researchPage',
      make: ({ research }, signal) => research.address('economic_calendar', 'de-DE', signal),
      abortable: true,
      hasResult: true,
    });
  });
}
