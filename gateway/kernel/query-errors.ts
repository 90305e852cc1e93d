import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's class of errors of data: text with NUL, malformed uuid, date or number, value out of range, and more. */
const DATA_ERROR = /^22[0-9A-Z]{3}$/;

/**
 * Codes for a lost connection (from the system), and from PostgreSQL for an unavailable server, a statement or a lock
 * that took too long, and a conflict of transactions.
 */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '40P01',
  '40001',
  '53300',
  '25P03',
  '08006',
  '08003',
]);

/** Messages of pg errors that have no code. */
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated/;

interface Cause {
  readonly code?: unknown;
  readonly message?: string;
}

function causeOf(error: unknown): Cause {
  return ((error instanceof DrizzleQueryError ? error.cause : error) ?? {}) as Cause;
}

/** True if a query failed because of its input: a value that is valid by the contract but not for the column (G12). */
export function isInvalidInput(error: unknown): boolean {
  const { code } = causeOf(error);
  return typeof code === 'string' && DATA_ERROR.test(code);
}

/**
 * True if a query failed because the database is unreachable, too slow or busy with the same rows; a retry may succeed.
 * Several errors must all be of this kind.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isDatabaseUnavailable);
  const { code, message = '' } = causeOf(error);
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_MESSAGES.test(message);
}
