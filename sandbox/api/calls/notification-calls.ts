import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { notifications } from '../../db/tables/notifications';
import { wordsFor } from '../../texts/messages';
import type { Calls } from '../http/call';
import { cultureOf } from '../services/reader';
import type { Services } from '../services/services';

/** Most notifications in one answer, newest first. */
const AT_MOST = 100;

/** The client's notifications; nobody can mark another client's as read (H5). */
export function notificationCalls({
  clock,
  db,
}: Services): Calls<'getNotifications' | 'markNotificationsRead'> {
  return {
    getNotifications: async ({ client }) => {
      const reader = await cultureOf(db, client.id);
      const rows = await db
        .select()
        .from(notifications)
        .where(eq(notifications.clientId, client.id))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(AT_MOST);
      return rows.map((row) => {
        const { id, category, severity, url, createdAt, readAt } = row;
        return {
          ...{ id, category, severity, url, ...wordsFor(row, reader) },
          createdAt: createdAt.toISOString(),
          isRead: readAt !== null,
        };
      });
    },

    markNotificationsRead: async ({ body, client }) => {
      const theirs = and(
        eq(notifications.clientId, client.id),
        inArray(notifications.id, body.ids),
        isNull(notifications.readAt),
      );
      await db.update(notifications).set({ readAt: clock() }).where(theirs);
    },
  };
}
