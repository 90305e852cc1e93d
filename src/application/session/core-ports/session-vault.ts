import type { Session } from '../../../domain/session/session';
import { port } from '../../kernel/port';

/**
 * Where this browser keeps the session: its token and expiry, and nothing else (D7). Not for integrators
 * to replace: what runs before the bundle reads it too, and both must see the same session. Never throws: where the
 * browser refuses, the session lives in memory for this page (P1, P2).
 */
export interface SessionVault {
  /** False where a session ends with this page; the client is told once. */
  readonly persistent: boolean;
  /**
   * The session that holds at this time, in seconds since the epoch; `undefined` where there is none, it has ended, or
   * what is there can't be read. Asks the browser each time, since another tab may have written.
   */
  read(nowSeconds: number): Session | undefined;
  /** Takes the place of whatever was there. */
  store(session: Session): void;
  clear(): void;
  /** Calls back when another tab has changed or cleared it. Returns a function that stops it. */
  onForeignChange(listener: () => void): () => void;
}
export const SessionVault = port<SessionVault>('SessionVault');
