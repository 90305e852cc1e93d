import type { SecurityEvent } from '../../../domain/session/security-event';
import type { OpenSession, SignInTry } from '../../../domain/session/open-session';
import type { CursorPage } from '../../remote/pages';
import { port } from '../../kernel/port';

/** The client's sessions, sign-in history and security events. Rejects with `PortalError` only. */
export interface Sessions {
  /** The open sessions, the most recently used first; exactly one is that of this page. */
  open(signal?: AbortSignal): Promise<readonly OpenSession[]>;
  /** Ends one of the client's own sessions; `refused` has code 7 for any other. */
  end(id: string): Promise<void>;
  /** Ends every session but this one. */
  endOthers(): Promise<void>;
  /** Attempts to sign in as the client, newest first. */
  history(signal?: AbortSignal): Promise<readonly SignInTry[]>;
  /**
   * Changes of the client's sign-in, verified data and payout addresses, newest first, in pages; unreadable events are
   * left out (D4). `refused` with 404 by a gateway that does not record them.
   * @param cursor a page's `next`; empty for the first.
   */
  events(cursor: string, signal?: AbortSignal): Promise<CursorPage<SecurityEvent>>;
}
export const Sessions = port<Sessions>('Sessions');
