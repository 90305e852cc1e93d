import type { SiteDomain } from '../../../domain/site/site-domain';
import { port } from '../../kernel/port';

/** Which brand is served on which host (R3, R7); asked at every start, which ends in an error page with Retry where it rejects. Rejects with `PortalError` only. */
export interface Sites {
  /** The record of `host` (no port). `language` is the language prefix of the address, e.g. `de`, or "" where it has none. */
  domain(host: string, language: string, signal?: AbortSignal): Promise<SiteDomain>;
}
export const Sites = port<Sites>('Sites');
