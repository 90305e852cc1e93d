import { expect } from 'expect';
import { RESEARCH_PAGES } from '../../domain/research/research-pages.table';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'gateway' | 'research' | 'sessionToken' | 'failNext';

/** The contract of the port `Research`. */
export function describeResearchContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Research`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.gateway.setBearer(await world.sessionToken());
    });

    for (const page of Object.values(RESEARCH_PAGES)) {
      test(`${page} has an address in each culture, or none`, async () => {
        for (const culture of ['en-US', 'ur-PK'] as const) {
          const address = await world.research.address(page, culture);
          if (address === null) continue;
          expect(new URL(address).protocol).toMatch(/^https?:$/);
        }
      });
    }

    test('the address carries no token', async () => {
      const token = await world.sessionToken();
      world.gateway.setBearer(token);
      expect(await world.research.address('av_ideas', 'en-US')).not.toContain(token);
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ research }) => research.address('av_ideas', 'en-US'),
    );
    describeFailures(runner, () => world, {
      call: 'researchPage',
      make: ({ research }, signal) => research.address('economic_calendar', 'de-DE', signal),
      abortable: true,
      hasResult: true,
    });
  });
}
