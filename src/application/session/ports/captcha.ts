import { port } from '../../kernel/port';

/**
 * Proof of a human visitor (D2 `captcha.provider`), for sign-in, registration and the forms of passwords. An extension
 * that wants the configuration to choose adds a provider of the kind `captcha` instead of replacing this port.
 */
export interface Captcha {
  /** Starts slow work (a script, a proof of work) when a form is first touched. Never rejects. */
  prepare(): void;
  /**
   * The value of `X-Captcha-Token` for one submit, `undefined` if none is needed. Rejects with
   * `PortalError`: `refused` of code 4 when the provider refuses, `unavailable` of code 4 when its code can't be
   * loaded, `unavailable` when the server that sets the task does not answer.
   */
  token(signal?: AbortSignal): Promise<string | undefined>;
}
export const Captcha = port<Captcha>('Captcha');
