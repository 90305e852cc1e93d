import { expect } from 'expect';
import { Geo } from '../../application/ports/geo';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'visitor' | 'failNext';

/** The contract of the port `Geo`. */
export function describeGeoContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Geo keeps the contract of Geo`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(null);
    });

    test('returns the IP address that the gateway sees, without a session', async () => {
      expect(await world.port(Geo).ip()).toBe(world.visitor.ip);
    });

    test('returns its continent code, without a session', async () => {
      expect(await world.port(Geo).continent()).toBe(world.visitor.continent);
    });

    describe('ip', () =>
      describeFailures(
        runner,
        () => world,
        {
          call: 'ip',
          make: ({ port }, signal) => port(Geo).ip(signal),
          abortable: true,
          hasResult: true,
        },
        capabilities,
      ));

    describe('continent', () =>
      describeFailures(
        runner,
        () => world,
        {
          call: 'country',
          make: ({ port }, signal) => port(Geo).continent(signal),
          abortable: true,
          hasResult: true,
        },
        capabilities,
      ));
  });
}
