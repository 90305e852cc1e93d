/** States of a copy: a paused one closes with the strategy but opens nothing; one that is stopping waits for a market to open. */
export const COPY_STATES = ['active', 'paused', 'stopping', 'stopped'] as const;
/** A state of a copy. */
export type CopyState = (typeof COPY_STATES)[number];

/** Why a copy has stopped: the client wanted it, its stop was reached, or the strategy was closed. */
export const COPY_REASONS = ['client', 'stop', 'strategy'] as const;
/** The reason of a copy that has stopped. */
export type CopyReason = (typeof COPY_REASONS)[number];

/** Why a copy did not make a trade of its strategy. */
export const SKIP_REASONS = [
  'too-small',
  'no-margin',
  'paused',
  'closed-before',
  'market-closed',
  'rights',
  'limit',
] as const;
/** The reason of a trade that was not copied. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Why a strategy cannot be copied by a client. */
export const COPY_REFUSALS = [
  'own',
  'copied',
  'limit',
  'declined',
  'full',
  'closed-to-new',
  'paused',
  'retired',
  'risk',
  'account',
  'stop',
  'consents',
] as const;
/** The reason why a strategy cannot be copied. */
export type CopyRefusal = (typeof COPY_REFUSALS)[number];

/** The most copies that a client may have at a time. */
export const MAX_COPIES = 5;

/** Percent of the amount at which a copy may stop. */
export const STOP_PERCENT = Object.freeze({ min: 5, max: 95 });

/** Multiples of the lots in proportion that a client can choose. */
export const MULTIPLIERS = Object.freeze(['0.5', '1', '1.5', '2'] as const);
/** The lots of a copy as a multiple of those in proportion to its money. */
export type Multiplier = (typeof MULTIPLIERS)[number];

/** A client's copy of a strategy: an account of its own. Amounts are decimal strings in its currency. */
export interface Copy {
  readonly id: string;
  readonly login: number;
  /** The account that funded the copy. */
  readonly fromLogin: number;
  readonly strategyId: number;
  /** The strategy's name. */
  readonly strategy: string;
  readonly currency: string;
  readonly state: CopyState;
  /** Why it is stopping, or has stopped. */
  readonly reason: CopyReason | null;
  /** Money moved in less money moved out. */
  readonly allocated: string | null;
  /** Allocated + result − fees; null of a copy that has stopped. */
  readonly equity: string | null;
  /** The profit with open positions, before fees. */
  readonly result: string | null;
  /** The fees charged so far. */
  readonly feesTotal: string | null;
  readonly feePercent: string | null;
  /** The highest result that a fee was charged on. */
  readonly highWater: string | null;
  /** The fee if the copy ended now. */
  readonly feeNow: string | null;
  /** The equity at which it ends. */
  readonly stopEquity: string | null;
  readonly multiplier: string | null;
  /** The money that other prices than the strategy's brought at all openings; negative if they cost some. */
  readonly gap: string | null;
  /** The money that can be taken out now; null of a copy that has stopped. */
  readonly removable: string | null;
  /** The parts of the result: of open positions with swap, and the rest. */
  readonly openResult: string | null;
  readonly closedResult: string | null;
  /** Openings that were made. */
  readonly madeCount: number | null;
  readonly openCount: number | null;
  readonly skippedCount: number | null;
  /** ISO 8601 UTC. */
  readonly startedAt: string | null;
  readonly stoppedAt: string | null;
  /** The equity when it began to stop. */
  readonly endEquity: string | null;
  /** The money that went back, its currency and its account; null of a running copy. */
  readonly returned: string | null;
  readonly returnedCurrency: string | null;
  readonly returnedLogin: number | null;
}

/** A position that the strategy opened, as the copy opened it or did not. */
export interface CopyPosition {
  /** The strategy's position. */
  readonly source: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly leaderLots: string | null;
  /** The lots in proportion, before they were rounded down. */
  readonly wanted: string | null;
  /** Zero if it was skipped. */
  readonly lots: string | null;
  readonly skipped: SkipReason | null;
  /** The margin that was missing, in the copy's currency; null for another reason. */
  readonly missing: string | null;
  readonly leaderPrice: string | null;
  readonly price: string | null;
  /** The money gained by the other price; negative if it was a loss. */
  readonly gap: string | null;
  readonly at: string | null;
  /** The lots that are still open; null for none. */
  readonly openLots: string | null;
  readonly currentPrice: string | null;
  /** The profit of the open lots, with swap. */
  readonly profit: string | null;
}

/** A settlement of the fee; without an instant, the one if the copy ended now, which is not charged. */
export interface CopyCharge {
  readonly at: string | null;
  readonly result: string | null;
  /** The high water before it. */
  readonly highWater: string | null;
  readonly fee: string | null;
}

/** A copy with its positions and its fees. */
export interface CopyDetails extends Copy {
  /** Open ones first, then the newest. */
  readonly positions: readonly CopyPosition[];
  /**
   * The oldest first; for a running copy, the last one has no instant: it has the current high water, and the fee if the
   * copy ended now.
   */
  readonly fees: readonly CopyCharge[];
}

/** A text that a client agrees to, with the hash of what they have read. */
export interface GivenConsent {
  readonly id: string;
  readonly sha256: string;
}

/** The settings of a running copy that a client can change. */
export interface CopySettings {
  readonly allocated: string | null;
  readonly stopEquity: string | null;
  readonly multiplier: string | null;
}

/** The loss of an account when its money is moved into a copy. Amounts are decimal strings in its currency. */
export interface CopyFundsQuote {
  readonly fromLogin: number;
  readonly currency: string;
  readonly amount: string | null;
  /** Bonus credit that is lost with the amount; null without a bonus. */
  readonly creditLoss: string | null;
}

/** An order to copy a strategy with money of an own account. */
export interface CopyOrder {
  readonly strategyId: number;
  readonly fromLogin: number;
  /** A decimal string in the strategy's currency. */
  readonly amount: string;
  /** Percent of the amount at which everything is closed. */
  readonly stop: number;
  readonly multiplier: Multiplier;
  /** True if the strategy's open positions are copied too. */
  readonly withOpen: boolean;
  /** The texts that the client agrees to. */
  readonly consents: readonly GivenConsent[];
}
