import { DrizzleQueryError } from 'drizzle-orm';
import { scrubMessage } from '../../src/domain/telemetry/scrub';

/** Fields of a database error that are safe to log; its message and detail quote user input. */
const SAFE_FIELDS = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * The logged fields of an error: type, stack and the safe database fields, but no parameter, hash or email address (G9).
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { err: { type: typeof error } };
  const { stack = '', name } = error;
  const at = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  const cause: unknown = error.cause ?? undefined;
  if (error instanceof DrizzleQueryError)
    return { err: { type: name, at, query: error.query, ...safeFieldsOf(cause) } };
  const isDatabaseError = 'severity' in error;
  return {
    err: {
      type: error.constructor.name,
      ...(isDatabaseError ? {} : { message: scrubMessage(error.message) }),
      at,
      ...safeFieldsOf(error),
      ...(cause === undefined ? {} : { cause: describeError(cause) }),
    },
  };
}

function safeFieldsOf(error: unknown): object {
  const fields = Object(error) as Record<string, unknown>;
  return Object.fromEntries(
    SAFE_FIELDS.filter((key) => typeof fields[key] === 'string').map((key) => [key, fields[key]]),
  );
}
