import type { CampaignRuleKey } from './campaign';

/** The reasons why a trade does not count in a campaign. */
export const CAMPAIGN_EXCLUSIONS = Object.freeze([
  'before-start',
  'before-joining',
  'symbol',
  'too-short',
  'not-own',
  'not-member',
  'no-cost',
  'other-campaign',
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

/** A board of a contest; without an instant it has not been published yet. */
export interface ContestBoard {
  readonly takenAt: string | null;
  readonly isFinal: boolean;
  /** Hash of the final board. */
  readonly sha256: string | null;
  /** The middle result, and the share of members below zero in percent. */
  readonly field: { readonly median: string | null; readonly belowZero: string | null };
  /** A page of the places, the best first. */
  readonly items: readonly ContestPlace[];
  /** The cursor of the next page; null after the last. */
  readonly next: string | null;
  /** The client's own place. */
  readonly own: ContestPlace | null;
  /** The client's prize after the end, and what became of it. */
  readonly award: { readonly amount: string | null; readonly state: 'review' | 'paid' | 'refused' } | null;
}

/** A trade of the client in a campaign. */
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
  /** Commission or spread that the campaign bears a share of, above zero; null in a contest. */
  readonly cost: string | null;
  /** The share that is not charged, or paid back; null in a contest, or for a trade that does not count. */
  readonly amount: string | null;
}

/** The client's own score. */
export interface ContestScore {
  /** Base with the money paid in since; null until it is taken. */
  readonly base: string | null;
  /** The sum of the counted trades: their net result in a contest, otherwise the costs that the campaign shared. */
  readonly sum: string | null;
  readonly result: string | null;
  readonly trades: readonly ContestTrade[];
}

/** The results of all members; null if the board has no places. */
export function fieldOf({
  field: { belowZero, median },
}: Pick<ContestBoard, 'field'>): { readonly median: string; readonly belowZero: string } | null {
  return median === null || belowZero === null ? null : { median, belowZero };
}

/** The reasons with which a rule about trades leaves them out. */
const EXCLUSIONS_OF_RULE: Readonly<Partial<Record<CampaignRuleKey, readonly CampaignExclusion[]>>> =
  Object.freeze({
    period: ['before-start', 'before-joining'],
    within: ['before-start', 'before-joining', 'not-member'],
    seconds: ['too-short'],
    symbols: ['symbol'],
  });

/** The number of trades that a rule allows; null for a rule that is not about trades. */
export function countPassing(rule: CampaignRuleKey, trades: readonly ContestTrade[]): number | null {
  const exclusions = EXCLUSIONS_OF_RULE[rule];
  if (!exclusions) return null;
  return trades.filter(({ reason }) => reason === null || !exclusions.includes(reason)).length;
}

/** With fewer members, there is no board: it would reveal too much about each. */
export const FEWEST_MEMBERS = 5;

/** The reason why a board has no places. */
export function emptyBoardReason(isFinal: boolean, members: number): 'few' | 'fewAtEnd' | 'noneCounted' {
  if (members >= FEWEST_MEMBERS) return 'noneCounted';
  return isFinal ? 'fewAtEnd' : 'few';
}
