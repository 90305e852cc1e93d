import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { ApiError } from '../http/api-error';
import type { Quota } from './quotas.table';
import { dayOf } from './time';
import type { Clock } from './time';

/** What rows of a quota belong to: the values of its owner's columns, in their order. */
export type Owner = readonly (string | number)[];

/** Keeps what one owner may leave in the database within quotas.table.ts. */
export class Quotas {
  constructor(private readonly clock: Clock) {}

  /**
   * Called in the transaction that has written: throws where the owner now has more than the quota, so that what was
   * written goes and what was there stays. Parallel writers of one owner wait for each other here. `tooManyTries` says
   * when the next day begins, `refused` that waiting does not help.
   */
  async keep(db: Database, quota: Quota, ...owner: Owner): Promise<void> {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtext(${quota.table}), hashtext(${owner.join(' ')}))`,
    );
    if ((await this.#count(db, quota, owner)) <= quota.most) return;
    if (quota.day === undefined) throw new ApiError('refused');
    const now = this.clock();
    throw new ApiError('tooManyTries', Math.ceil((dayOf(now).end.getTime() - now.getTime()) / 1_000));
  }

  /** Whether one row more is within the quota; of parallel writers a few may be told so too many. */
  async hasRoom(db: Database, quota: Quota, ...owner: Owner): Promise<boolean> {
    return (await this.#count(db, quota, owner)) < quota.most;
  }

  /** No more than one row above the quota is counted: what was there before a quota was set costs nothing. */
  async #count(db: Database, { day, most, owner: columns, table }: Quota, owner: Owner): Promise<number> {
    const theirs: SQL[] = columns.map((column, at) => sql`${sql.identifier(column)} = ${owner[at]}`);
    if (day !== undefined)
      theirs.push(sql`${sql.identifier(day)} >= ${dayOf(this.clock()).begin.toISOString()}::timestamptz`);
    const { rows } = (await db.execute(sql`select count(*)::int as rows from (
      select 1 from ${sql.identifier(table)} where ${and(sql`true`, ...theirs)} limit ${most + 1}) as counted`)) as unknown as {
      rows: { rows: number }[];
    };
    return rows[0]?.rows ?? 0;
  }
}
