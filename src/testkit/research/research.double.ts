import { Research, type ResearchPageKey } from '../../application/research/ports/research';
import type { Culture } from '../../domain/culture/cultures.table';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { RESEARCH_PAGES } from '../../domain/research/research-pages.table';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** Research page addresses in memory: one per page and culture, unless the backend has another. */
export class FakeResearch implements Research {
  constructor(private readonly backend: FakeBackend) {}

  address(page: ResearchPageKey, culture: Culture, signal?: AbortSignal): Promise<string | null> {
    const { researchPages } = this.backend;
    const defaultAddress = `https://research.example/${page}?culture=${culture}`;
    const answer = () => (researchPages.has(page) ? (researchPages.get(page) ?? null) : defaultAddress);
    return this.backend.answerClient('researchPage', answer, { args: [page, culture], signal });
  }
}

/** The contract of the port `Research`. */
export const describeResearchContract = gatewayContract<'sessionToken'>(
  'Research',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
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

    testSecured(({ port }) => port(Research).address('av_ideas', 'en-US'));
    testFailures({
      call: 'researchPage',
      make: ({ port }, signal) => port(Research).address('economic_calendar', 'de-DE', signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const researchDouble = gatewayDouble(
  Research,
  ({ backend }) => new FakeResearch(backend),
  describeResearchContract,
  {
    researchPage: (research) => research.address('av_ideas', 'en-US'),
  },
);
