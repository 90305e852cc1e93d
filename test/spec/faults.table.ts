/**
 * Every call made by start-up and the shell, and the state of the page while it fails: typed by hand from F1 to F10,
 * D4 and D5. The words in `failed` and `fine` are those of the scenes in
 * `infrastructure/browser/shell-faults.test.ts`.
 */
export interface FaultRow {
  /** Who makes the call, and when. `-` for a variant that never does. */
  asked: 'visitor' | 'client' | 'everybody';
  variants: string;
  /** Seconds before each retry after no answer, a 5xx or a 429 without Retry-After. */
  waits: readonly number[];
  /** What is shown when it has failed for good. */
  failed: string;
  /** What is shown when it was answered. */
  fine: string;
  /** Bodies with status 200 that have the wrong shape. */
  wrong: readonly unknown[];
  /** What is shown for a body of the wrong shape, if different from `failed`. */
  failedByShape?: string;
}

/** Shorthand for a row: `main, bank` if only some variants make the call. */
function row(
  asked: FaultRow['asked'],
  variants: string,
  waits: readonly number[],
  [failed, fine]: readonly [string, string],
  wrong: readonly unknown[],
  failedByShape?: string,
): FaultRow {
  return { asked, variants, waits, failed, fine, wrong, ...(failedByShape !== undefined && { failedByShape }) };
}

const ok = (result: unknown) => ({ hasError: false, result });
const no = { hasError: true, errors: [{ errorCode: 6 }] };

const FIVE = [1, 2, 4, 8, 16];
const THREE = [1, 2, 4];
const NONE: readonly number[] = [];

const SITE = { isActive: true, companyId: 7, siteId: 70, culture: 'en-US' };
const CLIENT = { id: 7001, companyId: 7 };

export const SHELL_CALLS = {
  // At start
  config: row('everybody', 'all', NONE, ['configuration page with Retry', 'portal'], [
    null, [], 'text', 5, { apiBaseUrl: 5 }, { chat: null }, { frameOrigins: 'https://a.example' },
  ], 'configuration page that names the key'),
  siteDomain: row('everybody', 'all', FIVE, ['page with Retry', 'portal'], [
    null, SITE, ok(null), ok([SITE]), ok({ ...SITE, companyId: undefined }), ok({ ...SITE, siteId: null }),
    ok({ ...SITE, companyId: 'seven' }), ok({ ...SITE, isActive: 'yes' }), ok({ ...SITE, culture: 5 }), no,
  ]),
  contentTranslation: row('everybody', 'all', FIVE, ['page with Retry', 'portal'], [
    null, [], {}, ok(null), ok({}), ok('text'), no,
  ]),
  locales: row('everybody', 'all', [0.35, 0.7, 1.4, 2.8, 5.6], ['English', 'German'], [null, [], 'text', 5]),
  client: row('client', 'all', FIVE, ['error with Retry', 'client'], [
    null, [], 'text', ok(null), ok([]), ok({ id: 1 }), ok({ companyId: 7 }), ok({ ...CLIENT, id: null }),
    ok({ ...CLIENT, companyId: {} }), ok({ ...CLIENT, isIb: 'yes' }), ok({ ...CLIENT, culture: 5 }),
    ok({ ...CLIENT, reAssessmentResult: 'none' }), no,
  ]),

  // When the shell is on screen
  siteConfig: row('client', 'all', NONE, ['error with Retry', 'links'], [
    null, {}, ok(null), ok({}), ok('none'), ok({ items: null }), no,
  ]),
  traderUrl: row('client', 'main', NONE, ['absent', 'trader addresses'], [
    null, {}, ok(null), ok('text'), ok({ traderUrl: 4 }), no,
  ]),
  notifications: row('client', 'all', NONE, ['no count', 'count'], [
    null, {}, ok(null), ok({}), ok('none'), no,
  ]),
  regionPopup: row('client', 'all', THREE, ['absent', 'announcement'], [
    null, {}, ok('text'), ok([]), ok({ title: 5 }), ok({ id: -1.5 }), no,
  ]),

  // When a menu is opened or one of its entries clicked
  language: row('everybody', 'all', THREE, ['error with Retry', 'languages'], [
    null, {}, ok(null), ok([]), ok({ items: null }), { Languages: {} }, no,
  ]),
  campaignSlide: row('client', 'bank, international', NONE, ['absent', 'slides'], [
    null, {}, ok(null), ok({}), ok('text'), no,
  ]),
  checkToolStatus: row('client', 'all', NONE, ['told no', 'opens'], [
    null, {}, ok(null), ok('yes'), ok({ isActive: 'yes' }), no,
  ]),
  changeSettings: row('client', 'all', NONE, ['message', 'saved'], [no]),
  renew: row('client', 'all', NONE, ['old session', 'new session'], [
    null, {}, ok(null), ok({}), ok({ token: null }), ok({ token: '' }), ok({ token: 'with space' }), no,
  ]),
  logout: row('client', 'all', NONE, ['signed out', 'signed out'], [no]),

  // Calls concerning third parties
  createMarketingId: row('visitor', 'all', NONE, ['none kept', 'id kept'], [
    null, {}, ok(null), ok(5), ok(''), ok('<script>'), ok({ id: 'x' }), no,
  ]),
  ip: row('everybody', 'all', NONE, ['unknown', 'address'], [null, {}, ok(null), ok({ ip: 5 }), no]),
  country: row('everybody', 'international', NONE, ['GTM-INT', 'GTM-AF'], [
    null, {}, ok(null), ok({ continent: 'AF' }), ok({ continent: { code: 5 } }), no,
  ]),
  supportIdentity: row('client', 'all', NONE, ['anonymous', 'named'], [
    null, {}, ok(null), ok({}), ok({ token: '' }), ok({ token: 5 }), no,
  ]),
  supportConversation: row('client', 'all', NONE, ['error with Retry', 'conversation'], [
    null, {}, ok(null), ok({}), ok({ messages: null }), ok({ messages: {} }), no,
  ]),
  supportMessage: row('client', 'all', NONE, ['error, draft kept', 'sent'], [
    null, {}, ok(null), ok({}), ok({ messages: null }), no,
  ]),
} as const satisfies Readonly<Record<string, FaultRow>>;

export type ShellCall = keyof typeof SHELL_CALLS;
