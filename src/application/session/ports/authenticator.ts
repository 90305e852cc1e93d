import type { PasskeyAnswer, PasskeyOptions } from '../../../domain/session/passkey';
import { port } from '../../kernel/port';

/**
 * Outcome of a request to the client's authenticator: `cancelled` also after a timeout, `exists` if it already has a
 * passkey of this client, `failed` if it can't fulfil the request.
 */
export type AuthenticatorOutcome =
  | { readonly is: 'done'; readonly answer: PasskeyAnswer }
  | { readonly is: 'cancelled' | 'exists' | 'failed' };

/** The device's passkeys (WebAuthn). Never rejects; a later request ends an earlier one as `cancelled`. */
export interface Authenticator {
  /** True if this browser supports passkeys on this page. */
  readonly isSupported: boolean;
  /** Creates a passkey. */
  create(options: PasskeyOptions): Promise<AuthenticatorOutcome>;
  /** Signs with a passkey. */
  sign(options: PasskeyOptions): Promise<AuthenticatorOutcome>;
}
export const Authenticator = port<Authenticator>('Authenticator');
