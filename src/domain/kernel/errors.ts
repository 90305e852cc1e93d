import { ERROR_CODE } from './error-codes.table';

/**
 * Reasons why a port failed: `unauthorized` the session is no longer accepted (401), `refused` the gateway refused with
 * codes (final), `malformed` the answer does not match the contract (final, code 6), `unavailable` no answer, 5xx or 429
 * (may be retried), `aborted` the caller cancelled.
 */
export type PortalErrorKind = 'unauthorized' | 'refused' | 'malformed' | 'unavailable' | 'aborted';

/** Details of a failure besides its kind. */
export interface PortalErrorDetails {
  /** Error codes of the gateway's list; empty or missing means the fallback code 6 (R8). */
  readonly codes?: readonly number[] | undefined;
  /** HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  /** Milliseconds to wait before another try, from the answer. */
  readonly retryAfterMs?: number | undefined;
  /** Details of a refusal as sent, e.g. the limit that was exceeded (D9). */
  readonly details?: unknown;
  /** A message for developers; never shown to clients. */
  readonly detail?: string | undefined;
}

/** Mark of a `PortalError`: one symbol for every copy of the portal in a page. */
const BRAND = Symbol.for('portico.PortalError');

/**
 * The only error with which a port rejects. Check with `isPortalError`, never with `instanceof`: an integrator's adapter
 * may have been built with another copy of this class.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly kind: PortalErrorKind;
  /** Never empty. */
  readonly codes: readonly number[];
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly details: unknown;

  private constructor(
    kind: PortalErrorKind,
    { codes = [], status, retryAfterMs, details, detail }: PortalErrorDetails,
  ) {
    super(detail === undefined ? kind : `${kind}: ${detail}`);
    this.kind = kind;
    this.codes = Object.freeze(codes.length === 0 ? [ERROR_CODE.unreadable] : [...codes]);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.details = details;
  }

  /** The gateway no longer accepts the token. */
  static unauthorized(): PortalError {
    return new PortalError('unauthorized', { status: 401 });
  }

  /**
   * The gateway refused with these codes. The same request will be refused again, at least until `retryAfterMs` has
   * passed.
   */
  static refused(
    codes: readonly number[],
    status?: number,
    retryAfterMs?: number,
    details?: unknown,
  ): PortalError {
    return new PortalError('refused', { codes, status, retryAfterMs, details });
  }

  /** The answer does not fit the contract; always code 6 (D4). */
  static malformed(detail: string): PortalError {
    return new PortalError('malformed', { detail });
  }

  /** No answer, a 5xx or a 429; pass the 429 as `status` so that its Retry-After counts (D4). */
  static unavailable(details: PortalErrorDetails = {}): PortalError {
    return new PortalError('unavailable', details);
  }

  /** The caller's AbortSignal fired. */
  static aborted(): PortalError {
    return new PortalError('aborted', {});
  }
}

// Not in a static block of the class: engines just below the supported ones cannot parse it, and the portal would not start.
Object.defineProperty(PortalError.prototype, BRAND, { value: true });

/** Recognizes a `PortalError` of this copy of the portal or of another. */
export function isPortalError(error: unknown): error is PortalError {
  return typeof error === 'object' && error !== null && BRAND in error;
}

const NOT_FOUND = 404;

/** Recognizes the gateway's 404: the object is missing, or the gateway does not have this call at all (D4). */
export function isNotFound(error: unknown): boolean {
  return isPortalError(error) && error.status === NOT_FOUND;
}

/** Translation key of an error code (R8). */
export function errorLabelKey(code: number): string {
  return `errors.error${code}`;
}

/** All codes for which texts are shipped. */
export const KNOWN_ERROR_CODES: ReadonlySet<number> = new Set(Object.values(ERROR_CODE));

/** One error label: `<span class={className}>{text of labelKey}</span>` (D5). */
export interface ErrorText {
  readonly labelKey: string;
  readonly className: string;
}

/**
 * The label of one code. A code without a text of its own shows the text of code 6 in the class of its own code
 * (D5).
 * @param isKnown true for a code with a text; a gateway may have texts for its own codes.
 */
export function errorText(
  code: number,
  isKnown: (code: number) => boolean = (code) => KNOWN_ERROR_CODES.has(code),
): ErrorText {
  return {
    labelKey: errorLabelKey(isKnown(code) ? code : ERROR_CODE.unreadable),
    className: `error error${code}`,
  };
}
