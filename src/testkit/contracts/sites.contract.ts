import { expect } from 'expect';
import { Sites } from '../../application/ports/sites';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'host' | 'siteId' | 'companyId' | 'failNext';

/** The contract of the port `Sites`. */
export function describeSitesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Sites keeps the contract of Sites`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    for (const language of ['en', 'de', '']) {
      test(`returns the record of a host, requested in "${language}"`, async () => {
        const { companyId, siteId, host } = world;
        const domain = await world.port(Sites).domain(host, language);
        expect(domain).toMatchObject({ isActive: true, companyId, siteId });
        expect(domain.culture === null || typeof domain.culture === 'string').toBe(true);
      });
    }

    describeFailures(
      runner,
      () => world,
      {
        call: 'siteDomain',
        make: ({ port, host }, signal) => port(Sites).domain(host, 'en', signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
