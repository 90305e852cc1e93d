import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { PartnerLinkRow } from './partner-links';

/** A link with the number of rows that it has led to. */
export interface CountedLink extends Pick<PartnerLinkRow, 'id' | 'code' | 'cxd' | 'name'> {
  readonly archivedAt: string | null;
  readonly clicks: number;
  readonly uniques: number;
  readonly signUps: number;
  readonly firstDeposits: number;
}

/** A client's links with their counts: active ones first, of those the client's own one, then by age. */
export function countLinks(db: Database, clientId: number): Promise<CountedLink[]> {
  return rowsOf<CountedLink>(
    db,
    sql`select link.id, link.code, link.cxd, link.name, (link.sign_ups + bound.clients)::integer as "signUps", link.first_deposits as "firstDeposits",
        to_char(link.archived_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "archivedAt",
        (recent.clicks + earlier.clicks)::integer as clicks, (recent.uniques + earlier.uniques)::integer as uniques
      from partner_links link
      cross join lateral (select count(*) as clicks, count(*) filter (where is_unique) as uniques
        from partner_clicks where link_id = link.id and refused is null) recent
      cross join lateral (select coalesce(sum(clicks), 0) as clicks, coalesce(sum(uniques), 0) as uniques
        from partner_click_days where link_id = link.id) earlier
      cross join lateral (select count(*) as clients from referrals where link_id = link.id) bound
      where link.client_id = ${clientId}
      order by link.archived_at is not null, link.name is not null, link.id`,
  );
}
