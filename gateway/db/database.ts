import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as the gateway's queries see it; PGlite and PostgreSQL look the same here. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenedDatabase {
  db: Database;
  /** Connection counts of the pool; undefined if there is no pool. */
  connections?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
