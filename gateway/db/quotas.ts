import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from './open-database';
import { ApiError } from '../kernel/api-error';
import type { Quota, RowLimit } from './quotas.table';
import { dayOf } from '../kernel/time';
import type { Clock } from '../kernel/time';

/** The owner of rows: the values of the quota's owner columns, in order. */
export type Owner = readonly (string | number)[];

/** Enforces quotas.table.ts. */
export class Quotas {
  constructor(private readonly clock: Clock) {}

  /**
   * Checks the quota after rows are written, in the same transaction, so that an error rolls the rows back. Parallel writers
   * of one owner wait for each other. Throws `tooManyTries` with the time until the next day, or `refused` if waiting does
   * not help.
   */
  async checkQuota(db: Database, quota: Quota, ...owner: Owner): Promise<void> {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtext(${quota.table}), hashtext(${owner.join(' ')}))`,
    );
    if ((await this.#count(db, quota, owner)) <= quota.max) return;
    if (quota.dayColumn === undefined) throw new ApiError('refused');
    const now = this.clock();
    throw new ApiError('tooManyTries', Math.ceil((dayOf(now).end.getTime() - now.getTime()) / 1_000));
  }

  /**
   * True if one more row fits the quota. It takes no lock, so parallel writers may exceed the quota by a
   * few rows.
   */
  async hasRoom(db: Database, quota: Quota, ...owner: Owner): Promise<boolean> {
    return (await this.#count(db, quota, owner)) < quota.max;
  }

  /** Deletes the oldest rows beyond the limit, so that every network can always add a row. */
  async keepNewest(db: Database, { ageColumn, max, table }: RowLimit): Promise<void> {
    await db.execute(sql`delete from ${sql.identifier(table)} where ctid = any(array(
      select ctid from ${sql.identifier(table)} order by ${sql.identifier(ageColumn)} desc offset ${max}))`);
  }

  /** Counts at most one row beyond the quota, so that a table already far over it costs no more. */
  async #count(
    db: Database,
    { dayColumn, max, ownerColumns: columns, table }: Quota,
    owner: Owner,
  ): Promise<number> {
    const conditions: SQL[] = columns.map((column, at) => sql`${sql.identifier(column)} = ${owner[at]}`);
    if (dayColumn !== undefined)
      conditions.push(
        sql`${sql.identifier(dayColumn)} >= ${dayOf(this.clock()).begin.toISOString()}::timestamptz`,
      );
    const { rows } = (await db.execute(sql`select count(*)::int as rows from (
      select 1 from ${sql.identifier(table)} where ${and(sql`true`, ...conditions)} limit ${max + 1}) as counted`)) as unknown as {
      rows: { rows: number }[];
    };
    return rows[0]?.rows ?? 0;
  }
}
