import type { MessagePage } from '../../domain/notifications/message';
import type { Notifications } from './ports/notifications';
import type { Queries, QueryFamily } from '../remote/queries';

/** Arguments of the first page without a filter. */
export const FIRST_OF_ALL = ['', 'all', ''] as const;

/** Query of the client's messages by category (empty for all), read state and cursor. */
export const notificationsQuery = (
  queries: Queries,
  notifications: Notifications,
): QueryFamily<MessagePage, [category: string, which: 'all' | 'unread', cursor: string]> =>
  queries.family({
    scope: 'client',
    call: 'notifications',
    freshForMs: 0,
    read: (signal, category: string, which: 'all' | 'unread', cursor: string) =>
      notifications.list({ category: category || null, unreadOnly: which === 'unread' }, cursor, signal),
  });
