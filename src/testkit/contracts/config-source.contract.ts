import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'configSource' | 'failNext';

/** The contract of the port `ConfigSource`. */
export function describeConfigSourceContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of ConfigSource`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    test('answers what the file holds', async () => {
      expect(await world.configSource.read()).toMatchObject({});
    });

    describeFailures(runner, () => world, {
      call: 'config',
      make: ({ configSource }) => configSource.read(),
      abortable: false,
      hasResult: false,
    });
  });
}
