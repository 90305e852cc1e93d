import { port } from '../../kernel/port';

/** Signer of the identity token of the support chat (D2 `chat.identity`). */
export type IdentitySigner = 'gateway' | 'browser';

/** Identifies the client for a chat provider: name, verified flag, external id, e-mail (R4). */
export interface SupportIdentity {
  /**
   * A signed token of the client, valid for at most 300 s (T2). `signer` is `chat.identity` of the configuration: the
   * gateway, or the page itself with the secret from the port `SupportSecret`. Rejects with `PortalError` only: `refused` if
   * no token can be signed; the chat is then anonymous.
   */
  token(signer: IdentitySigner, signal?: AbortSignal): Promise<string>;
}
export const SupportIdentity = port<SupportIdentity>('SupportIdentity');

/**
 * The signing secret, for integrators without a signing endpoint. A secret in a browser is not safe, so the portal's own
 * adapter does not have one; an integrator may bind another.
 */
export interface SupportSecret {
  /** The secret, never empty; `null` if there is none. */
  read(): Promise<string | null>;
}
export const SupportSecret = port<SupportSecret>('SupportSecret');
