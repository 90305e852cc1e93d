import * as z from 'zod/mini';
import type { Notifications } from '../../application/notifications/ports/notifications';
import {
  matchesFilter,
  type MessageFilter,
  type MessagePage,
  type NotificationPreference,
} from '../../domain/notifications/message';
import {
  emptyResult,
  flag,
  id,
  instantOrNull,
  list,
  nonEmptyText,
  orElse,
  pageWithTotals,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

/** Messages on a page. */
const PAGE_SIZE = 30;

const message = z.object({
  id,
  category: textOrNull,
  severity: textOrNull,
  culture: textOrNull,
  title: nonEmptyText,
  body: textOrNull,
  buttonText: textOrNull,
  url: textOrNull,
  createdAt: instantOrNull,
  isRead: flag,
});

const totals = z.object({ unread: orElse(z.int(), null) });

const preference = z.object({
  category: nonEmptyText,
  inPortal: z.boolean(),
  byMail: z.boolean(),
  isLocked: flag,
});

/** Messages over HTTP. */
export class HttpNotifications implements Notifications {
  constructor(private readonly http: HttpClient) {}

  async list(filter: MessageFilter, cursor: string, signal?: AbortSignal): Promise<MessagePage> {
    const { category, unreadOnly } = filter;
    const page = await this.http.call('notifications', {
      query: {
        limit: PAGE_SIZE,
        ...(category !== null && { category }),
        ...(unreadOnly && { unread: 'true' }),
        ...(cursor !== '' && { cursor }),
      },
      signal,
      read: pageWithTotals(list(message), totals),
    });
    const { items, next } = page;
    return {
      // A gateway without filters sends them all.
      items: items.filter((item) => matchesFilter(item, filter)),
      next,
      unread: page.totals?.unread ?? items.filter(({ isRead }) => !isRead).length,
    };
  }

  markRead(ids: readonly number[]): Promise<void> {
    return this.http.call('markRead', { body: { ids }, read: emptyResult });
  }

  markAllRead(upToId: number): Promise<void> {
    return this.http.call('markAllRead', { body: { upToId }, read: emptyResult });
  }

  preferences(signal?: AbortSignal): Promise<readonly NotificationPreference[]> {
    return this.http.call('notificationPreferences', { signal, read: result(list(preference)) });
  }

  setPreference({ byMail, category, inPortal }: NotificationPreference): Promise<void> {
    return this.http.call('setNotificationPreference', {
      body: { category, inPortal, byMail },
      read: emptyResult,
    });
  }
}
