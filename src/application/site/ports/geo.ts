import { port } from '../../kernel/port';

/** The visitor's location, as the gateway sees it, without a session. Called only if the answer matters. Rejects with `PortalError` only. */
export interface Geo {
  /** The visitor's IP address, `null` if the gateway does not know it; for visits with `utm_campaign` or `utm_source`. */
  ip(signal?: AbortSignal): Promise<string | null>;
  /**
   * The code of the visitor's continent: two capitals, e.g. `EU` or `AF`; `null` if it is not known (R3 "Geo result").
   */
  continent(signal?: AbortSignal): Promise<string | null>;
}
export const Geo = port<Geo>('Geo');
