import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'configSource' | 'failNext';

/** The contract of the port `ConfigSource`. */
export function describeConfigSourceContract(name: string, makeWorld: MakeWorld<Needs>): void {
  describe(`${name} keeps the contract of ConfigSource`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    test('answers what the file holds', async () => {
      expect(await world.configSource.read()).toEqual(expect.any(Object));
    });

    describeFailures(() => world, {
      call: 'config',
      make: ({ configSource }) => configSource.read(),
      abortable: false,
      hasResult: false,
    });
  });
}
