import type { Notifications } from '../../application/notifications/ports/notifications';
import { PortalError } from '../../domain/kernel/errors';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import {
  fits,
  type MessageFilter,
  type MessagePage,
  type NotificationPreference,
} from '../../domain/notifications/message';
import type { FakeBackend } from '../portal/fake-backend';

/** Messages on a page. */
const MOST = 30;

/** Messages to the backend's client. */
export class FakeNotifications implements Notifications {
  constructor(private readonly backend: FakeBackend) {}

  /** A cursor is the id of the last message before the page. */
  list(filter: MessageFilter, cursor: string, signal?: AbortSignal): Promise<MessagePage> {
    return this.backend.secured(
      'notifications',
      ({ messages, notificationPreferences }) => {
        const isMuted = (category: string | null) =>
          notificationPreferences.some((one) => one.category === category && !one.inPortal);
        const shown = messages.filter(({ category }) => !isMuted(category));
        const found = shown.filter((message) => fits(message, filter));
        const begin = cursor === '' ? 0 : found.findIndex(({ id }) => String(id) === cursor) + 1;
        const items = found.slice(begin, begin + MOST);
        const last = items.at(-1);
        return {
          items,
          next: last && begin + MOST < found.length ? String(last.id) : null,
          unread: shown.filter(({ isRead }) => !isRead).length,
        };
      },
      { signal },
    );
  }

  markRead(ids: readonly number[]): Promise<void> {
    return this.#mark('markRead', ids, (id) => ids.includes(id));
  }

  markAllRead(upToId: number): Promise<void> {
    return this.#mark('markAllRead', upToId, (id) => id <= upToId);
  }

  preferences(signal?: AbortSignal): Promise<readonly NotificationPreference[]> {
    return this.backend.secured(
      'notificationPreferences',
      ({ notificationPreferences }) => notificationPreferences,
      { signal },
    );
  }

  prefer(preference: NotificationPreference): Promise<void> {
    return this.backend.secured(
      'setNotificationPreference',
      (client) => {
        const known = client.notificationPreferences.find(({ category }) => category === preference.category);
        if (!known) throw PortalError.refused([ERROR_CODE.invalid], 400);
        if (known.isLocked) throw PortalError.refused([ERROR_CODE.refused], 400);
        client.notificationPreferences = client.notificationPreferences.map((one) =>
          one === known ? { ...preference, isLocked: false } : one,
        );
      },
      { args: [preference] },
    );
  }

  #mark(call: 'markRead' | 'markAllRead', asked: unknown, isMeant: (id: number) => boolean): Promise<void> {
    return this.backend.secured(
      call,
      (client) => {
        client.messages = client.messages.map((message) =>
          isMeant(message.id) ? { ...message, isRead: true } : message,
        );
      },
      { args: [asked] },
    );
  }
}
