import type { RewardSum } from './referred-client';

/** A client of the partner's line who refers others, or is a partner. */
export interface SubPartner {
  /** The name under which the partner sees them. */
  readonly ref: string;
  readonly country: string | null;
  /** The first level was referred by the partner, the second by one of those. */
  readonly level: number;
  /** ISO 8601. */
  readonly since: string | null;
  /** `false` for a client who refers others without being a partner. */
  readonly isPartner: boolean;
  /** Clients whom they have referred in the days of the filter. */
  readonly clients: number;
  readonly lots: string | null;
  /** The partner's own rewards for trades of those clients. */
  readonly rewards: readonly RewardSum[];
}

/** The newest sub-partners, and how many there are. */
export interface SubPartnerList {
  readonly items: readonly SubPartner[];
  readonly count: number;
}
