import type { RewardState } from './reward';

/** The filter that the partner's figures, charts and lists share; its days are in UTC. */
export interface PartnerFilter {
  readonly from?: string;
  readonly to?: string;
  readonly link?: string;
  readonly level?: '1' | '2' | '3';
  readonly state?: RewardState;
  /** The name under which the partner sees a client. */
  readonly client?: string;
}
