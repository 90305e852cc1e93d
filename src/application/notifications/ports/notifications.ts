import type {
  MessageFilter,
  MessagePage,
  NotificationPreference,
} from '../../../domain/notifications/message';
import { port } from '../../kernel/port';

/** The client's messages, for the bell, the rail and their page. Rejects with `PortalError` only. */
export interface Notifications {
  /**
   * A page of the client's messages without muted categories, newest first.
   * @param cursor the `next` of the page before; empty for the first.
   */
  list(filter: MessageFilter, cursor: string, signal?: AbortSignal): Promise<MessagePage>;
  /** Marks messages as read; a read one stays read. */
  markRead(ids: readonly number[]): Promise<void>;
  /**
   * Marks all messages up to this id as read; later ones stay unread. `refused` with status 404 if the gateway does not
   * have the call.
   */
  markAllRead(upToId: number): Promise<void>;
  /** The client's channels for each category. `refused` with status 404 if the gateway has no preferences. */
  preferences(signal?: AbortSignal): Promise<readonly NotificationPreference[]>;
  /** Sets the channels of a category; `refused` for one that is locked. */
  setPreference(preference: NotificationPreference): Promise<void>;
}
export const Notifications = port<Notifications>('Notifications');
