/** A campaign (V11); fields that were not sent are `null`. */
export interface Campaign {
  readonly id: number;
  /** Language of the texts: two letters or a culture. */
  readonly culture: string | null;
  readonly title: string;
  readonly contentText: string | null;
  readonly reward: string | null;
  readonly terms: string | null;
  /** Instants, ISO 8601 UTC: the start of joining, the start and the end of the campaign. */
  readonly joinFrom: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly isEligible: boolean;
  /** Code of the reason why the client may not join, such as `live-account`. */
  readonly reason: string | null;
  readonly joinedAt: string | null;
}

/** Phase of a campaign: `upcoming` cannot be joined yet, `open` can be joined but has not started. */
export type CampaignPhase = 'upcoming' | 'open' | 'running' | 'ended';

/** The phase of a campaign at `now`, epoch milliseconds; a missing time sets no limit. */
export function phaseOf({ joinFrom, startsAt, endsAt }: Campaign, now: number): CampaignPhase {
  if (Date.parse(endsAt ?? '') <= now) return 'ended';
  if (Date.parse(joinFrom ?? '') > now) return 'upcoming';
  return Date.parse(startsAt ?? '') > now ? 'open' : 'running';
}

/** Decides whether the client can join now. */
export function canJoin(campaign: Campaign, now: number): boolean {
  const phase = phaseOf(campaign, now);
  return campaign.isEligible && campaign.joinedAt === null && (phase === 'open' || phase === 'running');
}
