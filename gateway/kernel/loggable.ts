import { DrizzleQueryError } from 'drizzle-orm';
import { scrubbed } from '../../src/domain/telemetry/scrub';

/** Fields of a database error that are safe to log; its message and detail quote user input. */
const TELLING = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * What is logged about an error: type, stack and the safe database fields, but no parameter, hash or email address (G9).
 */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { err: { type: typeof error } };
  const { stack = '', name } = error;
  const at = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  const cause: unknown = error.cause ?? undefined;
  if (error instanceof DrizzleQueryError)
    return { err: { type: name, at, query: error.query, ...telling(cause) } };
  const isDatabase = 'severity' in error;
  return {
    err: {
      type: error.constructor.name,
      ...(isDatabase ? {} : { message: scrubbed(error.message) }),
      at,
      ...telling(error),
      ...(cause === undefined ? {} : { cause: loggable(cause) }),
    },
  };
}

function telling(error: unknown): object {
  const told = Object(error) as Record<string, unknown>;
  return Object.fromEntries(
    TELLING.filter((key) => typeof told[key] === 'string').map((key) => [key, told[key]]),
  );
}
