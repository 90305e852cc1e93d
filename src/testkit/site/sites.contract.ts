import { expect } from 'expect';
import { Sites } from '../../application/site/ports/sites';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Sites`. */
export const describeSitesContract = gatewayContract<'host' | 'siteId' | 'companyId'>(
  'Sites',
  null,
  ({ test, world, testFailures }) => {
    for (const language of ['en', 'de', '']) {
      test(`returns the record of a host, requested in "${language}"`, async () => {
        const { companyId, siteId, host } = world();
        const domain = await world().port(Sites).domain(host, language);
        expect(domain).toMatchObject({ isActive: true, companyId, siteId });
        expect(domain.culture === null || typeof domain.culture === 'string').toBe(true);
      });
    }

    testFailures({
      call: 'siteDomain',
      make: ({ port, host }, signal) => port(Sites).domain(host, 'en', signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
