import type { Campaign } from '../../domain/campaigns/campaign';
import { port } from './port';

/** Campaigns of the client's company. Rejects with `PortalError` only. */
export interface Campaigns {
  list(signal?: AbortSignal): Promise<readonly Campaign[]>;
  /** Takes part; a second time changes nothing. `refused` carries 8 where the client may not, 1 where it is not open. */
  join(campaignId: number): Promise<void>;
}
export const Campaigns = port<Campaigns>('Campaigns');
