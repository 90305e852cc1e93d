import { Notifications } from '../../../application/notifications/ports/notifications';
import { NO_MESSAGE_FILTER } from '../../../domain/notifications/message';
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
      notifications: (notifications) => notifications.list(NO_MESSAGE_FILTER, ''),
      markRead: (notifications) => notifications.markRead([90]),
      markAllRead: (notifications) => notifications.markAllRead(90),
      notificationPreferences: (notifications) => notifications.preferences(),
      setNotificationPreference: (notifications) =>
        notifications.setPreference({ category: 'money', inPortal: true, byMail: false, isLocked: false }),
    },
  ),
];
