import { port } from './port';

/** Where the visitor is, as the gateway sees it. Rejects with `PortalError` only. */
export interface Geo {
  /** The visitor's IP address, `null` where the gateway does not know it. */
  ip(signal?: AbortSignal): Promise<string | null>;
  /** The code of the visitor's continent, e.g. `EU`; `null` where it is not known (R3 "Geo result"). */
  continent(signal?: AbortSignal): Promise<string | null>;
}
export const Geo = port<Geo>('Geo');
