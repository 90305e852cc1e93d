import type { Campaign } from '../../../domain/campaigns/campaign';
import { port } from '../../kernel/port';

/** Campaigns of the client's company, for the page of campaigns. Rejects with `PortalError` only. */
export interface Campaigns {
  /** Campaigns in the order to show them, each id once. `reason` is why the client may not join, or `null`. */
  list(signal?: AbortSignal): Promise<readonly Campaign[]>;
  /**
   * Joins a campaign; joining twice changes nothing. `refused` with code 8 if the client may not join, 1 if the campaign is
   * not open, 7 if it does not exist.
   */
  join(campaignId: number): Promise<void>;
}
export const Campaigns = port<Campaigns>('Campaigns');
