import { expect } from 'expect';
import { Countries } from '../../application/site/ports/countries';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Countries`. */
export const describeCountriesContract = gatewayContract<'siteId'>(
  'Countries',
  null,
  ({ test, world, failures }) => {
    test('returns code, name and dial code, sorted by name', async () => {
      const countries = await world().port(Countries).list(world().siteId);
      expect(countries.find(({ code }) => code === 'DE')).toMatchObject({
        name: 'Germany',
        dialCode: '+49',
      });
      const names = countries.map((country) => country.name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    });

    failures({
      call: 'siteCountry',
      make: ({ port, siteId }, signal) => port(Countries).list(siteId, signal),
      abortable: true,
      hasResult: true,
    });
  },
);
