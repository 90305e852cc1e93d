import type {
  MessageFilter,
  MessagePage,
  NotificationPreference,
} from '../../../domain/notifications/message';
import { port } from '../../kernel/port';

/** What the client was told, for the bell, the rail and their page. Rejects with `PortalError` only. */
export interface Notifications {
  /**
   * A page of what the client was told and has not muted, newest first.
   * @param cursor the `next` of the page before; empty for the first.
   */
  list(filter: MessageFilter, cursor: string, signal?: AbortSignal): Promise<MessagePage>;
  /** The client has read these; one that is read already stays so. */
  markRead(ids: readonly number[]): Promise<void>;
  /**
   * The client has read all messages up to this id; what came later stays unread. `refused` with status 404 where the
   * gateway can't do that.
   */
  markAllRead(upToId: number): Promise<void>;
  /**
   * Where the client is told about each category. `refused` with status 404 where the gateway has no preferences.
   */
  preferences(signal?: AbortSignal): Promise<readonly NotificationPreference[]>;
  /** Sets where the client is told about a category; `refused` for one that is locked. */
  prefer(preference: NotificationPreference): Promise<void>;
}
export const Notifications = port<Notifications>('Notifications');
