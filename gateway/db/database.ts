import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as the gateway's queries see it; PGlite and PostgreSQL look the same here. */
export type Database = PgDatabase<PgQueryResultHKT>;
