import type { Campaign } from '../../../domain/campaigns/campaign';
import type { ContestBoard, ContestScore } from '../../../domain/campaigns/contest';
import { port } from '../../kernel/port';

/** An account that enters a campaign, and the terms that its owner accepts. */
export interface CampaignEntry {
  readonly campaignId: number;
  readonly login: number;
  /** Hash of the terms in the language in which they were shown. */
  readonly termsSha256: string;
  /** The same key for each repeat of a call. */
  readonly idempotencyKey: string;
}

/** Campaigns of the client's company, for the page of campaigns. Rejects with `PortalError` only. */
export interface Campaigns {
  /** Campaigns in the order to show them, each id once. */
  list(signal?: AbortSignal): Promise<readonly Campaign[]>;
  /**
   * Enters an account; a member who does it again changes nothing. `refused` with code 8 and `reason` in the details if
   * the client may not take part, 1 if the campaign is not open, 2 for other terms than the current ones, 7 if campaign
   * or account do not exist, 9 for a member with another account.
   */
  join(entry: CampaignEntry): Promise<void>;
  /** Takes the client off the board; base and result stay. `refused` with code 1 after the end, 7 if it does not exist. */
  leave(campaignId: number): Promise<void>;
  /**
   * The newest board of a contest, or the final one, with a page of its places. `refused` with code 7 for an unknown
   * contest, 2 for a cursor whose board no longer exists.
   * @param cursor the `next` of the previous page; empty for the first.
   */
  board(campaignId: number, cursor: string, signal?: AbortSignal): Promise<ContestBoard>;
  /** The client's own score, the newest trades first. `refused` with code 7 for an unknown contest. */
  score(campaignId: number, signal?: AbortSignal): Promise<ContestScore>;
}
export const Campaigns = port<Campaigns>('Campaigns');
