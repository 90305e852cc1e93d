import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Check, ContractOperation } from '../../contract/load-contract';
import type { Answer } from './caller';

/** The faults of an answer, in words; empty if it is correct. */
export type Faults = readonly string[];

/** The codes of a refusal, `{errors: [{errorCode}]}`; undefined if the body has none. */
export function errorCodes({ json }: Answer): number[] | undefined {
  const errors = (json as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const codes = errors.map((error: { errorCode?: unknown } | null) => Number(error?.errorCode ?? NaN));
  return codes.every(Number.isInteger) ? codes : undefined;
}

/** A call may report a failure in its body, with a status of success. */
export const hasErrorFlag = ({ json }: Answer): boolean =>
  (json as { hasError?: unknown } | null | undefined)?.hasError === true;

/** The `result` of a success, or the bare body. */
export function resultOf({ json }: Answer): unknown {
  const hasEnvelope = typeof json === 'object' && json !== null && 'result' in json;
  return hasEnvelope ? json.result : json;
}

/** Describes a failure for people. */
export function describeFailure(answer: Answer): string {
  const codes = errorCodes(answer);
  return codes ? `${answer.status}, code ${codes.join(' and ')}` : String(answer.status);
}

/** Checks the answer to a call that must succeed. */
export function checkSuccess(operation: ContractOperation, answer: Answer): Faults {
  const { status } = answer;
  if (status >= 300 && status < 400 && status !== 304)
    return [`redirects (${status}); a call must not redirect`];
  if (status < 200 || status > 299) return [`fails with ${describeFailure(answer)}`];
  if (hasErrorFlag(answer)) return [`fails with hasError: true (${describeFailure(answer)})`];
  if (hasNoResult(operation)) return [];
  return [...checkJson(answer), ...checkSchema(answer, operation.checkAnswer(status))];
}

/** For a call without a result, any 2xx without `hasError: true` is a success, even with an empty body (D4). */
function hasNoResult(operation: ContractOperation): boolean {
  return operation.checkAnswer(200)?.({ hasError: false }) === true;
}

function checkJson({ headers, text, json }: Answer): Faults {
  const type = headers.get('content-type') ?? 'nothing';
  if (json === undefined) return [`is no JSON (content type ${type}, ${text.length} characters)`];
  return /^application\/([\w.-]+\+)?json\b/i.test(type)
    ? []
    : [`content type is ${type}, not application/json`];
}

function checkSchema({ json }: Answer, check: Check | undefined): Faults {
  if (json === undefined || !check || check(json)) return [];
  return describeErrors(check.errors ?? []);
}

/**
 * If a schema has alternatives, the errors of the one that matched furthest are the most useful. Values are personal
 * data, so they are not quoted.
 */
function describeErrors(errors: readonly ErrorObject[]): Faults {
  const depthOf = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const simpleErrors = errors.filter(({ keyword }) => keyword !== 'anyOf');
  const deepest = Math.max(...simpleErrors.map(depthOf));
  const descriptions = simpleErrors
    .filter((error) => depthOf(error) === deepest)
    .map(({ instancePath, message = 'does not fit' }) => `${instancePath || 'the body'} ${message}`);
  return [...new Set(descriptions)].slice(0, 3);
}

/** The refusals that conform. */
export interface Refusal {
  /** Accepted statuses; any 4xx by default. */
  readonly status?: number;
  /** The accepted code; any by default. */
  readonly code?: number;
}

/** Statuses that are sent as such, even by calls that report other failures in the envelope. */
const SENT_AS_STATUS: ReadonlySet<number> = new Set([404, 413, 415, 429]);

/** Checks the answer to a call that must be refused. */
export function checkRefusal(
  operation: ContractOperation,
  answer: Answer,
  expectedRefusal: Refusal = {},
): Faults {
  const { status } = answer;
  const inEnvelope = operation.failsInEnvelope && status < 500 && !SENT_AS_STATUS.has(status);
  if (inEnvelope && !(status === 200 && hasErrorFlag(answer)))
    return [`answers ${describeFailure(answer)}; this call is refused with 200 and hasError: true`];
  if (!inEnvelope && (status < 400 || status > 499))
    return [
      `answers ${describeFailure(answer)}; it must be refused with ${expectedRefusal.status ?? 'a 4xx'}`,
    ];
  if (!inEnvelope && expectedRefusal.status !== undefined && status !== expectedRefusal.status)
    return [`is refused with ${describeFailure(answer)}, not with ${expectedRefusal.status}`];
  const codes = errorCodes(answer);
  if (!codes) return ['is refused without errors: [{errorCode}], which the portal needs for its message'];
  if (expectedRefusal.code !== undefined && !codes.includes(expectedRefusal.code))
    return [`is refused with ${describeFailure(answer)}, not with code ${expectedRefusal.code}`];
  return [];
}

/** Checks that no shared cache could serve one client's answer to another client. */
export function checkCaching({ headers }: Answer): Faults {
  const caching = headers.get('cache-control') ?? '';
  const isCacheable =
    /\b(public|immutable)\b|\b(s-)?max-age=(?!0\b)/i.test(caching) && !/\bno-store\b/i.test(caching);
  return isCacheable ? [`is personal and may be stored by shared caches (Cache-Control: ${caching})`] : [];
}

/** Checks that a browser would let a page of this origin read the answer. */
export function checkOrigin({ headers }: Answer, origin: string | undefined): Faults {
  const allowedOrigin = headers.get('access-control-allow-origin');
  if (origin === undefined || allowedOrigin === '*' || allowedOrigin === origin) return [];
  return [`can't be read from ${origin} (Access-Control-Allow-Origin: ${allowedOrigin ?? 'missing'})`];
}

/** The headers that the portal sends and that a preflight requests (D4). `*` covers all but Authorization. */
const REQUESTED_HEADERS = ['authorization', 'content-type'];

/** Checks a preflight's answer. Its methods don't matter: GET and POST are always allowed. */
export function checkPreflight({ status, headers }: Answer): Faults {
  if (status < 200 || status > 299) return [`its preflight (OPTIONS) answers ${status}`];
  const allowedHeaders = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[\s,]+/);
  const isAllowed = (name: string) =>
    allowedHeaders.includes(name) || (name !== 'authorization' && allowedHeaders.includes('*'));
  return REQUESTED_HEADERS.filter((name) => !isAllowed(name)).map(
    (name) => `its preflight refuses the header ${name}`,
  );
}
