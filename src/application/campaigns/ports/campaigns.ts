import type { Campaign } from '../../../domain/campaigns/campaign';
import { port } from '../../kernel/port';

/** Campaigns of the client's company, for the page of campaigns. Rejects with `PortalError` only. */
export interface Campaigns {
  /** In the order in which they are shown, each id once; `reason` says why the client may not join, else it is `null`. */
  list(signal?: AbortSignal): Promise<readonly Campaign[]>;
  /**
   * Joins a campaign; a second time changes nothing. `refused` carries 8 where the client may not, 1 where it is not open, 7
   * where there is no such campaign.
   */
  join(campaignId: number): Promise<void>;
}
export const Campaigns = port<Campaigns>('Campaigns');
