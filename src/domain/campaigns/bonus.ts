import { Exact } from '../kernel/numbers/exact';

/** The states of a bonus. */
export const BONUS_STATES = Object.freeze(['active', 'unlocked', 'cancelled', 'expired'] as const);

/** The state of a bonus: credit while it is active; balance once it is unlocked. */
export type BonusState = (typeof BONUS_STATES)[number];

/** A deal that counts for a bonus. */
export interface BonusTrade {
  readonly ticket: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** The lots that count. */
  readonly lots: string;
  readonly closedAt: string;
}

/** The client's bonus of a campaign. Amounts and lots are decimal strings. */
export interface CampaignBonus {
  readonly granted: string;
  /** The credit that is still there. */
  readonly left: string;
  readonly currency: string;
  /** The credit that became balance; null while it has not. */
  readonly unlocked: string | null;
  readonly neededLots: string;
  /** The lots traded so far. */
  readonly lots: string;
  readonly until: string;
  readonly state: BonusState;
  /** The newest deals that count, the latest first. */
  readonly trades: readonly BonusTrade[];
}

/** The most trades that a bonus names. */
export const SHOWN_TRADES = 100;

const LOT_DIGITS = 2;

/** The lots that are missing until the credit becomes balance. */
export const lotsToGo = ({ lots, neededLots }: Pick<CampaignBonus, 'lots' | 'neededLots'>): string =>
  new Exact(neededLots).minus(lots).toFixed(LOT_DIGITS);
