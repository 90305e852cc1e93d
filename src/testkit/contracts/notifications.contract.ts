import { expect } from 'expect';
import { Notifications } from '../../application/ports/notifications';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'failNext';

/** The contract of the port `Notifications`. */
export function describeNotificationsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Notifications keeps the contract of Notifications`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('messages are read once they are marked', async () => {
      const { port } = world;
      const [newest] = await port(Notifications).list();
      await port(Notifications).markRead([newest!.id]);
      const after = await port(Notifications).list();
      expect(after.find(({ id }) => id === newest!.id)?.isRead).toBe(true);
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(Notifications).list(),
      capabilities,
    );
    describeFailures(
      runner,
      () => world,
      {
        call: 'notifications',
        make: ({ port }, signal) => port(Notifications).list(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
