import type { SignInChallenge } from '../../domain/session/second-factor';
import { port } from './port';

/** What a client signs in with. */
export interface Credentials {
  /** Trimmed, at most 254 characters. */
  email: string;
  password: string;
}

/** What the Sca calls want beside their body (D4): the site, and the captcha's answer if there is one. */
export interface ScaHeaders {
  siteId: number;
  captchaToken?: string;
}

/** Signing in and out (R7, `Sca`). Rejects with `PortalError` only. */
export interface Auth {
  /**
   * Resolves to the session token, or to a challenge for a client with a second factor. `refused` carries the gateway's codes: 3 wrong
   * credentials, 4 captcha, 5 locked.
   */
  login(
    credentials: Credentials,
    headers: ScaHeaders,
    signal?: AbortSignal,
  ): Promise<string | SignInChallenge>;
  /** Revokes a token at the gateway. A gateway without this call refuses with 404; the caller signs out all the same. */
  revoke(token: string): Promise<void>;
  /** Exchanges the session's token for a fresh one; `refused` where the gateway can't renew. */
  renew(signal?: AbortSignal): Promise<string>;
}
export const Auth = port<Auth>('Auth');
