import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { isoText } from '../db/iso-text';
import { rowsOf } from '../db/rows-of';
import { funnelEvents, FUNNEL_SUMS } from './funnel-events';
import type { PartnerFilter } from './partner-filter';
import type { PartnerLinkRow } from './partner-links';

/** A link with the number of rows that it has led to. */
export interface CountedLink extends Pick<PartnerLinkRow, 'id' | 'code' | 'cxd' | 'name' | 'programme'> {
  readonly archivedAt: string | null;
  readonly clicks: number;
  readonly uniques: number;
  readonly signUps: number;
  readonly firstDeposits: number;
}

/**
 * A client's links with their counts in the days of a filter: active ones first, of those the client's own one, then by
 * age.
 */
export function countLinks(
  db: Database,
  clientId: number,
  { from, to }: PartnerFilter = {},
): Promise<CountedLink[]> {
  return rowsOf<CountedLink>(
    db,
    sql`with counts as (
        select link_id, ${FUNNEL_SUMS} from (${funnelEvents(clientId, { from, to })}) events group by link_id
      )
      select link.id, link.code, link.cxd, link.name, link.programme,
        ${isoText(sql`link.archived_at`)} as "archivedAt",
        coalesce(counts.clicks, 0) as clicks, coalesce(counts.uniques, 0) as uniques,
        coalesce(counts."signUps", 0) as "signUps", coalesce(counts."firstDeposits", 0) as "firstDeposits"
      from partner_links link left join counts on counts.link_id = link.id
      where link.client_id = ${clientId}
      order by link.archived_at is not null, link.name is not null, link.id`,
  );
}
