import type { Message } from '../../domain/notifications/message';
import { port } from './port';

/** What the client was told. Rejects with `PortalError` only. */
export interface Notifications {
  /** Newest first. */
  list(signal?: AbortSignal): Promise<readonly Message[]>;
  /** The client has read these. */
  markRead(ids: readonly number[]): Promise<void>;
}
export const Notifications = port<Notifications>('Notifications');
