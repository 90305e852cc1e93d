import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'sites' | 'host' | 'siteId' | 'companyId' | 'failNext';

/** The contract of the port `Sites`. */
export function describeSitesContract(name: string, makeWorld: MakeWorld<Needs>): void {
  describe(`${name} keeps the contract of Sites`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    test.each(['en', 'de', ''])('the record of a host, asked in "%s"', async (language) => {
      const { companyId, siteId, host } = world;
      const domain = await world.sites.domain(host, language);
      expect(domain).toMatchObject({ isActive: true, companyId, siteId });
      expect(domain.culture === null || typeof domain.culture === 'string').toBe(true);
    });

    describeFailures(() => world, {
      call: 'siteDomain',
      make: ({ sites, host }, signal) => sites.domain(host, 'en', signal),
      abortable: true,
      hasResult: true,
    });
  });
}
