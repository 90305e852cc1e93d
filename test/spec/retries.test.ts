import { ENDPOINTS } from '../../src/infrastructure/http/contract.generated';
import { PortalError } from '../../src/domain/kernel/errors';
import {
  RETRY_POLICIES,
  retryDelay,
  retryPolicyOf,
  shouldRetry,
} from '../../src/domain/kernel/retry-policy.table';

// Typed by hand from D4 "Retries" and R9: seconds before each retry. No other call is retried.
const DELAYS: Readonly<Record<string, readonly number[]>> = {
  siteDomain: [1, 2, 4, 8, 16],
  contentTranslation: [1, 2, 4, 8, 16],
  client: [1, 2, 4, 8, 16],
  locales: [0.35, 0.7, 1.4, 2.8, 5.6],
  language: [1, 2, 4],
  siteCountry: [1, 2, 4],
  regionPopup: [1, 2, 4],
};

function delaysOf(call: string, error: PortalError, random: number): readonly number[] {
  const policy = retryPolicyOf(call);
  const delays: number[] = [];
  while (shouldRetry(policy, delays.length, error))
    delays.push(retryDelay(policy, delays.length, error, random));
  return delays;
}

describe('D4: retries', () => {
  const calls = Object.keys(ENDPOINTS);
  const expectedOf = (call: string) => (DELAYS[call] ?? []).map((seconds) => seconds * 1000);

  test.each(calls)('%s without an answer, or with a 5xx', (call) => {
    const expected = expectedOf(call);
    expect(delaysOf(call, PortalError.unavailable(), 0)).toEqual(expected);
    expect(delaysOf(call, PortalError.unavailable({ status: 503 }), 0)).toEqual(expected);
  });

  test.each(calls)('%s: jitter only adds, at most a tenth', (call) => {
    const longest = delaysOf(call, PortalError.unavailable(), 1);
    longest.forEach((wait, index) => expect(wait).toBeCloseTo((expectedOf(call)[index] ?? 0) * 1.1, 6));
  });

  test.each(calls)('%s is final after any other failure', (call) => {
    const final = [
      PortalError.refused([12], 400),
      PortalError.unauthorized(),
      PortalError.malformed('x'),
      PortalError.aborted(),
    ];
    for (const error of final) expect(delaysOf(call, error, 0)).toEqual([]);
  });

  test('the table contains exactly the retried calls', () => {
    expect(Object.keys(RETRY_POLICIES).sort()).toEqual(Object.keys(DELAYS).sort());
    expect(calls).toEqual(expect.arrayContaining(Object.keys(DELAYS)));
  });

  test('names of Object’s methods are not calls of the table', () => {
    expect(retryPolicyOf('toString').retries).toBe(0);
  });

  test.each([
    // Retry-After ms, delay ms
    [0, 0],
    [3_000, 3_000],
    [60_000, 60_000],
    [61_000, 60_000],
    [3_600_000, 60_000],
  ])('429 with a Retry-After of %s ms waits %s ms', (retryAfterMs, delay) => {
    const error = PortalError.unavailable({ status: 429, retryAfterMs });
    expect(delaysOf('siteDomain', error, 1)).toEqual(Array(5).fill(delay));
    expect(delaysOf('accounts', error, 1)).toEqual([]);
  });

  test('429 without a Retry-After is like a 5xx', () => {
    expect(delaysOf('language', PortalError.unavailable({ status: 429 }), 0)).toEqual([1000, 2000, 4000]);
  });

  test('a 5xx follows the table whatever its Retry-After', () => {
    const error = PortalError.unavailable({ status: 503, retryAfterMs: 9_000 });
    expect(delaysOf('language', error, 0)).toEqual([1000, 2000, 4000]);
  });

  test('no wait is above 30 s', () => {
    expect(retryDelay(RETRY_POLICIES.client, 20, PortalError.unavailable(), 0)).toBe(30_000);
  });

  test('an error other than PortalError is a programming error and not retried', () => {
    expect(shouldRetry(RETRY_POLICIES.client, 0, new TypeError('x'))).toBe(false);
    expect(retryDelay(RETRY_POLICIES.client, 0, new TypeError('x'), 0)).toBe(1000);
  });
});
