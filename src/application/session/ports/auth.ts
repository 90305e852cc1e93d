import type { SignInChallenge } from '../../../domain/session/second-factor';
import { port } from '../../kernel/port';

/** Credentials of a sign-in. */
export interface Credentials {
  /** Trimmed, at most 254 characters. */
  email: string;
  password: string;
}

/** Headers of the Sca calls (D4): the site, and the captcha's answer if there is one. */
export interface ScaHeaders {
  siteId: number;
  captchaToken?: string;
}

/**
 * Signing in and out (R7, `Sca`). Rejects with `PortalError` only. A token is 1 to 8,192 visible ASCII characters, and
 * nothing else is assumed of it. The sign-in form calls `login`, then `Clients.setting` with the new token; a manual
 * sign-out calls `revoke`.
 */
export interface Auth {
  /**
   * Resolves to the session token, or to a challenge for a client with a second factor, which `SecondFactors.answer`
   * answers. Capitals in the e-mail make no difference. `refused` has code 3 for wrong credentials (never
   * `unauthorized`), 4 for the captcha, 5 if the client is locked.
   */
  login(
    credentials: Credentials,
    headers: ScaHeaders,
    signal?: AbortSignal,
  ): Promise<string | SignInChallenge>;
  /**
   * Ends the session of a token, and no other; `unauthorized` for one that has ended already. A gateway without this call
   * refuses with 404; the caller signs out all the same.
   */
  revoke(token: string): Promise<void>;
  /** Exchanges the session's token for a fresh one; `refused` if the gateway can't renew. */
  renew(signal?: AbortSignal): Promise<string>;
}
export const Auth = port<Auth>('Auth');
