import type { Notifications } from '../../application/notifications/ports/notifications';
import { PortalError } from '../../domain/kernel/errors';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import {
  matchesFilter,
  type MessageFilter,
  type MessagePage,
  type NotificationPreference,
} from '../../domain/notifications/message';
import type { FakeBackend } from '../portal/fake-backend';

/** Messages on a page. */
const PAGE_SIZE = 30;

/** Messages to the backend's client. */
export class FakeNotifications implements Notifications {
  constructor(private readonly backend: FakeBackend) {}

  /** A cursor is the id of the last message before the page. */
  list(filter: MessageFilter, cursor: string, signal?: AbortSignal): Promise<MessagePage> {
    return this.backend.answerClient(
      'notifications',
      ({ messages, notificationPreferences }) => {
        const isMuted = (category: string | null) =>
          notificationPreferences.some(
            (notificationPreference) =>
              notificationPreference.category === category && !notificationPreference.inPortal,
          );
        const visibleMessages = messages.filter(({ category }) => !isMuted(category));
        const matches = visibleMessages.filter((message) => matchesFilter(message, filter));
        const start = cursor === '' ? 0 : matches.findIndex(({ id }) => String(id) === cursor) + 1;
        const items = matches.slice(start, start + PAGE_SIZE);
        const last = items.at(-1);
        return {
          items,
          next: last && start + PAGE_SIZE < matches.length ? String(last.id) : null,
          unread: visibleMessages.filter(({ isRead }) => !isRead).length,
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
    return this.backend.answerClient(
      'notificationPreferences',
      ({ notificationPreferences }) => notificationPreferences,
      { signal },
    );
  }

  setPreference(preference: NotificationPreference): Promise<void> {
    return this.backend.answerClient(
      'setNotificationPreference',
      (client) => {
        const current = client.notificationPreferences.find(
          ({ category }) => category === preference.category,
        );
        if (!current) throw PortalError.refused([ERROR_CODE.invalid], 400);
        if (current.isLocked) throw PortalError.refused([ERROR_CODE.refused], 400);
        client.notificationPreferences = client.notificationPreferences.map((notificationPreference) =>
          notificationPreference === current ? { ...preference, isLocked: false } : notificationPreference,
        );
      },
      { args: [preference] },
    );
  }

  #mark(call: 'markRead' | 'markAllRead', args: unknown, isSelected: (id: number) => boolean): Promise<void> {
    return this.backend.answerClient(
      call,
      (client) => {
        client.messages = client.messages.map((message) =>
          isSelected(message.id) ? { ...message, isRead: true } : message,
        );
      },
      { args: [args] },
    );
  }
}
