import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'gateway' | 'geo' | 'visitor' | 'failNext';

/** The contract of the port `Geo`. */
export function describeGeoContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Geo`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.gateway.setBearer(null);
    });

    test('the address that the gateway sees, for anybody', async () => {
      expect(await world.geo.ip()).toBe(world.visitor.ip);
    });

    test('the code of its continent, for anybody', async () => {
      expect(await world.geo.continent()).toBe(world.visitor.continent);
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
