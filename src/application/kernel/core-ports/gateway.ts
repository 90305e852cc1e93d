import { port } from '../port';

/** The connection that all gateway adapters share: where it leads, as whom, and what a 401 means. */
export interface Gateway {
  /** Sets where calls go; `apiBaseUrl` "" is the page's own origin, `apiVersion` "1" is written `v1`. */
  configure(address: { apiBaseUrl: string; apiVersion: string }): void;
  /** The bearer of all later calls; `null` sends none. */
  setBearer(token: string | null): void;
  /**
   * The one listener for a 401 to a call that carried a token. It gets the token that was refused, so
   * that a late answer of an old session ends nothing (S4).
   */
  onUnauthorized(listener: (refusedToken: string) => void): void;
}
export const Gateway = port<Gateway>('Gateway');
