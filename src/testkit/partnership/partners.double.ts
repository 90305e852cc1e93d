import { Partners } from '../../application/partnership/ports/partners';
import type { Partnership } from '../../domain/partnership/partnership';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** The partnership of the backend's client. */
export class FakePartners implements Partners {
  constructor(private readonly backend: FakeBackend) {}

  overview(signal?: AbortSignal): Promise<Partnership> {
    return this.backend.answerClient('partnership', ({ partnership }) => partnership, { signal });
  }
}

/** The contract of the port `Partners`. */
export const describePartnersContract = gatewayContract<'fullClientToken'>(
  'Partners',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('the main link of a partner is first, and commission is a decimal string', async () => {
      const { links, commission } = await world().port(Partners).overview();
      expect(links[0]).toMatchObject({ name: null, url: expect.stringMatching(/^https?:/) });
      expect(commission.length).toBeGreaterThan(0);
      for (const { currency, total } of commission) {
        expect(currency).toMatch(/^[A-Z]{3}$/);
        expect(total).toMatch(/^\d+(\.\d+)?$/);
      }
    });

    testSecured(({ port }) => port(Partners).overview());
    testFailures({
      call: 'partnership',
      make: ({ port }, signal) => port(Partners).overview(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const partnersDouble = gatewayDouble(
  Partners,
  ({ backend }) => new FakePartners(backend),
  describePartnersContract,
  {
    partnership: (partners) => partners.overview(),
  },
);
