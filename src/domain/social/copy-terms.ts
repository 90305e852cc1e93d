import type { CopyRefusal } from './copy';

/** The texts that a client agrees to, one by one; the last is for those alone whom the questionnaire has warned. */
export const CONSENT_IDS = ['terms', 'fee', 'risk', 'suitability'] as const;
/** A text that a client agrees to. */
export type ConsentId = (typeof CONSENT_IDS)[number];

/** A text that a client agrees to before a copy starts, in their language. */
export interface CopyConsent {
  readonly id: ConsentId;
  readonly culture: string;
  /** The sentence to agree to. */
  readonly text: string;
  /** Rules that belong to it. */
  readonly points: readonly string[];
  /** Hash of version, sentence and rules: an order contains it. */
  readonly sha256: string;
}

/** An account or a copy of the client with a position of the same symbol and side. */
export interface OverlapHolding {
  readonly kind: 'account' | 'copy';
  readonly login: number;
  /** The account's nickname or name; of a copy the strategy's name. */
  readonly name: string;
  readonly lots: string | null;
}

/** A symbol and side that the client would hold twice with a copy of a strategy. */
export interface CopyOverlap {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** The holdings and the copy. */
  readonly count: number;
  /** The lots that the copy would have of it; null if the strategy only traded it lately, or no amount is known. */
  readonly copyLots: string | null;
  /** In the order of their logins. */
  readonly holdings: readonly OverlapHolding[];
}

/** The terms of a copy of a strategy that has not started. */
export interface CopyTerms {
  readonly version: string | null;
  /** Why the client cannot copy the strategy; null if they can. */
  readonly refusal: CopyRefusal | null;
  readonly consents: readonly CopyConsent[];
  readonly overlap: readonly CopyOverlap[];
}
