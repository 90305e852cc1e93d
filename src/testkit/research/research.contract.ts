import { expect } from 'expect';
import { Research } from '../../application/research/ports/research';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { RESEARCH_PAGES } from '../../domain/research/research-pages.table';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Research`. */
export const describeResearchContract = gatewayContract<'sessionToken'>(
  'Research',
  (world) => world.sessionToken(),
  ({ test, world, secured, failures }) => {
    for (const page of Object.values(RESEARCH_PAGES)) {
      test(`${page} has an address in each culture, or none`, async () => {
        for (const culture of ['en-US', 'ur-PK'] as const) {
          const address = await world().port(Research).address(page, culture);
          if (address === null) continue;
          expect(new URL(address).protocol).toMatch(/^https?:$/);
        }
      });
    }

    test('the address contains no token', async () => {
      const token = await world().sessionToken();
      world().port(Gateway).setBearer(token);
      expect(await world().port(Research).address('av_ideas', 'en-US')).not.toContain(token);
    });

    secured(({ port }) => port(Research).address('av_ideas', 'en-US'));
    failures({
      call: 'researchPage',
      make: ({ port }, signal) => port(Research).address('economic_calendar', 'de-DE', signal),
      abortable: true,
      hasResult: true,
    });
  },
);
