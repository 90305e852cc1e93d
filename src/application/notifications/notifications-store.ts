import { makeAutoObservable } from 'mobx';
import type { Message, MessagePage } from '../../domain/notifications/message';
import type { Notifications } from './ports/notifications';
import { mapRemote } from '../remote/map-remote';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { FIRST_PAGE, notificationsQuery } from './notifications-query';

/** The newest messages and the number of unread ones, for the shell. */
export class NotificationsStore {
  readonly #query: RemoteQuery<MessagePage>;

  constructor(notifications: Notifications, queries: Queries) {
    this.#query = notificationsQuery(queries, notifications)(...FIRST_PAGE);
    makeAutoObservable(this);
  }

  /** The newest messages. */
  get remote(): Remote<readonly Message[]> {
    return mapRemote(this.#query.state, ({ items }) => items);
  }

  get unreadCount(): number {
    return dataOf(this.#query.state)?.unread ?? 0;
  }

  /** Loads the messages, unless another view has loaded them. */
  load(): void {
    if (this.remote.status !== 'idle') return;
    this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }
}
