import type { Calls } from '../http/call';
import type { Services } from '../http/services';

type NotificationCalls = Calls<
  | 'getNotifications'
  | 'markNotificationsRead'
  | 'markAllNotificationsRead'
  | 'getNotificationPreferences'
  | 'setNotificationPreference'
>;

/** What the client was told, and where they want to be told. */
export function notificationCalls({ notificationBox: box }: Services): NotificationCalls {
  return {
    getNotifications: ({ client, query }) => box.page(client.id, query),
    markNotificationsRead: ({ body, client }) => box.markRead(client.id, body.ids),
    markAllNotificationsRead: ({ body, client }) => box.markAllRead(client.id, body.upToId),
    getNotificationPreferences: ({ client }) => box.preferences(client.id),
    setNotificationPreference: ({ body, client }) => box.prefer(client.id, body.category, body),
  };
}
