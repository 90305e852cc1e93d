import type { Notifications } from '../../application/ports/notifications';
import type { Message } from '../../domain/notifications/message';
import type { FakeBackend } from './fake-backend';

/** Messages to the backend's client. */
export class FakeNotifications implements Notifications {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Message[]> {
    return this.backend.secured('notifications', ({ messages }) => messages, { signal });
  }

  markRead(ids: readonly number[]): Promise<void> {
    return this.backend.secured(
      'markRead',
      (client) => {
        client.messages = client.messages.map((message) =>
          ids.includes(message.id) ? { ...message, isRead: true } : message,
        );
      },
      { args: [ids] },
    );
  }
}
