import type { ScaHeaders } from '../../session/ports/auth';
import { port } from '../../kernel/port';

/** What a password link is still good for; `unknown` is one that the gateway never made, or has forgotten. */
export type PasswordLinkState = 'valid' | 'expired' | 'used' | 'unknown';

/** Password links (R7 `Sca`, D5). Rejects with `PortalError` only. */
export interface Passwords {
  /** Sends a link to an address; the answer is the same whether or not somebody has it (O4). */
  requestLink(email: string, headers: ScaHeaders): Promise<void>;
  /** What a link is good for; `refused` with 404 by a gateway that only tells in `create`. */
  linkState(token: string, signal?: AbortSignal): Promise<PasswordLinkState>;
  /** Sets the password and ends every session. `refused` carries 11 for a link used or expired, 14 for a weak password. */
  create(token: string, password: string, headers: ScaHeaders): Promise<void>;
}
export const Passwords = port<Passwords>('Passwords');
