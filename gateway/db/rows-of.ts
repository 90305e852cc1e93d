import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

/** Runs a statement and returns its rows. `Row` is not checked against them. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
