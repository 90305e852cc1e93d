import type { SiteDomain } from '../../../domain/site/site-domain';
import { port } from '../../kernel/port';

/** Brands by host (R3, R7). Called at every start; a rejection leads to an error page with Retry. Rejects with `PortalError` only. */
export interface Sites {
  /**
   * The record of `host` (no port). `language` is the language prefix of the address, e.g. `de`, or "" if it has none.
   */
  domain(host: string, language: string, signal?: AbortSignal): Promise<SiteDomain>;
}
export const Sites = port<Sites>('Sites');
