import { isPortalError } from './errors';

/** How often and how soon a failed call is tried again; a delay is `first × 2^n`, never above `maxDelayMs`. */
export interface RetryPolicy {
  /** Tries after the first one. */
  readonly retries: number;
  readonly firstDelayMs: number;
  readonly factor: number;
  readonly maxDelayMs: number;
  /** The largest share of a delay that chance may add (decisions 4: jitter only adds). */
  readonly jitter: number;
  readonly spec: string;
}

function row(retries: number, firstDelayMs: number, spec: string): RetryPolicy {
  return Object.freeze({ retries, firstDelayMs, factor: 2, maxDelayMs: 30_000, jitter: 0.1, spec });
}

/** Retries of every call that is read through the cache, by its endpoint's key; a POST is never tried again (decisions 4). */
export const RETRY_POLICIES = Object.freeze({
  //                     retries  first  spec
  siteDomain:         row(5,      1_000, 'spec 9, decisions 4'),
  contentTranslation: row(5,      1_000, 'spec 8, decisions 4'),
  client:             row(5,      1_000, 'spec 8 and 9, decisions 4'),
  locales:            row(5,        350, 'spec 9, decisions 4'),
  language:           row(3,      1_000, 'spec 9, decisions 4'),
  siteCountry:        row(3,      1_000, 'spec 9, decisions 4'),
  regionPopup:        row(3,      1_000, 'spec 9, decisions 4'),
  accounts:           row(0,      1_000, 'spec 9, decisions 4'),
  traderUrl:          row(0,      1_000, 'spec 9, decisions 4'),
  siteConfig:         row(0,      1_000, 'spec 9, decisions 4'),
  campaignSlide:      row(0,      1_000, 'spec 9, decisions 4'),
  instruments:        row(0,      1_000, 'spec 9, decisions 4'),
  news:               row(0,      1_000, 'spec 9, decisions 4'),
  researchPage:       row(0,      1_000, 'spec 9, decisions 4'),
  registrationOptions:   row(0,   1_000, 'spec 9, decisions 4'),
  registrationDocuments: row(0,   1_000, 'spec 9, decisions 4'),
  onboardingUrl:      row(0,      1_000, 'spec 9, decisions 4'),
  ip:                 row(0,      1_000, 'spec 9, decisions 4'),
  country:            row(0,      1_000, 'spec 9, decisions 4'),
  profile:            row(0,      1_000, 'spec 9, decisions 4'),
  digitalAsset:       row(0,      1_000, 'spec 9, decisions 4'),
  documents:          row(0,      1_000, 'spec 9, decisions 4'),
  application:        row(0,      1_000, 'spec 9, decisions 4'),
  partnership:        row(0,      1_000, 'spec 9, decisions 4'),
  strategies:         row(0,      1_000, 'spec 9, decisions 4'),
  notifications:      row(0,      1_000, 'spec 9, decisions 4'),
  campaigns:          row(0,      1_000, 'spec 9, decisions 4'),
});

export type CallKey = keyof typeof RETRY_POLICIES;

/** The longest Retry-After that is honoured (quality F5). */
export const RETRY_AFTER_AT_MOST_MS = 60_000;

/**
 * Whether a call is tried again after it failed.
 * @param failureCount failures before this one, 0 at the first.
 */
export function shouldRetry(policy: RetryPolicy, failureCount: number, error: unknown): boolean {
  return isPortalError(error) && error.kind === 'unavailable' && failureCount < policy.retries;
}

/**
 * Milliseconds to wait before the next try. A 429's Retry-After stands for the table's delay, up to 60 s.
 * @param attempt tries again before this one, 0 for the first.
 * @param random from 0 to 1; what it adds lies between nothing and the policy's jitter.
 */
export function retryDelay(policy: RetryPolicy, attempt: number, error: unknown, random: number): number {
  if (isPortalError(error) && error.status === 429 && error.retryAfterMs !== undefined) {
    return Math.min(error.retryAfterMs, RETRY_AFTER_AT_MOST_MS);
  }
  const delay = Math.min(policy.firstDelayMs * policy.factor ** attempt, policy.maxDelayMs);
  return delay * (1 + policy.jitter * random);
}
