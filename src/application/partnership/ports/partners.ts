import type { Partnership } from '../../../domain/partnership/partnership';
import { port } from '../../kernel/port';

/** Referral links and commission, for the page of the partnership. Rejects with `PortalError` only. */
export interface Partners {
  /** The client's own link first, its name is `null`; commission by currency. */
  overview(signal?: AbortSignal): Promise<Partnership>;
}
export const Partners = port<Partners>('Partners');
