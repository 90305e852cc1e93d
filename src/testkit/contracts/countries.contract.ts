import { expect } from 'expect';
import { Countries } from '../../application/ports/countries';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'siteId' | 'failNext';

/** The contract of the port `Countries`. */
export function describeCountriesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Countries keeps the contract of Countries`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    test('returns code, name and dial code, sorted by name', async () => {
      const countries = await world.port(Countries).list(world.siteId);
      expect(countries.find(({ code }) => code === 'DE')).toMatchObject({
        name: 'Germany',
        dialCode: '+49',
      });
      const names = countries.map((country) => country.name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    });

    describeFailures(
      runner,
      () => world,
      {
        call: 'siteCountry',
        make: ({ port, siteId }, signal) => port(Countries).list(siteId, signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
