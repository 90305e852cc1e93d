import { Notifications } from '../../../application/notifications/ports/notifications';
import { ALL_MESSAGES } from '../../../domain/notifications/message';
import { describeNotificationsContract } from '../../../testkit/notifications/notifications.contract';
import { FakeNotifications } from '../../../testkit/notifications/fake-notifications';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `messages` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(
    Notifications,
    ({ backend }) => new FakeNotifications(backend),
    describeNotificationsContract,
    {
      notifications: (notifications) => notifications.list(ALL_MESSAGES, ''),
      markRead: (notifications) => notifications.markRead([90]),
      markAllRead: (notifications) => notifications.markAllRead(90),
      notificationPreferences: (notifications) => notifications.preferences(),
      setNotificationPreference: (notifications) =>
        notifications.setPreference({ category: 'money', inPortal: true, byMail: false, isLocked: false }),
    },
  ),
];
