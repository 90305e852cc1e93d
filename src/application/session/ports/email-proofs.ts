import type { EmailProofState } from '../../../domain/session/email-proof';
import { port } from '../../kernel/port';

/** The proof of the client's e-mail address by a code. Rejects with `PortalError` only. */
export interface EmailProofs {
  /** `refused` with 404 by a gateway that needs no proof. */
  state(signal?: AbortSignal): Promise<EmailProofState>;
  /**
   * Mails a new code, which replaces the previous one. `refused` has code 5 if that was sent just now, 9 for a proved
   * address.
   */
  sendCode(): Promise<void>;
  /** `refused` has code 10 for a code that is wrong, used or expired. */
  prove(code: string): Promise<void>;
}
export const EmailProofs = port<EmailProofs>('EmailProofs');
