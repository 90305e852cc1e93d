import type { PreviewAnswers } from '../../src/early/preview-answers';
import {
  contributedScreensOf,
  decideInitialView,
  markVisibleParts,
  removeToken,
  storageReader,
} from '../../src/early/initial-view';
import { prefetch } from '../../src/early/prefetch';
import { untilSettled } from '../../src/testkit/portal/until-settled';

export const NOW = Date.parse('2026-11-20T14:32:07Z');
export const EXPIRES_AT = String(NOW / 1000 + 3600);
export const SESSION = { token: 'of-A', tokenExp: EXPIRES_AT };

export const CONFIG = '/config.json';
export const CLIENT = '/api/client/v1/Client/client';
export const siteUrl = (host: string, language: string) =>
  `/api/gateway/cms/v1/SiteDomain/get/${host}/${language}`;
export const overlayUrl = (culture: string, companyId = 5) =>
  `/api/gateway/cms/v1/ContentTranslation/getAll?Culture=${culture}&CompanyId=${companyId}`;
export const textsUrl = (folder: string) => `/locales/${folder}/translation.json`;
export const ACCOUNTS = '/api/client/v1/Account/accounts';
export const siteBody = (culture: string | null = null) =>
  JSON.stringify({ result: { companyId: 5, siteId: 50, culture } });
export const clientBody = (culture: string | null, companyId = 5) =>
  JSON.stringify({ hasError: false, result: { id: 1, companyId, culture } });

interface PageOptions {
  /** Path, query and fragment. */
  address?: string;
  host?: string;
  port?: string;
  storedValues?: Readonly<Record<string, string>>;
  storedInTab?: Readonly<Record<string, string>>;
  prefersDark?: boolean;
  /** Language of the page as served. */
  pageLanguage?: string;
  /** The browser refuses storage. */
  isStorageRefused?: boolean;
  /** Answers by address; 200 and `{}` by default. */
  answers?: Readonly<Record<string, { status?: number; text?: string } | 'no answer'>>;
  /** The value of `data-own-calls`: calls of the ports that extensions replace. */
  ownCalls?: string;
  /** Versions of the built-in texts by folder. */
  versions?: Readonly<Record<string, string>>;
}

interface SentRequest {
  url: string;
  bearer: string | undefined;
}

/** Runs the early scripts on a page whose gateway answers after `answerAll`. */
export function openPage(options: PageOptions = {}) {
  const {
    address = '/login',
    host = 'portal.example',
    port = '',
    pageLanguage = 'en-US',
    answers = {},
  } = options;
  Object.assign(globalThis, { __LOCALE_VERSIONS__: options.versions ?? {} });
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const [key, text] of Object.entries(options.storedValues ?? {}))
    window.localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(options.storedInTab ?? {}))
    window.sessionStorage.setItem(key, text);
  const html = document.documentElement;
  html.className = '';
  html.lang = pageLanguage;
  delete html.dataset['firstPaint'];
  Object.assign(html.dataset, { pages: '/acme/reports /fees', openPages: '/imprint' });
  delete html.dataset['ownCalls'];
  if (options.ownCalls !== undefined) html.dataset['ownCalls'] = options.ownCalls;

  const location = new URL(address, `https://${host}${port && `:${port}`}`) as unknown as Location;
  const replacedUrls: { state: unknown; url: string }[] = [];
  const requests: SentRequest[] = [];
  const events: ('cleaned' | 'requested')[] = [];
  let release: () => void = () => undefined;
  const answersReleased = new Promise<void>((resolve) => (release = resolve));
  const refuseStorage = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const page = {
    location,
    history: {
      state: { of: 'the page' },
      replaceState: (state: unknown, _: string, url: string) => {
        events.push('cleaned');
        replacedUrls.push({ state, url });
      },
    } as unknown as History,
    document,
    get localStorage() {
      return options.isStorageRefused ? refuseStorage() : window.localStorage;
    },
    get sessionStorage() {
      return options.isStorageRefused ? refuseStorage() : window.sessionStorage;
    },
    matchMedia: (query: string) =>
      ({ matches: query.includes('dark') && options.prefersDark === true }) as MediaQueryList,
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      // The configuration uses the answer of `<link rel=preload crossorigin>`; the gateway gets no cookies.
      expect(init?.credentials).toBe(url === CONFIG ? 'same-origin' : 'omit');
      events.push('requested');
      const headers = new Headers(init?.headers);
      requests.push({ url: String(url), bearer: headers.get('Authorization') ?? undefined });
      if (url !== CONFIG) await answersReleased;
      const answer = answers[String(url)] ?? {};
      if (answer === 'no answer') throw new TypeError('Failed to fetch');
      return new Response(answer.text ?? '{}', { status: answer.status ?? 200 });
    },
  };
  const loadedGroups: string[] = [];
  let previewAnswers: Promise<PreviewAnswers> | undefined;
  const readStored = storageReader(page);
  const view = decideInitialView(page.location, readStored, contributedScreensOf(page));
  removeToken(page, view);
  markVisibleParts(page, view, readStored);
  const prefetchedAnswers = prefetch(
    page,
    view,
    (group) => void loadedGroups.push(group),
    (answers) => {
      answers.catch(() => undefined);
      previewAnswers = answers;
    },
  );
  return {
    view,
    prefetchedAnswers,
    requests,
    loadedGroups,
    replacedUrls,
    events,
    html,
    urls: () => requests.map(({ url }) => url),
    previewAnswers: () => previewAnswers,
    /** Waits for the answer of the configuration. */
    awaitConfig: () => untilSettled(),
    answerAll: async () => {
      release();
      await untilSettled();
    },
  };
}

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());
