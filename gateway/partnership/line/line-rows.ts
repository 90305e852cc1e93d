import { sql, type SQL } from 'drizzle-orm';
import { isoText } from '../../db/iso-text';

/** Maximum number of listed clients; counts and totals are of all. */
const MAX_LISTED = 200;

/** A client of a partner's line, as the partner sees them. */
export interface LineRow {
  readonly ref: string;
  readonly country: string | null;
  readonly level: number;
  readonly since: string;
  readonly isPartner: boolean;
  /** The number of clients whom they have referred. */
  readonly clients: number;
  /** The number of all rows, without the limit. */
  readonly count: number;
}

/** The condition that a referral `own` belongs to a partner's line. */
export const lineCondition = (partnerId: number): SQL =>
  sql`own.line @> ${`{${partnerId}}`}::text::integer[]`;

/** The columns of `LineRow` from `LINE`, without `clients`. */
export const lineColumns = (partnerId: number): SQL =>
  sql`own.ref, client.country, array_position(own.line, ${partnerId}::integer) as level, ${isoText(sql`own.bound_at`)} as since,
    client.is_ib as "isPartner", (count(*) over ())::integer as count`;

/** Referrals with their clients. */
export const LINE = sql`referrals own join clients client on client.id = own.client_id`;

/** The newest first, at most `MAX_LISTED`. */
export const LINE_ORDER = sql`own.bound_at desc, own.client_id desc limit ${MAX_LISTED}`;
