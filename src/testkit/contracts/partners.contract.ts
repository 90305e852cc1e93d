import { expect } from 'expect';
import { Partners } from '../../application/ports/partners';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'audienceToken' | 'failNext';

/** The contract of the port `Partners`. */
export function describePartnersContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Partners keeps the contract of Partners`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.audienceToken());
    });

    test('a partner’s links, the main one first, and commission as decimal strings', async () => {
      const { links, commission } = await world.port(Partners).overview();
      expect(links[0]).toMatchObject({ name: null, url: expect.stringMatching(/^https?:/) });
      expect(commission.length).toBeGreaterThan(0);
      for (const { currency, total } of commission) {
        expect(currency).toMatch(/^[A-Z]{3}$/);
        expect(total).toMatch(/^\d+(\.\d+)?$/);
      }
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(Partners).overview(),
      capabilities,
    );
    describeFailures(
      runner,
      () => world,
      {
        call: 'partnership',
        make: ({ port }, signal) => port(Partners).overview(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
