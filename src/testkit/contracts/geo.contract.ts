import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'gateway' | 'geo' | 'failNext';

/** The contract of the port `Geo`. */
export function describeGeoContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Geo`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.gateway.setBearer(null);
    });

    test('an address, or null; for anybody', async () => {
      const ip = await world.geo.ip();
      if (ip !== null) expect(ip).toMatch(/^[0-9a-f.:]+$/i);
    });

    test('the code of a continent, or null; for anybody', async () => {
      const continent = await world.geo.continent();
      if (continent !== null) expect(continent).toMatch(/^[A-Z]{2}$/);
    });

    describe('ip', () =>
      describeFailures(runner, () => world, {
        call: 'ip',
        make: ({ geo }, signal) => geo.ip(signal),
        abortable: true,
        hasResult: true,
      }));

    describe('continent', () =>
      describeFailures(runner, () => world, {
        call: 'country',
        make: ({ geo }, signal) => geo.continent(signal),
        abortable: true,
        hasResult: true,
      }));
  });
}
