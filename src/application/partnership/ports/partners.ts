import type { Partnership } from '../../../domain/partnership/partnership';
import { port } from '../../kernel/port';

/** Referral links and commission of a partner. Rejects with `PortalError` only. */
export interface Partners {
  /** Links, the client's own one first and without a name, and commission by currency. */
  overview(signal?: AbortSignal): Promise<Partnership>;
}
export const Partners = port<Partners>('Partners');
