import type { Partnership } from '../../domain/partnership/partnership';
import { port } from './port';

/** Referral links and commission. Rejects with `PortalError` only. */
export interface Partners {
  overview(signal?: AbortSignal): Promise<Partnership>;
}
export const Partners = port<Partners>('Partners');
