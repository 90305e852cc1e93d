import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import { ApiError } from '../../kernel/api-error';
import { lineCondition, LINE, LINE_ORDER, lineColumns, type LineRow } from './line-rows';

/**
 * The clients whom a partner has referred themselves, or those whom one client of the line has referred, newest first. The
 * line of a client is frozen at the binding, so a client is listed where the partner is part of it.
 * @param client the name under which the partner sees that client.
 * @throws ApiError `notFound` for a client who is not of the line.
 */
export async function listTree(db: Database, partnerId: number, client?: string) {
  const rows = await rowsOf<LineRow>(
    db,
    sql`select ${lineColumns(partnerId)},
        (select count(*)::integer from referrals below where below.partner_id = own.client_id
          and below.line @> ${`{${partnerId}}`}::text::integer[]) as clients
      from ${LINE} where ${lineCondition(partnerId)} and own.partner_id = ${await findParent(db, partnerId, client)}
      order by ${LINE_ORDER}`,
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
