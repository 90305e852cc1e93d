import { Notifications } from '../../application/ports/notifications';
import { Queries } from '../../application/remote/queries';
import { NotificationsStore } from '../../application/stores/notifications-store';
import { ALL_MESSAGES } from '../../domain/notifications/message';
import { construct } from '../../infrastructure/di/binding';
import { HttpNotifications } from '../../infrastructure/http/http-notifications';
import { describeNotificationsContract } from '../../testkit/contracts/notifications.contract';
import { FakeNotifications } from '../../testkit/fakes/fake-notifications';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The client's messages: the shell's bell counts them without loading their page. */
export const feature = defineFeature({
  ports: [overHttp(Notifications, HttpNotifications)],
  stores: [construct(NotificationsStore, Notifications, Queries)],
});

export const doubles = () => [
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
        notifications.prefer({ category: 'money', inPortal: true, byMail: false, isLocked: false }),
    },
  ),
];
