import { expect } from 'expect';
import { Research } from '../../application/ports/research';
import { Gateway } from '../../application/ports/gateway';
import { RESEARCH_PAGES } from '../../domain/research/research-pages.table';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'failNext';

/** The contract of the port `Research`. */
export function describeResearchContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Research keeps the contract of Research`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    for (const page of Object.values(RESEARCH_PAGES)) {
      test(`${page} has an address in each culture, or none`, async () => {
        for (const culture of ['en-US', 'ur-PK'] as const) {
          const address = await world.port(Research).address(page, culture);
          if (address === null) continue;
          expect(new URL(address).protocol).toMatch(/^https?:$/);
        }
      });
    }

    test('the address contains no token', async () => {
      const token = await world.sessionToken();
      world.port(Gateway).setBearer(token);
      expect(await world.port(Research).address('av_ideas', 'en-US')).not.toContain(token);
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(Research).address('av_ideas', 'en-US'),
      capabilities,
    );
    describeFailures(
      runner,
      () => world,
      {
        call: 'researchPage',
        make: ({ port }, signal) => port(Research).address('economic_calendar', 'de-DE', signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
