import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { rowsOf } from '../../db/rows-of';
import { ApiError } from '../../kernel/api-error';

/** The most that are listed. */
const MOST_LISTED = 200;

interface TreeRow {
  readonly ref: string;
  readonly country: string | null;
  readonly level: number;
  readonly since: string;
  readonly isPartner: boolean;
  /** Clients of the partner's line whom they have referred. */
  readonly clients: number;
}

/**
 * The clients whom a partner has referred themselves, or those whom one client of the line has referred, newest first. The
 * line of a client is frozen at the binding, so a client is listed where the partner is part of it.
 * @param client the name under which the partner sees that client.
 * @throws ApiError `notFound` for a client who is not of the line.
 */
export async function listTree(db: Database, partnerId: number, client?: string) {
  const isOwn = sql`own.line @> ${`{${partnerId}}`}::text::integer[]`;
  const rows = await rowsOf<TreeRow & { readonly count: number }>(
    db,
    sql`select own.ref, client.country, array_position(own.line, ${partnerId}::integer) as level, ${isoText(sql`own.bound_at`)} as since,
        client.is_ib as "isPartner", (count(*) over ())::integer as count,
        (select count(*)::integer from referrals below where below.partner_id = own.client_id
          and below.line @> ${`{${partnerId}}`}::text::integer[]) as clients
      from referrals own join clients client on client.id = own.client_id
      where ${isOwn} and own.partner_id = ${await findParent(db, partnerId, client)}
      order by own.bound_at desc, own.client_id desc limit ${MOST_LISTED}`,
  );
  return { items: rows.map(({ count: _count, ...row }) => row), count: rows[0]?.count ?? 0 };
}

async function findParent(db: Database, partnerId: number, client: string | undefined): Promise<number> {
  if (client === undefined) return partnerId;
  const [parent] = await rowsOf<{ id: number }>(
    db,
    sql`select client_id as id from referrals where ref = ${client} and line @> ${`{${partnerId}}`}::text::integer[]`,
  );
  if (!parent) throw new ApiError('notFound');
  return parent.id;
}
