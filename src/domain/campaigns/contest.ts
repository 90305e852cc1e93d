/** The reasons why a trade does not count in a contest. */
export const CAMPAIGN_EXCLUSIONS = Object.freeze([
  'before-start',
  'before-joining',
  'symbol',
  'too-short',
  'not-own',
] as const);

/** A reason why a trade does not count. */
export type CampaignExclusion = (typeof CAMPAIGN_EXCLUSIONS)[number];

/** A place on a board. */
export interface ContestPlace {
  readonly place: number;
  readonly alias: string;
  /** Percent of the base, a decimal string. */
  readonly result: string;
  /** Decimal string; null for none. */
  readonly prize: string | null;
}

/** A board of a contest; without an instant there is none yet. */
export interface ContestBoard {
  readonly takenAt: string | null;
  readonly isFinal: boolean;
  /** Of the final board. */
  readonly sha256: string | null;
  /** The middle result, and the share of members below zero in percent. */
  readonly field: { readonly median: string | null; readonly belowZero: string | null };
  readonly items: readonly ContestPlace[];
  /** The client's own place. */
  readonly own: ContestPlace | null;
  /** The client's prize after the end, and what became of it. */
  readonly award: { readonly amount: string | null; readonly state: 'review' | 'paid' | 'refused' } | null;
}

/** A trade of the client in a contest. */
export interface ContestTrade {
  readonly ticket: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly lots: string;
  readonly openedAt: string;
  readonly closedAt: string;
  /** Profit, swap and commission together. */
  readonly net: string;
  readonly seconds: number;
  /** Null for a trade that counts. */
  readonly reason: CampaignExclusion | null;
}

/** The client's own score. */
export interface ContestScore {
  /** Base with the money paid in since; null until it is taken. */
  readonly base: string | null;
  readonly sum: string | null;
  readonly result: string | null;
  readonly trades: readonly ContestTrade[];
}
