import type { Session } from '../../../domain/session/session';
import { port } from '../../kernel/port';

/**
 * Browser storage of the session: its token and expiry only (D7). Integrators must not replace it: the script before
 * the bundle reads it too, and both must see the same session. Never throws: if the browser refuses, the session lives
 * in memory for this page (P1, P2).
 */
export interface SessionVault {
  /** False if a session ends with this page; the client is notified once. */
  readonly persistent: boolean;
  /**
   * The session valid at this time (seconds since the epoch); `undefined` if it does not exist, has ended, or can't be
   * read. Reads the browser's storage each time, since another tab may have written.
   */
  read(nowSeconds: number): Session | undefined;
  /** Replaces the stored session. */
  store(session: Session): void;
  clear(): void;
  /** Calls back when another tab has changed or cleared it. Returns a function that stops it. */
  onForeignChange(listener: () => void): () => void;
}
export const SessionVault = port<SessionVault>('SessionVault');
