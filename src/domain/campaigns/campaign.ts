import type { CampaignBonus } from './bonus';

/** The kinds of campaigns. */
export const CAMPAIGN_KINDS = Object.freeze([
  'contest',
  'bonus',
  'feeWaiver',
  'spreadRebate',
  'notice',
] as const);

/** The kind of a campaign. */
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/** The kinds that bear a share of the costs of a member's trades. */
export const BENEFIT_KINDS = Object.freeze(['feeWaiver', 'spreadRebate'] as const);

/** A kind that bears a share of the costs of a member's trades. */
export type BenefitKind = (typeof BENEFIT_KINDS)[number];

/** Decides whether a campaign of a kind bears a share of the costs of trades. */
export const isBenefitKind = (kind: CampaignKind | null): kind is BenefitKind =>
  BENEFIT_KINDS.some((benefit) => benefit === kind);

/** Decides whether the trades of members are counted in campaigns of a kind. */
export const isScored = (kind: CampaignKind | null): boolean => kind === 'contest' || isBenefitKind(kind);

/** The reasons why a client, or one of their accounts, may not take part. */
export const CAMPAIGN_REASONS = Object.freeze([
  'live-account',
  'verified',
  'residence',
  'partner',
  'full',
  'closed',
  'account-currency',
  'account-type',
  'minimum',
  'other-account',
] as const);

/** A reason why a client, or an account, may not take part. */
export type CampaignReason = (typeof CAMPAIGN_REASONS)[number];

/** The page on which a client can do something about a reason. */
export const CAMPAIGN_FIXES = Object.freeze({
  'open-account': '/accounts?open=live',
  deposit: '/accounts',
  verify: '/upload-documents',
} as const);

/** The name of a page that helps. */
export type CampaignFix = keyof typeof CAMPAIGN_FIXES;

/** The page that helps against a reason; null if none does. */
export const FIX_OF_REASON: Readonly<Record<CampaignReason, CampaignFix | null>> = Object.freeze({
  'live-account': 'open-account',
  verified: 'verify',
  residence: null,
  partner: null,
  full: null,
  closed: null,
  'account-currency': 'open-account',
  'account-type': 'open-account',
  minimum: 'deposit',
  'other-account': null,
});

/** The rules that the data can have. A condition is about the client or the account, a filter about their trades. */
export const CAMPAIGN_RULES = Object.freeze({
  'live-account': 'condition',
  minimum: 'condition',
  verified: 'condition',
  residence: 'condition',
  partner: 'condition',
  places: 'condition',
  'account-type': 'condition',
  'waived-commission': 'filter',
  'rebated-spread': 'filter',
  period: 'filter',
  within: 'filter',
  seconds: 'filter',
  symbols: 'filter',
  deposit: 'condition',
  volume: 'condition',
  days: 'filter',
  'own-money': 'filter',
} as const);

/** The name of a rule. */
export type CampaignRuleKey = keyof typeof CAMPAIGN_RULES;

/** A rule of a campaign, and the client's own progress. */
export interface CampaignRule {
  readonly kind: 'condition' | 'filter';
  readonly key: CampaignRuleKey;
  /** The rule's number, or its list separated by commas; null for none. */
  readonly value: string | null;
  /** The client's own figure, such as the equity of the account; null for none. */
  readonly own: string | null;
  /** True if a condition is met; null for a filter. */
  readonly holds: boolean | null;
}

/** An account with which the client could take part. */
export interface CampaignAccount {
  readonly login: number;
  readonly name: string | null;
  readonly currency: string;
  /** Decimal string. */
  readonly equity: string | null;
  /** Empty if the account may be entered. */
  readonly reasons: readonly CampaignReason[];
  /** The money that is missing to the minimum. */
  readonly missing: string | null;
}

/** The client's participation, also after they have left. */
export interface CampaignMembership {
  readonly login: number;
  /** The name on the board. */
  readonly alias: string | null;
  readonly termsVersion: number | null;
  readonly termsSha256: string | null;
  readonly leftAt: string | null;
}

/** A campaign (V11); fields that were not sent are `null`. */
export interface Campaign {
  readonly id: number;
  readonly kind: CampaignKind | null;
  /** Language of the texts: two letters or a culture. */
  readonly culture: string | null;
  readonly title: string;
  readonly contentText: string | null;
  readonly reward: string | null;
  readonly terms: string | null;
  readonly termsVersion: number | null;
  /** Hash of the terms in this language. */
  readonly termsSha256: string | null;
  /** Instants, ISO 8601 UTC: the start of joining, the start and the end of the campaign. */
  readonly joinFrom: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The currency of rules and prizes. */
  readonly currency: string | null;
  /** Prizes by place, decimal strings. */
  readonly prizes: readonly string[];
  readonly members: number | null;
  readonly isEligible: boolean;
  /** Every reason why the client may not join. */
  readonly reasons: readonly CampaignReason[];
  readonly rules: readonly CampaignRule[];
  readonly accounts: readonly CampaignAccount[];
  readonly joinedAt: string | null;
  readonly membership: CampaignMembership | null;
  /** The client's bonus; null for none, or none yet. */
  readonly bonus: CampaignBonus | null;
}

/** Phase of a campaign: `upcoming` cannot be joined yet, `open` can be joined but has not started. */
export type CampaignPhase = 'upcoming' | 'open' | 'running' | 'ended';

/** The phase of a campaign at `now`, epoch milliseconds; a missing time sets no limit. */
export function phaseOf(
  { joinFrom, startsAt, endsAt }: Pick<Campaign, 'endsAt' | 'joinFrom' | 'startsAt'>,
  now: number,
): CampaignPhase {
  if (Date.parse(endsAt ?? '') <= now) return 'ended';
  if (Date.parse(joinFrom ?? '') > now) return 'upcoming';
  return Date.parse(startsAt ?? '') > now ? 'open' : 'running';
}

const isOpen = (campaign: Campaign, now: number): boolean => {
  const phase = phaseOf(campaign, now);
  return phase === 'open' || phase === 'running';
};

/** Decides whether the client can join now. */
export const canJoin = (campaign: Campaign, now: number): boolean =>
  campaign.isEligible && campaign.joinedAt === null && isOpen(campaign, now);

/** Decides whether the client can leave now. */
export const canLeave = (campaign: Campaign, now: number): boolean =>
  campaign.joinedAt !== null && isOpen(campaign, now);

const CAMPAIGN_ID = /^[1-9]\d{0,8}$/;

/** The campaign that an address opens; null for the list. */
export const campaignIdOf = (text: string | null): number | null =>
  text !== null && CAMPAIGN_ID.test(text) ? Number(text) : null;

/** The address of a campaign's page. */
export const campaignAddress = (id: number): string => `/campaigns?campaign=${id}`;
