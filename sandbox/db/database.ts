import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What the gateway's queries run on; PGlite and PostgreSQL look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenedDatabase {
  db: Database;
  /** Connections of the pool; undefined where there is none. */
  connections?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
