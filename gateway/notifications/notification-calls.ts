import type { Calls } from '../http/call';
import type { Services } from '../http/services';

type NotificationCalls = Calls<
  | 'getNotifications'
  | 'markNotificationsRead'
  | 'markAllNotificationsRead'
  | 'getNotificationPreferences'
  | 'setNotificationPreference'
>;

/** Calls for notifications and their preferences. */
export function notificationCalls({ notificationBox: box }: Services): NotificationCalls {
  return {
    getNotifications: ({ client, query }) => box.listPage(client.id, query),
    markNotificationsRead: ({ body, client }) => box.markRead(client.id, body.ids),
    markAllNotificationsRead: ({ body, client }) => box.markAllRead(client.id, body.upToId),
    getNotificationPreferences: ({ client }) => box.listPreferences(client.id),
    setNotificationPreference: ({ body, client }) => box.savePreference(client.id, body.category, body),
  };
}
