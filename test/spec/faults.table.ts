/**
 * Every call of start-up and the shell, and the page while it fails: typed by hand from F1 to F10, D4 and D5. The
 * scenes are those of `infrastructure/browser/shell-faults.test.ts`.
 */
export interface FaultRow {
  /** The page that makes the call: a visitor's, a client's or both. */
  caller: 'visitor' | 'client' | 'everybody';
  /** Variants that make the call, or `all`. */
  variants: string;
  /** Seconds before each retry if there is no answer, a 5xx, or a 429 without Retry-After. */
  retryDelays: readonly number[];
  /** The page after the last failure. */
  failedScene: string;
  /** The page after an answer. */
  answeredScene: string;
  /** Answers with status 200 and the wrong shape. */
  malformedBodies: readonly unknown[];
  /** The page after such an answer, if it differs from `failedScene`. */
  malformedScene?: string;
}

function row(
  caller: FaultRow['caller'],
  variants: string,
  retryDelays: readonly number[],
  [failedScene, answeredScene]: readonly [string, string],
  malformedBodies: readonly unknown[],
  malformedScene?: string,
): FaultRow {
  return { caller, variants, retryDelays, failedScene, answeredScene, malformedBodies, ...(malformedScene !== undefined && { malformedScene }) };
}

const ok = (result: unknown) => ({ hasError: false, result });
const failure = { hasError: true, errors: [{ errorCode: 6 }] };

const FIVE_RETRIES = [1, 2, 4, 8, 16];
const THREE_RETRIES = [1, 2, 4];
const NO_RETRIES: readonly number[] = [];

const SITE = { isActive: true, companyId: 7, siteId: 70, culture: 'en-US' };
const CLIENT = { id: 7001, companyId: 7 };

export const SHELL_CALLS = {
  // At start
  config: row('everybody', 'all', NO_RETRIES, ['configuration page with Retry', 'portal'], [
    null, [], 'text', 5, { apiBaseUrl: 5 }, { chat: null }, { frameOrigins: 'https://a.example' },
  ], 'configuration page that names the key'),
  siteDomain: row('everybody', 'all', FIVE_RETRIES, ['page with Retry', 'portal'], [
    null, SITE, ok(null), ok([SITE]), ok({ ...SITE, companyId: undefined }), ok({ ...SITE, siteId: null }),
    ok({ ...SITE, companyId: 'seven' }), ok({ ...SITE, isActive: 'yes' }), ok({ ...SITE, culture: 5 }), failure,
  ]),
  contentTranslation: row('everybody', 'all', FIVE_RETRIES, ['page with Retry', 'portal'], [
    null, [], {}, ok(null), ok({}), ok('text'), failure,
  ]),
  locales: row('everybody', 'all', [0.35, 0.7, 1.4, 2.8, 5.6], ['English', 'German'], [null, [], 'text', 5]),
  client: row('client', 'all', FIVE_RETRIES, ['error with Retry', 'client'], [
    null, [], 'text', ok(null), ok([]), ok({ id: 1 }), ok({ companyId: 7 }), ok({ ...CLIENT, id: null }),
    ok({ ...CLIENT, companyId: {} }), ok({ ...CLIENT, isIb: 'yes' }), ok({ ...CLIENT, culture: 5 }),
    ok({ ...CLIENT, reAssessmentResult: 'none' }), failure,
  ]),

  // When the shell is on screen
  siteConfig: row('client', 'all', NO_RETRIES, ['error with Retry', 'links'], [
    null, {}, ok(null), ok({}), ok('none'), ok({ items: null }), failure,
  ]),
  traderUrl: row('client', 'main', NO_RETRIES, ['absent', 'trader addresses'], [
    null, {}, ok(null), ok('text'), ok({ traderUrl: 4 }), failure,
  ]),
  notifications: row('client', 'all', NO_RETRIES, ['no count', 'count'], [
    null, {}, ok(null), ok({}), ok('none'), failure,
  ]),
  regionPopup: row('client', 'all', THREE_RETRIES, ['absent', 'announcement'], [
    null, {}, ok('text'), ok([]), ok({ title: 5 }), ok({ id: -1.5 }), failure,
  ]),

  // When a menu is opened or one of its entries clicked
  language: row('everybody', 'all', THREE_RETRIES, ['error with Retry', 'languages'], [
    null, {}, ok(null), ok([]), ok({ items: null }), { Languages: {} }, failure,
  ]),
  campaignSlide: row('client', 'bank, international', NO_RETRIES, ['absent', 'slides'], [
    null, {}, ok(null), ok({}), ok('text'), failure,
  ]),
  checkToolStatus: row('client', 'all', NO_RETRIES, ['told no', 'opens'], [
    null, {}, ok(null), ok('yes'), ok({ isActive: 'yes' }), failure,
  ]),
  changeSettings: row('client', 'all', NO_RETRIES, ['message', 'saved'], [failure]),
  renew: row('client', 'all', NO_RETRIES, ['old session', 'new session'], [
    null, {}, ok(null), ok({}), ok({ token: null }), ok({ token: '' }), ok({ token: 'with space' }), failure,
  ]),
  logout: row('client', 'all', NO_RETRIES, ['signed out', 'signed out'], [failure]),

  // Calls concerning third parties
  createMarketingId: row('visitor', 'all', NO_RETRIES, ['none kept', 'id kept'], [
    null, {}, ok(null), ok(5), ok(''), ok('<script>'), ok({ id: 'x' }), failure,
  ]),
  ip: row('everybody', 'all', NO_RETRIES, ['unknown', 'address'], [null, {}, ok(null), ok({ ip: 5 }), failure]),
  country: row('everybody', 'international', NO_RETRIES, ['GTM-INT', 'GTM-AF'], [
    null, {}, ok(null), ok({ continent: 'AF' }), ok({ continent: { code: 5 } }), failure,
  ]),
  supportIdentity: row('client', 'all', NO_RETRIES, ['anonymous', 'named'], [
    null, {}, ok(null), ok({}), ok({ token: '' }), ok({ token: 5 }), failure,
  ]),
  supportConversation: row('client', 'all', NO_RETRIES, ['error with Retry', 'conversation'], [
    null, {}, ok(null), ok({}), ok({ messages: null }), ok({ messages: {} }), failure,
  ]),
  supportMessage: row('client', 'all', NO_RETRIES, ['error, draft kept', 'sent'], [
    null, {}, ok(null), ok({}), ok({ messages: null }), failure,
  ]),
} as const satisfies Readonly<Record<string, FaultRow>>;

export type ShellCall = keyof typeof SHELL_CALLS;
