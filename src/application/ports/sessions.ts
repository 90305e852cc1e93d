import type { OpenSession, SignInTry } from '../../domain/session/signed-in';
import { port } from './port';

/** Where the client is and was signed in. Rejects with `PortalError` only. */
export interface Sessions {
  /** The open sessions, the one used last first; exactly one is that of this page. */
  open(signal?: AbortSignal): Promise<readonly OpenSession[]>;
  /** Ends one of the client's own sessions; `refused` carries 7 for any other. */
  end(id: string): Promise<void>;
  /** Ends every session but the one that asks. */
  endOthers(): Promise<void>;
  /** Tries to sign in as the client, newest first. */
  history(signal?: AbortSignal): Promise<readonly SignInTry[]>;
}
export const Sessions = port<Sessions>('Sessions');
