import { expect } from 'expect';
import { Notifications } from '../../application/ports/notifications';
import { gatewayContract } from './gateway-contract';

/** The contract of the port `Notifications`. */
export const describeNotificationsContract = gatewayContract<'sessionToken'>(
  'Notifications',
  (world) => world.sessionToken(),
  ({ test, world, secured, failures }) => {
    test('messages are read once they are marked', async () => {
      const { port } = world();
      const [newest] = await port(Notifications).list();
      await port(Notifications).markRead([newest!.id]);
      const after = await port(Notifications).list();
      expect(after.find(({ id }) => id === newest!.id)?.isRead).toBe(true);
    });

    secured(({ port }) => port(Notifications).list());
    failures({
      call: 'notifications',
      make: ({ port }, signal) => port(Notifications).list(signal),
      abortable: true,
      hasResult: true,
    });
  },
);
