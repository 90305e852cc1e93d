import type { ScaHeaders } from '../../session/ports/auth';
import { port } from '../../kernel/port';

/** State of a password link; `unknown` is one that the gateway never made, or has deleted. */
export type PasswordLinkState = 'valid' | 'expired' | 'used' | 'unknown';

/** Password links (R7 `Sca`, D5). Rejects with `PortalError` only. */
export interface Passwords {
  /** Sends a link to an address; the answer is the same for an unknown address (O4). */
  requestLink(email: string, headers: ScaHeaders): Promise<void>;
  /** State of a link; `refused` with 404 by a gateway that checks it only in `create`. */
  linkState(token: string, signal?: AbortSignal): Promise<PasswordLinkState>;
  /**
   * Sets the password and ends every session. `refused` has code 11 for a link used or expired, 14 for a weak password.
   */
  create(token: string, password: string, headers: ScaHeaders): Promise<void>;
}
export const Passwords = port<Passwords>('Passwords');
