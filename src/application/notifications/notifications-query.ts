import type { MessagePage } from '../../domain/notifications/message';
import type { Notifications } from './ports/notifications';
import type { Queries, QueryFamily } from '../remote/queries';

/** Arguments for the first page without a filter. */
export const FIRST_PAGE = ['', 'all', ''] as const;

/** Query of the client's messages by category (empty for all), read state and cursor. */
export const notificationsQuery = (
  queries: Queries,
  notifications: Notifications,
): QueryFamily<MessagePage, [category: string, readState: 'all' | 'unread', cursor: string]> =>
  queries.family({
    scope: 'client',
    call: 'notifications',
    freshForMs: 0,
    read: (signal, category: string, readState: 'all' | 'unread', cursor: string) =>
      notifications.list({ category: category || null, unreadOnly: readState === 'unread' }, cursor, signal),
  });
