import { expect } from 'expect';
import { Gateway } from '../../application/ports/gateway';
import { SupportIdentity } from '../../application/ports/support-identity';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'failNext';

/** The contract of the port `SupportIdentity`. */
export function describeSupportIdentityContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}SupportIdentity keeps the contract of SupportIdentity`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('returns a token signed by the gateway', async () => {
      expect(await world.port(SupportIdentity).token('gateway')).toMatch(/\S/);
    });

    test('without a secret, no token is signed in the browser', async () => {
      expect(await rejectionOf(world.port(SupportIdentity).token('browser'))).toMatchObject({
        kind: 'refused',
      });
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(SupportIdentity).token('gateway'),
      capabilities,
    );

    describeFailures(
      runner,
      () => world,
      {
        call: 'supportIdentity',
        make: ({ port }, signal) => port(SupportIdentity).token('gateway', signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
