import { isPortalError } from './errors';

/** Number and delays of a failed call's retries; a delay is `first × 2^n`, never above `maxDelayMs`. */
export interface RetryPolicy {
  /** Tries after the first one. */
  readonly retries: number;
  readonly firstDelayMs: number;
  readonly factor: number;
  readonly maxDelayMs: number;
  /** The largest share of a delay that chance may add (D4: jitter only adds). */
  readonly jitter: number;
  readonly spec: string;
}

function row(retries: number, firstDelayMs: number, spec: string): RetryPolicy {
  return Object.freeze({ retries, firstDelayMs, factor: 2, maxDelayMs: 30_000, jitter: 0.1, spec });
}

/** The calls that are retried, by their endpoint's key. A POST is never retried (D4). */
export const RETRY_POLICIES = Object.freeze({
  //                     retries  first  spec
  siteDomain:         row(5,      1_000, 'R9, D4'),
  contentTranslation: row(5,      1_000, 'R8, D4'),
  client:             row(5,      1_000, 'R8 and R9, D4'),
  locales:            row(5,        350, 'R9, D4'),
  language:           row(3,      1_000, 'R9, D4'),
  siteCountry:        row(3,      1_000, 'R9, D4'),
  regionPopup:        row(3,      1_000, 'R9, D4'),
});

const BY_CALL: ReadonlyMap<string, RetryPolicy> = new Map(Object.entries(RETRY_POLICIES));
const NO_RETRIES = row(0, 1_000, 'R9, D4');

/** The policy of a call, by its endpoint's key. */
export function retryPolicyOf(call: string): RetryPolicy {
  return BY_CALL.get(call) ?? NO_RETRIES;
}

/** The longest Retry-After that is honoured (F5). */
export const MAX_RETRY_AFTER_MS = 60_000;

/**
 * Decides whether a failed call is retried.
 * @param failureCount failures before this one, 0 at the first.
 */
export function shouldRetry(policy: RetryPolicy, failureCount: number, error: unknown): boolean {
  return isPortalError(error) && error.kind === 'unavailable' && failureCount < policy.retries;
}

/**
 * Milliseconds to wait before the next try. A 429's Retry-After replaces the table's delay, up to 60 s.
 * @param attempt tries again before this one, 0 for the first.
 * @param random from 0 to 1, the share of the policy's jitter that is added.
 */
export function retryDelay(policy: RetryPolicy, attempt: number, error: unknown, random: number): number {
  if (isPortalError(error) && error.status === 429 && error.retryAfterMs !== undefined) {
    return Math.min(error.retryAfterMs, MAX_RETRY_AFTER_MS);
  }
  const delay = Math.min(policy.firstDelayMs * policy.factor ** attempt, policy.maxDelayMs);
  return delay * (1 + policy.jitter * random);
}
