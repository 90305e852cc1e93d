import { sql, type SQL } from 'drizzle-orm';
import type { Funnel } from '../../src/domain/partnership/partnership';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { boundsOf } from '../kernel/day-range';
import { FIRST_DEPOSIT } from './first-deposit';
import { all, personMatch, dayRangeCondition, type PartnerFilter } from './partner-filter';

export const EMPTY_FUNNEL: Funnel = { clicks: 0, uniques: 0, signUps: 0, byCode: 0, firstDeposits: 0 };

export const FUNNEL_SUMS = sql`coalesce(sum(clicks), 0)::integer as clicks, coalesce(sum(uniques), 0)::integer as uniques,
  coalesce(sum(sign_ups), 0)::integer as "signUps", coalesce(sum(by_code), 0)::integer as "byCode",
  coalesce(sum(first_deposits), 0)::integer as "firstDeposits"`;

/**
 * Clicks, registrations and first deposits by a client's own links, as rows of `(link_id, day, clicks, uniques, sign_ups,
 * by_code, first_deposits)`. A filter selects clicks by days and link only; clients also by level and name.
 */
export function funnelEvents(partnerId: number, filter: PartnerFilter): SQL {
  const { level, link, from, to } = filter;
  // Throws for a day out of bounds.
  boundsOf({ from, to });
  const isOwn = all([
    sql`link.client_id = ${partnerId}`,
    level === undefined || level === 1 ? undefined : sql`false`,
    link === undefined ? undefined : sql`link.id = ${link}`,
  ]);
  const isOwnClient = all([isOwn, personMatch(filter)]);
  const isDay = all([
    from === undefined ? undefined : sql`days.day >= ${from}::date`,
    to === undefined ? undefined : sql`days.day <= ${to}::date`,
  ]);
  const dayOf = (instant: SQL) => sql`(${instant} at time zone 'utc')::date`;
  return sql`
    select link.id as link_id, ${dayOf(sql`click.at`)} as day, 1 as clicks, click.is_unique::integer as uniques,
        0 as sign_ups, 0 as by_code, 0 as first_deposits
      from partner_links link join partner_clicks click on click.link_id = link.id
      where ${isOwn} and click.refused is null and ${dayRangeCondition(filter, sql`click.at`)}
    union all
    select link.id, days.day, days.clicks, days.uniques, 0, 0, 0
      from partner_links link join partner_click_days days on days.link_id = link.id where ${isOwn} and ${isDay}
    union all
    select link.id, ${dayOf(sql`referral.bound_at`)}, 0, 0, 1, (referral.via = 'code')::integer, 0
      from partner_links link join referrals referral on referral.link_id = link.id
      where ${isOwnClient} and ${dayRangeCondition(filter, sql`referral.bound_at`)}
    union all
    select link.id, ${dayOf(sql`deposit.at`)}, 0, 0, 0, 0, 1
      from partner_links link join referrals referral on referral.link_id = link.id cross join ${FIRST_DEPOSIT}
      where ${isOwnClient} and ${dayRangeCondition(filter, sql`deposit.at`)}`;
}

export async function countFunnel(db: Database, partnerId: number, filter: PartnerFilter): Promise<Funnel> {
  const [funnel] = await rowsOf<Funnel>(
    db,
    sql`select ${FUNNEL_SUMS} from (${funnelEvents(partnerId, filter)}) events`,
  );
  return funnel ?? EMPTY_FUNNEL;
}
