import type { Message } from '../../domain/notifications/message';
import { port } from './port';

/** What the client was told, for the bell, the rail and their page. Rejects with `PortalError` only. */
export interface Notifications {
  /** Newest first. */
  list(signal?: AbortSignal): Promise<readonly Message[]>;
  /** The client has read these; one that is read already stays so. */
  markRead(ids: readonly number[]): Promise<void>;
}
export const Notifications = port<Notifications>('Notifications');
