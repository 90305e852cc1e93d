import { sql, type SQL } from 'drizzle-orm';
import { boundsOf, type DayRange } from '../kernel/day-range';

/** The filter that the partner's lists, sums and charts share. Days are in UTC. */
export interface PartnerFilter extends DayRange {
  readonly link?: number | undefined;
  readonly level?: number | undefined;
  readonly state?: string | undefined;
  readonly currency?: string | undefined;
  readonly kind?: string | undefined;
  /** The name under which the partner sees a client. */
  readonly client?: string | undefined;
}

/** A filter as a query sends it. */
export type FilterQuery = {
  readonly [Name in keyof PartnerFilter]?: string | number | undefined;
};

export function readPartnerFilter({
  client,
  currency,
  from,
  kind,
  level,
  link,
  state,
  to,
}: FilterQuery): PartnerFilter {
  const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value));
  const numberOf = (value: string | number | undefined) => (value === undefined ? undefined : Number(value));
  return {
    from: textOf(from),
    to: textOf(to),
    link: numberOf(link),
    level: numberOf(level),
    state: textOf(state),
    currency: textOf(currency),
    kind: textOf(kind),
    client: textOf(client),
  };
}

/** The rewards of a partner that match a filter; of `partner_rewards reward` and `referrals referral`. */
export function rewardMatch(partnerId: number, filter: PartnerFilter): SQL {
  const { currency, kind, level, state } = filter;
  return all([
    sql`reward.partner_id = ${partnerId}`,
    dayRangeCondition(filter, sql`reward.earned_at`),
    level === undefined ? undefined : sql`reward.level = ${level}`,
    state === undefined ? undefined : sql`reward.state = ${state}`,
    kind === undefined ? undefined : sql`reward.kind = ${kind}`,
    currency === undefined ? undefined : sql`reward.currency = ${currency}`,
    personMatch(filter),
  ]);
}

/** The referred clients that match a filter by link and name; of `referrals referral`. */
export const personMatch = ({ client, link }: PartnerFilter): SQL =>
  all([
    link === undefined ? undefined : sql`referral.link_id = ${link}`,
    client === undefined ? undefined : sql`referral.ref = ${client}`,
  ]);

/** The condition that an instant is in the filter's days. */
export function dayRangeCondition(range: DayRange, instant: SQL): SQL {
  const { begin, end } = boundsOf(range);
  return all([
    begin && sql`${instant} >= ${begin.toISOString()}::timestamptz`,
    end && sql`${instant} < ${end.toISOString()}::timestamptz`,
  ]);
}

/** True if all of these are true; missing ones are ignored. */
export function all(conditions: readonly (SQL | undefined)[]): SQL {
  const parts = conditions.filter((condition) => condition !== undefined);
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}
