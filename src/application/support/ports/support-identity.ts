import { port } from '../../kernel/port';

/** Signer of the identity token of the support chat (D2 `chat.identity`). */
export type IdentitySigner = 'gateway' | 'browser';

/** Tells a chat provider who the client is: name, verified flag, external id, e-mail (R4). */
export interface SupportIdentity {
  /**
   * A signed token of the signed-in client that lives at most 300 s (T2). `signer` is `chat.identity` of the configuration:
   * the gateway, or the page itself with the secret of the port `SupportSecret`. Rejects with `PortalError` only; where nobody
   * can sign, with `refused`: the chat is anonymous then.
   */
  token(signer: IdentitySigner, signal?: AbortSignal): Promise<string>;
}
export const SupportIdentity = port<SupportIdentity>('SupportIdentity');

/**
 * The signing secret for integrators who have no signing endpoint. A secret in a browser is no secret, so the portal
 * has none: its own adapter answers `null`, and an integrator binds another.
 */
export interface SupportSecret {
  /** The secret, `null` where there is none, never "". */
  read(): Promise<string | null>;
}
export const SupportSecret = port<SupportSecret>('SupportSecret');
