/** The states of a client as a partner. */
export const PARTNER_STATES = ['none', 'applied', 'asked', 'refused', 'active', 'paused', 'ended'] as const;
/**
 * A client's state as a partner. `asked`: a person requires more information; `paused`: by a person, or because the
 * current agreement is not accepted: until then the partner's links refer nobody, and payouts wait; `ended`: the partner
 * earns nothing any more, and earlier rewards are still paid.
 */
export type PartnerState = (typeof PARTNER_STATES)[number];

/** The reasons for which a partnership is not active. */
export const PARTNERSHIP_REASONS = [
  'programme',
  'application',
  'decision',
  'question',
  'refusal',
  'agreement',
  'pause',
  'end',
] as const;
/**
 * Why a partnership is not active: the company has none, the client has not applied, a person decides on the application, has
 * a question about it or has refused it, the current agreement is not accepted, or a person has paused or ended the partnership.
 */
export type PartnershipReason = (typeof PARTNERSHIP_REASONS)[number];

/** The reasons to refuse an application. */
export const PARTNER_REFUSALS = ['channels', 'country', 'identity', 'other'] as const;
/** Why an application was refused. */
export type PartnerRefusal = (typeof PARTNER_REFUSALS)[number];

/** How and where a partner looks for clients. */
export interface PartnerReach {
  readonly channels: readonly string[];
  /** Two letters each. */
  readonly countries: readonly string[];
  readonly website: string | null;
}

/** An application to become a partner, which a person decides. */
export interface SentPartnerApplication extends PartnerReach {
  /** ISO 8601. */
  readonly appliedAt: string | null;
  readonly decidedAt: string | null;
  readonly reason: PartnerRefusal | null;
  /** A message of the reviewer. */
  readonly note: string | null;
}

/** The company's agreement with its partners, as the client reads it, with the client's state. */
export interface PartnerAgreement {
  readonly version: number;
  /** Names the text that was read: of version and clauses in this language. */
  readonly sha256: string;
  /** ISO 8601. */
  readonly validFrom: string | null;
  readonly clauses: readonly string[];
  readonly state: PartnerState;
  readonly acceptedVersion: number | null;
  readonly acceptedAt: string | null;
  readonly application: SentPartnerApplication | null;
}
