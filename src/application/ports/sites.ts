import type { SiteDomain } from '../../domain/site/site-domain';
import { port } from './port';

/** Which brand is served on which host (R3, R7). Rejects with `PortalError` only. */
export interface Sites {
  /** The record of `host` (no port). `language` is a prefix code, or "" where the bare prefix is empty. */
  domain(host: string, language: string, signal?: AbortSignal): Promise<SiteDomain>;
}
export const Sites = port<Sites>('Sites');
