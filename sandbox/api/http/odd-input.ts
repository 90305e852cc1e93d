import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL says of a value that cannot be one: text with NUL, no such uuid, date or number, out of range. */
const DATA_ERRORS: ReadonlySet<unknown> = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021']);

/** Whether any text in a request holds NUL, which JSON can write and no database keeps. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
}

/** Whether a query failed because of what was asked: a value that fits the contract and still no column (G12). */
export function isOddInput(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return DATA_ERRORS.has((cause as { code?: unknown } | null | undefined)?.code);
}
