import { expect } from 'expect';
import { ConfigSource } from '../../application/ports/config-source';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'failNext';

/** The contract of the port `ConfigSource`. */
export function describeConfigSourceContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}ConfigSource keeps the contract of ConfigSource`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    test('returns the content of the file', async () => {
      expect(await world.port(ConfigSource).read()).toMatchObject({});
    });

    describeFailures(
      runner,
      () => world,
      {
        call: 'config',
        make: ({ port }) => port(ConfigSource).read(),
        abortable: false,
        hasResult: false,
      },
      capabilities,
    );
  });
}
