import { PortalError } from '../../domain/kernel/errors';
import { LONGEST_BODY, type HttpAnswer } from './answer';

/** The longest wait, longer than any lock; longer values are cut to it. */
const MAX_WAIT_MS = 3_600_000;

/**
 * Reads an answer (D4). A 2xx without `hasError: true` is a success and is read; `read` gets
 * the whole JSON. The gateway's 401 is `unauthorized`, 429 and 5xx `unavailable`, anything else a refusal with its codes.
 */
export async function readEnvelope<T>(
  answer: HttpAnswer,
  from: 'gateway' | 'own',
  read: (json: unknown) => T | Promise<T>,
): Promise<T> {
  const { status } = answer;
  const success = status >= 200 && status < 300;
  const json = parse(answer.text, success);
  if (status === 401 && from === 'gateway') throw PortalError.unauthorized();
  if (status === 429 || status >= 500) {
    throw PortalError.unavailable({ status, retryAfterMs: waitOf(json, answer), codes: codesOf(json) });
  }
  if (!success || isObject(json)?.['hasError'] === true)
    throw PortalError.refused(codesOf(json), status, waitOf(json, answer), detailsOf(json));
  try {
    return await read(json);
  } catch (error) {
    throw PortalError.malformed(error instanceof Error ? error.message : String(error));
  }
}

function parse(text: string, success: boolean): unknown {
  if (text.length > LONGEST_BODY) {
    if (!success) return undefined;
    throw PortalError.malformed('too long');
  }
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (!success) return undefined;
    throw PortalError.malformed('not JSON');
  }
}

function isObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

/** The list `errors`, also one level down in `data` (R3 "Query error response"). */
function errorsOf(json: unknown): readonly unknown[] {
  const body = isObject(json);
  const list = body?.['errors'] ?? isObject(body?.['data'])?.['errors'];
  return Array.isArray(list) ? list : [];
}

function codesOf(json: unknown): number[] {
  return errorsOf(json)
    .map((item) => Number(isObject(item)?.['errorCode']))
    .filter((code) => Number.isSafeInteger(code));
}

/** The details of the first error that has any (D9). */
function detailsOf(json: unknown): unknown {
  return errorsOf(json)
    .map((item) => isObject(item)?.['details'])
    .find(Boolean);
}

/** The longest wait that the errors name, which a page of another origin can read too, or else the header's. */
function waitOf(json: unknown, answer: HttpAnswer): number | undefined {
  const waitSeconds = errorsOf(json)
    .map((item) => isObject(item)?.['retryAfterSeconds'])
    .filter((seconds) => typeof seconds === 'number' && Number.isFinite(seconds)) as number[];
  const ms = waitSeconds.length > 0 ? Math.max(...waitSeconds) * 1000 : headerWaitOf(answer);
  return ms === undefined ? undefined : Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}

/** The header contains seconds or a date. */
function headerWaitOf({ retryAfter, receivedAt }: HttpAnswer): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - receivedAt;
  return Number.isNaN(ms) ? undefined : ms;
}
