import { port } from '../port';

/** The connection that all gateway adapters share: its address, its bearer, and the handling of a 401. */
export interface Gateway {
  /** Sets the address of calls; `apiBaseUrl` "" is the page's own origin, `apiVersion` "1" is written `v1`. */
  configure(address: { apiBaseUrl: string; apiVersion: string }): void;
  /** The bearer of all later calls; `null` sends none. */
  setBearer(token: string | null): void;
  /**
   * Sets the listener for a 401 to a call that carried a token. It gets the refused token, so that a late answer to an
   * old session does not end the current one (S4).
   */
  onUnauthorized(listener: (refusedToken: string) => void): void;
}
export const Gateway = port<Gateway>('Gateway');
