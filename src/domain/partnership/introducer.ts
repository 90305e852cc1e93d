/** Data of a client that the partner who referred them may see. */
export const SEEN_DATA = ['email', 'country', 'dates', 'deposit', 'trades', 'rewards'] as const;
/** One of these data. */
export type SeenData = (typeof SEEN_DATA)[number];

/** A partner's rewards for a client's trades, as a decimal string. */
export interface IntroducerReward {
  readonly amount: string | null;
  readonly currency: string;
}

/** The partner who referred the client, as the client sees them. */
export interface Introducer {
  /** The first name and one letter of the last one. */
  readonly name: string;
  /** ISO 8601. */
  readonly since: string | null;
  readonly state: 'active' | 'refused' | 'ended';
  /** Why a referral was refused: partner and client are one, or the trades were made for the reward. */
  readonly reason: 'self' | 'fraud' | null;
  readonly sees: readonly SeenData[];
  /** The payments by year (UTC), the latest first. */
  readonly paid: readonly (IntroducerReward & { readonly year: number })[];
  /** The client hides their trades. */
  readonly isHidden: boolean;
}
