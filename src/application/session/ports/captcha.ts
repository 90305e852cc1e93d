import { port } from '../../kernel/port';

/**
 * Proof that a person is there (D2 `captcha.provider`), for sign-in, registration and the forms of passwords. Whoever wants
 * the configuration to choose brings a provider of the kind `captcha` instead of replacing this port.
 */
export interface Captcha {
  /** Starts whatever takes time (a script, a proof of work) when a form is first touched. Never rejects. */
  prepare(): void;
  /**
   * The value of `X-Captcha-Token` for one submit, `undefined` where none is wanted. Rejects with
   * `PortalError`: `refused` of code 4 when the provider refuses, `unavailable` of code 4 when its code can't be
   * loaded, `unavailable` when the server that sets the task does not answer.
   */
  token(signal?: AbortSignal): Promise<string | undefined>;
}
export const Captcha = port<Captcha>('Captcha');
