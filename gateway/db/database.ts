import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Replica } from './replica';

/** The database as the gateway's queries see it; PGlite and PostgreSQL look the same here. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenedDatabase {
  db: Database;
  /** A replica for reads that may lag; undefined if there is none. */
  replica?: Replica;
  /** Connection counts of the pool; undefined if there is no pool. */
  connections?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
