import { sql, type SQL } from 'drizzle-orm';

/** An instant as `Date.toISOString` writes it, for rows of plain SQL. */
export const isoText = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
