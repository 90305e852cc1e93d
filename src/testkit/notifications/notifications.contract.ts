import { expect } from 'expect';
import { Notifications } from '../../application/notifications/ports/notifications';
import { NO_MESSAGE_FILTER } from '../../domain/notifications/message';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Notifications`. */
export const describeNotificationsContract = gatewayContract<'sessionToken'>(
  'Notifications',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    const list = (cursor = '', filter = NO_MESSAGE_FILTER) =>
      world().port(Notifications).list(filter, cursor);

    test('a message that is marked read is read', async () => {
      const { items } = await list();
      await world().port(Notifications).markRead([items[0]!.id]);
      const after = await list();
      expect(after.items.find(({ id }) => id === items[0]!.id)?.isRead).toBe(true);
    });

    test('each message is on one page only', async () => {
      const ids: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await list(cursor);
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      }
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('a filter returns the matching messages', async () => {
      const { items } = await list();
      const { category } = items[0]!;
      const matchingPage = await list('', { category, unreadOnly: false });
      expect(matchingPage.items.length).toBeGreaterThan(0);
      for (const item of matchingPage.items) expect(item.category).toBe(category);
    });

    test('marking all read up to the newest leaves none unread', async () => {
      const { items } = await list();
      await world()
        .port(Notifications)
        .markAllRead(Math.max(...items.map(({ id }) => id)));
      expect((await list('', { category: null, unreadOnly: true })).items).toEqual([]);
    });

    test('a preference is saved, and a locked one is refused', async () => {
      const port = world().port(Notifications);
      const before = await port.preferences();
      const editable = before.find(({ isLocked }) => !isLocked)!;
      await port.setPreference({ ...editable, byMail: !editable.byMail });
      const after = await port.preferences();
      expect(after.find(({ category }) => category === editable.category)?.byMail).toBe(!editable.byMail);
      const lockedPreference = before.find(({ isLocked }) => isLocked);
      if (lockedPreference)
        await expect(port.setPreference(lockedPreference)).rejects.toMatchObject({ kind: 'refused' });
    });

    testSecured(({ port }) => port(Notifications).list(NO_MESSAGE_FILTER, ''));
    testFailures({
      call: 'notifications',
      make: ({ port }, signal) => port(Notifications).list(NO_MESSAGE_FILTER, '', signal),
      abortable: true,
      canBeMalformed: true,
    });
    testFailures({
      call: 'notificationPreferences',
      make: ({ port }, signal) => port(Notifications).preferences(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
