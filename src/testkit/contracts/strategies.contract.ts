import { expect } from 'expect';
import { Strategies } from '../../application/ports/strategies';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'audienceToken' | 'failNext';

/** The contract of the port `Strategies`. */
export function describeStrategiesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Strategies keeps the contract of Strategies`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.audienceToken());
    });

    test('strategies, each once, with the return in percent', async () => {
      const strategies = await world.port(Strategies).list();
      expect(strategies.length).toBeGreaterThan(0);
      expect(new Set(strategies.map(({ id }) => id)).size).toBe(strategies.length);
      for (const { name: own, returnPercent } of strategies) {
        expect(own).not.toBe('');
        expect(returnPercent).toMatch(/^-?\d+(\.\d+)?$/);
      }
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(Strategies).list(),
      capabilities,
    );
    describeFailures(
      runner,
      () => world,
      {
        call: 'strategies',
        make: ({ port }, signal) => port(Strategies).list(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
