import { and, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { notificationPreferences, notifications } from '../db/tables/notifications';
import { translateMessage } from './write-message';
import { ApiError } from '../kernel/api-error';
import type { PageAnswer } from '../kernel/page-answer';
import { afterCursorCondition, pageOf } from '../kernel/cursor';
import { PREFERENCES, type Preference } from './preferences.table';
import { cultureOf } from '../db/culture-of';
import type { Clock } from '../kernel/time';

/** Notifications of a page, unless the query limits them further. */
const PAGE_SIZE = 100;

type Row = typeof notifications.$inferSelect;
type Category = Row['category'];

const isCategory = (name: string): name is Category => Object.hasOwn(PREFERENCES, name);

/**
 * SQL condition: the client has the category of the notification `n` turned on. A locked category is always on.
 * @param n the table's alias in the query.
 */
export const shownCondition = (n: string): SQL =>
  sql`not exists (select 1 from notification_preferences preference where preference.client_id = ${sql.identifier(n)}.client_id
    and preference.category = ${sql.identifier(n)}.category and not preference.in_portal)`;

export interface NotificationsQuery {
  readonly category?: string;
  readonly unread?: 'true';
  readonly cursor?: string;
  readonly limit?: number;
}

/** A client's own notifications and preferences only (H5). */
export class NotificationBox {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** A page, newest first. */
  async listPage(clientId: number, { category, cursor, limit = PAGE_SIZE, unread }: NotificationsQuery) {
    const [culture, rows, totals] = await Promise.all([
      cultureOf(this.db, clientId),
      this.db
        .select()
        .from(notifications)
        .where(
          and(
            this.#isShownTo(clientId),
            category === undefined ? undefined : sql`${notifications.category} = ${category}`,
            unread && isNull(notifications.readAt),
            afterCursorCondition(cursor, notifications.createdAt, notifications.id),
          ),
        )
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit + 1),
      cursor === undefined ? this.#countUnread(clientId) : null,
    ]);
    return pageOf(
      rows,
      limit,
      ({ createdAt, id }) => ({ at: createdAt, id }),
      (row) => itemOf(row, culture),
      totals,
    ) satisfies PageAnswer<unknown>;
  }

  async markRead(clientId: number, ids: readonly number[]): Promise<void> {
    await this.#markAsRead(clientId, inArray(notifications.id, [...ids]));
  }

  /** Marks the notifications that the portal shows the client, up to the newest that they have seen. */
  async markAllRead(clientId: number, upToId: number): Promise<void> {
    await this.#markAsRead(clientId, lte(notifications.id, upToId));
  }

  /** Preferences of every category, in the order of the table. */
  async listPreferences(clientId: number) {
    const rows = await this.db
      .select()
      .from(notificationPreferences)
      .where(eq(notificationPreferences.clientId, clientId));
    const savedPreferences = new Map(rows.map((row) => [row.category, row]));
    return Object.entries(PREFERENCES).map(([category, preference]) => {
      const { byMail, inPortal } = savedPreferences.get(category as Category) ?? preference;
      return { category, inPortal, byMail, isLocked: preference.isLocked };
    });
  }

  /**
   * Saves a client's preference for a category.
   * @throws ApiError `invalid` for a category that does not exist, `refused` for one that is locked.
   */
  async savePreference(clientId: number, category: string, { byMail, inPortal }: Preference): Promise<void> {
    if (!isCategory(category)) throw new ApiError('invalid');
    if (PREFERENCES[category].isLocked) throw new ApiError('refused');
    await this.db
      .insert(notificationPreferences)
      .values({ clientId, category, byMail, inPortal })
      .onConflictDoUpdate({
        target: [notificationPreferences.clientId, notificationPreferences.category],
        set: { byMail, inPortal },
      });
  }

  async #markAsRead(clientId: number, condition: SQL): Promise<void> {
    await this.db
      .update(notifications)
      .set({ readAt: this.clock() })
      .where(and(this.#isShownTo(clientId), condition, isNull(notifications.readAt)));
  }

  async #countUnread(clientId: number) {
    const unread = await this.db.$count(
      notifications,
      and(this.#isShownTo(clientId), isNull(notifications.readAt)),
    );
    return { unread };
  }

  #isShownTo(clientId: number): SQL | undefined {
    return and(eq(notifications.clientId, clientId), shownCondition('notifications'));
  }
}

function itemOf(row: Row, culture: string) {
  const { id, category, severity, url, createdAt, readAt } = row;
  return {
    id,
    category,
    severity,
    url,
    ...translateMessage(row, culture),
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}
