import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

/** The rows of a statement written in SQL; the caller says what they hold. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
