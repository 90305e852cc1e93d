import { Countries, type Country } from '../../application/site/ports/countries';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** A few countries, sorted by name. */
export class FakeCountries implements Countries {
  items: readonly Country[] = [
    { code: 'FR', name: 'France', dialCode: '+33' },
    { code: 'DE', name: 'Germany', dialCode: '+49' },
    { code: 'ID', name: 'Indonesia', dialCode: '+62' },
    { code: 'AE', name: 'United Arab Emirates', dialCode: '+971' },
  ];

  constructor(private readonly backend: FakeBackend) {}

  list(siteId: number, signal?: AbortSignal): Promise<readonly Country[]> {
    return this.backend.answerAnyone('siteCountry', () => this.items, { args: [siteId], signal });
  }
}

/** The contract of the port `Countries`. */
export const describeCountriesContract = gatewayContract<'siteId'>(
  'Countries',
  null,
  ({ test, world, testFailures }) => {
    test('returns code, name and dial code, sorted by name', async () => {
      const countries = await world().port(Countries).list(world().siteId);
      expect(countries.find(({ code }) => code === 'DE')).toMatchObject({
        name: 'Germany',
        dialCode: '+49',
      });
      const names = countries.map((country) => country.name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    });

    testFailures({
      call: 'siteCountry',
      make: ({ port, siteId }, signal) => port(Countries).list(siteId, signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const countriesDouble = gatewayDouble(
  Countries,
  ({ backend }) => new FakeCountries(backend),
  describeCountriesContract,
  {
    siteCountry: (countries) => countries.list(50),
  },
);
