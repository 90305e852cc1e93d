import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'sites' | 'host' | 'siteId' | 'companyId' | 'failNext';

/** The contract of the port `Sites`. */
export function describeSitesContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Sites`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    for (const language of ['en', 'de', '']) {
      test(`the record of a host, asked in "${language}"`, async () => {
        const { companyId, siteId, host } = world;
        const domain = await world.sites.domain(host, language);
        expect(domain).toMatchObject({ isActive: true, companyId, siteId });
        expect(domain.culture === null || typeof domain.culture === 'string').toBe(true);
      });
    }

    describeFailures(runner, () => world, {
      call: 'siteDomain',
      make: ({ sites, host }, signal) => sites.domain(host, 'en', signal),
      abortable: true,
      hasResult: true,
    });
  });
}
