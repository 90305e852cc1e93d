import type { Calls } from '../http/call';
import type { NotificationBox } from './notification-box';

type NotificationCalls = Calls<
  | 'getNotifications'
  | 'markNotificationsRead'
  | 'markAllNotificationsRead'
  | 'getNotificationPreferences'
  | 'setNotificationPreference'
>;

interface NotificationCallsDeps {
  readonly notificationBox: NotificationBox;
}

/** Calls for notifications and their preferences. */
export function notificationCalls({ notificationBox: box }: NotificationCallsDeps): NotificationCalls {
  return {
    getNotifications: ({ client, query }) => box.listPage(client.id, query),
    markNotificationsRead: ({ body, client }) => box.markRead(client.id, body.ids),
    markAllNotificationsRead: ({ body, client }) => box.markAllRead(client.id, body.upToId),
    getNotificationPreferences: ({ client }) => box.listPreferences(client.id),
    setNotificationPreference: ({ body, client }) => box.savePreference(client.id, body.category, body),
  };
}
