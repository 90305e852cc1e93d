import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL says of a value that cannot be one: text with NUL, no such uuid, date or number, out of range. */
const DATA_ERRORS: ReadonlySet<unknown> = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021']);

/** What the system says of a connection, and PostgreSQL of itself or of a statement that took too long. */
const AWAY: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03', '57014', '55P03', '53300', '25P03', '08006', '08003'],
]);

/** pg gives these errors no code. */
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Query read timeout|Connection terminated/;

interface Cause {
  readonly code?: unknown;
  readonly message?: string;
}

function causeOf(error: unknown): Cause {
  return ((error instanceof DrizzleQueryError ? error.cause : error) ?? {}) as Cause;
}

/** Whether a query failed because of what was asked: a value that fits the contract and still no column (G12). */
export function isOddInput(error: unknown): boolean {
  return DATA_ERRORS.has(causeOf(error).code);
}

/** Whether a query failed because the database cannot be reached or does not answer in time: another try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '' } = causeOf(error);
  return AWAY.has(code) || AWAY_MESSAGES.test(message);
}
