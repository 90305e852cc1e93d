import { HttpClient } from '../../src/infrastructure/http/http-client';
import { HttpConfigSource } from '../../src/infrastructure/site/http-config-source';
import { HttpClients } from '../../src/infrastructure/client/http-clients';
import { httpAnswer } from '../../src/infrastructure/http/answer';
import { readEntryLink } from '../../src/domain/session/entry-link';
import { WebSessionVault } from '../../src/infrastructure/session/web-session-vault';
import type { PreviewAnswers } from '../../src/early/totals-preview';
import {
  contributedScreensOf,
  decideInitialView,
  markVisibleParts,
  removeToken,
  storageReader,
} from '../../src/early/initial-view';
import { prefetch } from '../../src/early/prefetch';
import { untilSettled } from '../../src/testkit/portal/until-settled';

const NOW = Date.parse('2026-11-20T14:32:07Z');
const IN_AN_HOUR = String(NOW / 1000 + 3600);
const SESSION = { token: 'of-A', tokenExp: IN_AN_HOUR };

const CONFIG = '/config.json';
const CLIENT = '/api/client/v1/Client/client';
const site = (host: string, language: string) => `/api/gateway/cms/v1/SiteDomain/get/${host}/${language}`;
const overlay = (culture: string, companyId = 5) =>
  `/api/gateway/cms/v1/ContentTranslation/getAll?Culture=${culture}&CompanyId=${companyId}`;
const texts = (folder: string) => `/locales/${folder}/translation.json`;
const ACCOUNTS = '/api/client/v1/Account/accounts';
const SITE = (culture: string | null = null) =>
  JSON.stringify({ result: { companyId: 5, siteId: 50, culture } });
const USER = (culture: string | null, companyId = 5) =>
  JSON.stringify({ hasError: false, result: { id: 1, companyId, culture } });

interface PageOptions {
  /** Path, query and fragment. */
  address?: string;
  host?: string;
  port?: string;
  storedTexts?: Readonly<Record<string, string>>;
  storedInTab?: Readonly<Record<string, string>>;
  prefersDark?: boolean;
  /** Language of the page as served. */
  renderedIn?: string;
  /** The browser refuses storage. */
  isStorageRefused?: boolean;
  /** Answers by address; 200 and `{}` by default. */
  answers?: Readonly<Record<string, { status?: number; text?: string } | 'no answer'>>;
  /** Calls of the ports that extensions replace, as the build writes them. */
  ownCalls?: string;
  /** Versions of the built-in texts, as the build writes them. */
  versions?: Readonly<Record<string, string>>;
}

interface SentRequest {
  url: string;
  bearer: string | undefined;
}

/** A page with a gateway that answers when told to. */
function open(options: PageOptions = {}) {
  const {
    address = '/login',
    host = 'portal.example',
    port = '',
    renderedIn = 'en-US',
    answers = {},
  } = options;
  Object.assign(globalThis, { __LOCALE_VERSIONS__: options.versions ?? {} });
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const [key, text] of Object.entries(options.storedTexts ?? {})) window.localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(options.storedInTab ?? {}))
    window.sessionStorage.setItem(key, text);
  const html = document.documentElement;
  html.className = '';
  html.lang = renderedIn;
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
  const refuse = (): never => {
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
      return options.isStorageRefused ? refuse() : window.localStorage;
    },
    get sessionStorage() {
      return options.isStorageRefused ? refuse() : window.sessionStorage;
    },
    matchMedia: (query: string) =>
      ({ matches: query.includes('dark') && options.prefersDark === true }) as MediaQueryList,
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      // Requested like `<link rel=preload crossorigin>` on the page's own origin; no cookies go to the gateway.
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
  let figures: Promise<PreviewAnswers> | undefined;
  const readStored = storageReader(page);
  const view = decideInitialView(page.location, readStored, contributedScreensOf(page));
  removeToken(page, view);
  markVisibleParts(page, view, readStored);
  const prefetched = prefetch(
    page,
    view,
    (group) => void loadedGroups.push(group),
    (answers) => {
      answers.catch(() => undefined);
      figures = answers;
    },
  );
  return {
    view,
    prefetched,
    requests,
    loadedGroups,
    replacedUrls,
    events,
    html,
    urls: () => requests.map(({ url }) => url),
    /** The answers for the totals preview. */
    figures: () => figures,
    /** The configuration has been answered. */
    configured: () => untilSettled(),
    /** Everything has been answered. */
    answered: async () => {
      release();
      await untilSettled();
    },
  };
}

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('prefetched requests', () => {
  test('only the configuration, before it is read', async () => {
    const { urls } = open({ storedTexts: SESSION, address: '/de/accounts' });
    expect(urls()).toEqual([CONFIG]);
  });

  test('for a visitor without a culture: the site, then its texts', async () => {
    const { urls, configured, answered } = open({
      answers: { [site('portal.example', 'en')]: { text: SITE('fr-FR') } },
    });
    await configured();
    expect(urls()).toEqual([CONFIG, site('portal.example', 'en')]);
    await answered();
    expect(urls().slice(2)).toEqual([texts('en'), texts('fr'), overlay('fr-FR')]);
  });

  test('for a visitor with a prefix: site and texts at once', async () => {
    const { urls, configured, answered } = open({
      address: '/de/login',
      answers: { [site('portal.example', 'de')]: { text: SITE('fr-FR') } },
    });
    await configured();
    expect(urls()).toEqual([CONFIG, site('portal.example', 'de'), texts('en'), texts('de')]);
    await answered();
    expect(urls().slice(4)).toEqual([overlay('de-DE')]);
  });

  test('in the stored language, which is preferred to the prefix; Traditional Chinese has its own texts', async () => {
    const { urls, answered } = open({
      address: '/de/login',
      storedTexts: { language: 'zh-TW' },
      versions: { 'zh-TW': 'abc' },
      answers: { [site('portal.example', 'de')]: { text: SITE() } },
    });
    await answered();
    expect(urls().slice(1)).toEqual([
      site('portal.example', 'de'),
      texts('en'),
      `${texts('zh-TW')}?v=abc`,
      overlay('zh-TW'),
    ]);
  });

  test('for English only once, ignoring an invalid stored language', async () => {
    const { urls, answered } = open({
      storedTexts: { language: '<b>de-DE</b>' },
      answers: { [site('portal.example', 'en')]: { text: SITE() } },
    });
    await answered();
    expect(urls()).toEqual([CONFIG, site('portal.example', 'en'), texts('en'), overlay('en-US')]);
  });

  test('for a client with a culture: setting and accounts too, and only these carry the token', async () => {
    const { requests, answered } = open({
      address: '/accounts',
      storedTexts: { ...SESSION, language: 'de-DE' },
      answers: { [site('portal.example', 'en')]: { text: SITE() }, [CLIENT]: { text: USER('fr-FR') } },
    });
    await answered();
    expect(requests.map(({ url }) => url)).toEqual([
      CONFIG,
      site('portal.example', 'en'),
      CLIENT,
      ACCOUNTS,
      texts('en'),
      texts('de'),
      overlay('de-DE'),
    ]);
    expect(requests.filter(({ bearer }) => bearer !== undefined)).toEqual([
      { url: CLIENT, bearer: 'Bearer of-A' },
      { url: ACCOUNTS, bearer: 'Bearer of-A' },
    ]);
  });

  test('for a client of another company than the site’s, as start-up does: the texts of both', async () => {
    const { urls, answered } = open({
      address: '/de/accounts',
      storedTexts: SESSION,
      answers: {
        [site('portal.example', 'de')]: { text: SITE() },
        [CLIENT]: { text: USER('fr-FR', 8) },
      },
    });
    await answered();
    expect(urls().slice(6)).toEqual([overlay('de-DE'), overlay('de-DE', 8)]);
  });

  test.each([
    ['the client’s', USER('fr-FR', 8), 'fr'],
    ['the client’s, without an envelope', '{"id":1,"companyId":8,"culture":"fr-FR"}', 'fr'],
    ['the site’s where the client has none', USER(null, 8), 'it'],
    ['the site’s where the client’s is unknown', USER('xx-XX', 8), 'it'],
  ])(
    'for a client without a prefix: all at once, and texts in a culture, %s',
    async (_source, text, language) => {
      const { urls, configured, answered } = open({
        address: '/accounts',
        storedTexts: SESSION,
        answers: { [site('portal.example', 'en')]: { text: SITE('it-IT') }, [CLIENT]: { text } },
      });
      await configured();
      expect(urls()).toEqual([CONFIG, site('portal.example', 'en'), CLIENT, ACCOUNTS]);
      await answered();
      const culture = `${language}-${language.toUpperCase()}`;
      expect(urls().slice(4)).toEqual([texts('en'), texts(language), overlay(culture, 8)]);
    },
  );

  test.each([
    ['that has no company', { text: '{"id":1}' }],
    ['that never comes', 'no answer'],
    ['that is refused', { status: 401, text: '' }],
  ] as const)('for a client without a prefix, and a setting %s: no texts', async (_case, answer) => {
    const { urls, answered } = open({
      address: '/accounts',
      storedTexts: SESSION,
      answers: { [site('portal.example', 'en')]: { text: SITE('it-IT') }, [CLIENT]: answer },
    });
    await answered();
    expect(urls()).toEqual([CONFIG, site('portal.example', 'en'), CLIENT, ACCOUNTS]);
  });

  test.each([
    ['/Profile', ['profile']],
    ['/en/wallet?tab=history', ['digital-asset', 'accounts']],
    ['/news', []],
    ['/login', ['accounts']],
    ['/forgot-password', []],
    ['/no-such-page', ['accounts']],
  ])('on a client’s page %s', async (address, last) => {
    const { requests, answered } = open({ address, storedTexts: { ...SESSION, language: 'en-US' } });
    await answered();
    const clientRequests = requests.filter(({ bearer, url }) => bearer !== undefined && url !== CLIENT);
    expect(clientRequests.map(({ url }) => url.split('/').at(-1))).toEqual(last);
  });

  test('are dropped when code counts as missing, so that no client sees stale data', async () => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick'] });
    const { prefetched, answered } = open({ address: '/accounts', storedTexts: SESSION });
    void answered();
    await jest.advanceTimersByTimeAsync(119_999);
    expect(prefetched.has(ACCOUNTS)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(prefetched.size).toBe(0);
  });

  const SITE_DE = site('portal.example', 'de');
  const OVERLAY_DE = overlay('de-DE');

  test.each([
    ['', [CONFIG, SITE_DE, CLIENT, ACCOUNTS, texts('en'), texts('de'), OVERLAY_DE]],
    ['siteDomain', [CONFIG, CLIENT, ACCOUNTS, texts('en'), texts('de'), OVERLAY_DE]],
    ['client changeSettings', [CONFIG, SITE_DE, ACCOUNTS, texts('en'), texts('de'), OVERLAY_DE]],
    ['accounts', [CONFIG, SITE_DE, CLIENT, texts('en'), texts('de'), OVERLAY_DE]],
    ['locales contentTranslation', [CONFIG, SITE_DE, CLIENT, ACCOUNTS]],
    ['client accounts', [CONFIG, SITE_DE, texts('en'), texts('de'), OVERLAY_DE]],
  ])('leave out the calls of ports that extensions replace: %s', async (ownCalls, sentUrls) => {
    const { requests, urls, answered } = open({
      address: '/de/accounts',
      storedTexts: SESSION,
      ownCalls,
      answers: { [SITE_DE]: { text: SITE() }, [CLIENT]: { text: USER('de-DE') } },
    });
    await answered();
    expect(urls()).toEqual(sentUrls);
    expect(requests.filter(({ bearer }) => bearer !== undefined).map(({ url }) => url)).toEqual(
      [CLIENT, ACCOUNTS].filter((url) => sentUrls.includes(url)),
    );
  });

  test('leave out everything where the configuration is an extension’s, whatever the server has embedded', async () => {
    document.body.innerHTML = `<script type="application/json" id="portico-boot">{"${CONFIG}":{}}</script>`;
    const { urls, loadedGroups, answered } = open({
      address: '/accounts',
      storedTexts: SESSION,
      ownCalls: 'config',
    });
    await answered();
    document.body.innerHTML = '';
    expect(urls()).toEqual([]);
    expect(loadedGroups).toEqual(['shell', 'screen-accounts']);
  });

  test.each([
    ['invest.example', '', '/login'],
    ['portal.example', '3001', '/login'],
  ])('at %s:%s without a prefix leave the site’s language open', async (host, port, address) => {
    const { urls, configured } = open({ host, port, address });
    await configured();
    expect(urls()).toContain(site(host, ''));
  });

  test('go to the gateway’s own address and version; built-in texts come from the page’s', async () => {
    const { urls, configured } = open({
      address: '/de/accounts',
      storedTexts: SESSION,
      answers: {
        [CONFIG]: { text: '{"apiBaseUrl":"https://api.example/","apiVersion":"2"}' },
      },
    });
    await configured();
    expect(urls()).toEqual([
      CONFIG,
      'https://api.example/api/gateway/cms/v2/SiteDomain/get/portal.example/de',
      'https://api.example/api/client/v2/Client/client',
      'https://api.example/api/client/v2/Account/accounts',
      texts('en'),
      texts('de'),
    ]);
  });
});

describe('data included in the page by the server', () => {
  const embed = (text: string) => {
    document.body.innerHTML = '<script type="application/json" id="portico-boot"></script>';
    Object.assign(document.getElementById('portico-boot') ?? {}, { textContent: text });
  };
  afterEach(() => (document.body.innerHTML = ''));

  test('is not requested; start-up uses it like any answer', async () => {
    const config = { apiVersion: '2' };
    const site2 = site('portal.example', 'de').replace('v1', 'v2');
    embed(JSON.stringify({ [CONFIG]: config, [site2]: JSON.parse(SITE()) as object }));
    const { urls, answered, prefetched } = open({ address: '/de/accounts', storedTexts: SESSION });
    await answered();
    expect(urls()).toEqual([
      CLIENT.replace('v1', 'v2'),
      ACCOUNTS.replace('v1', 'v2'),
      texts('en'),
      texts('de'),
      overlay('de-DE').replace('v1', 'v2'),
    ]);
    const http = new HttpClient(prefetched, () => Promise.reject(new Error('requested twice')));
    expect(await new HttpConfigSource(http).read()).toEqual(config);
  });

  test.each([
    ['of the site’s company and language, nothing is requested twice', USER('it-IT'), ['it-IT']],
    ['of another language, both are requested', USER('fr-FR'), ['it-IT', 'fr-FR']],
  ])(
    'the site in it: its company’s texts do not wait for the client; %s',
    async (_source, text, cultures) => {
      const site1 = site('portal.example', 'en');
      embed(JSON.stringify({ [CONFIG]: {}, [site1]: JSON.parse(SITE('it-IT')) as object }));
      const { urls, configured, answered } = open({
        address: '/accounts',
        storedTexts: SESSION,
        answers: { [CLIENT]: { text } },
      });
      await configured();
      expect(urls()).toEqual([CLIENT, ACCOUNTS, overlay('it-IT')]);
      await answered();
      expect(urls().filter((url) => url.includes('ContentTranslation'))).toEqual(
        cultures.map((culture) => overlay(culture)),
      );
    },
  );

  test.each(['', '{', 'null'])('%j does not stop the page', async (text) => {
    embed(text);
    const { view, loadedGroups, answered } = open({ address: '/accounts', storedTexts: SESSION });
    await answered();
    expect(view.signedIn).toBe(true);
    expect(loadedGroups).toEqual(['shell', 'screen-accounts']);
  });
});

describe('preloaded code', () => {
  test.each([
    ['/accounts', SESSION, ['shell', 'screen-accounts']],
    ['/de/News?page=2', SESSION, ['shell', 'screen-news']],
    ['/', SESSION, ['shell', 'screen-accounts']],
    ['/no-such-page', SESSION, ['shell', 'screen-accounts']],
    ['/login', SESSION, ['shell', 'screen-accounts']],
    ['/forgot-password', SESSION, ['screen-forgot-password']],
    ['/de/Acme/Reports/', SESSION, ['shell']],
    ['/acme/reports', {}, []],
    ['/imprint', SESSION, []],
    ['/TokenLogin?token=T&path=/fees', {}, ['shell']],
    ['/TokenLogin?token=T&path=/de/news', {}, ['shell', 'screen-news']],
    ['/TokenLogin?token=T&path=https://evil.example/news', {}, ['shell', 'screen-accounts']],
    ['/calculators?token=T', {}, ['shell', 'screen-accounts']],
    ['/accounts', {}, []],
    ['/', {}, []],
    ['/login', {}, []],
    ['/TokenLogin', {}, []],
    ['/register/open-trading-account', {}, ['registration', 'screen-register']],
  ])('at %s in %j', (address, storedTexts, code) => {
    const { loadedGroups, urls } = open({ address, storedTexts });
    expect(loadedGroups).toEqual(code);
    expect(urls()).toEqual([CONFIG]); // code is loaded without waiting for any answer
  });
});

describe('figures in the skeleton', () => {
  const LIST = JSON.stringify({ hasError: false, result: [{ login: 1 }] });
  const answers = { [CLIENT]: { text: USER('de-DE') }, [ACCOUNTS]: { text: LIST } };

  test.each(['/accounts', '/', '/de/login', '/?token='])(
    'of a client at %s: the answers, in the client’s culture',
    async (address) => {
      const { figures, answered } = open({ address, storedTexts: SESSION, answers });
      await untilSettled();
      const coming = figures();
      await answered();
      await expect(coming).resolves.toEqual({
        client: { id: 1, companyId: 5, culture: 'de-DE' },
        accounts: [{ login: 1 }],
        companies: {},
        culture: 'de-DE',
      });
    },
  );

  test('with the companies of the configuration', async () => {
    const companies = { 42: { like: 'main' } };
    const { figures, answered } = open({
      address: '/accounts',
      storedTexts: SESSION,
      answers: { ...answers, [CONFIG]: { text: JSON.stringify({ companies }) } },
    });
    await answered();
    await expect(figures()).resolves.toMatchObject({ companies });
  });

  test.each([
    ['another client has signed in', { token: 'of-B', tokenExp: IN_AN_HOUR }],
    ['the client has signed out', { token: '', tokenExp: '' }],
  ])('by the time they come, %s in another tab: none', async (_case, stored) => {
    const { figures, configured, answered } = open({ address: '/accounts', storedTexts: SESSION, answers });
    await configured();
    for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
    await answered();
    await expect(figures()).rejects.toThrow('Figures of another client');
  });

  test('of a client without a culture: in the site’s', async () => {
    const { figures, answered } = open({
      address: '/accounts',
      storedTexts: SESSION,
      answers: {
        ...answers,
        [CLIENT]: { text: USER(null) },
        [site('portal.example', 'en')]: { text: SITE('fr-FR') },
      },
    });
    await answered();
    await expect(figures()).resolves.toMatchObject({ culture: 'fr-FR' });
  });

  test.each([
    ['a visitor', '/accounts', {}],
    ['another page', '/wallet', SESSION],
    ['the page of an account', '/accounts?account=1', SESSION],
    ['the mobile app', '/accounts', { ...SESSION, isMobileApp: 'true' }],
    ['a token in the address', '/?token=T-1', SESSION],
  ])('%s: none', async (_page, address, storedTexts) => {
    const { figures, answered } = open({ address, storedTexts, answers });
    await answered();
    expect(figures()).toBeUndefined();
  });

  test.each([
    ['the accounts are refused', { [ACCOUNTS]: { status: 403, text: '{}' } }],
    ['the session is', { [CLIENT]: { status: 401, text: '{}' } }],
    ['no answer comes', { [ACCOUNTS]: 'no answer' as const }],
    [
      'the list is so long that reading it twice would hold the page up',
      { [ACCOUNTS]: { text: LIST.padEnd(300_000) } },
    ],
  ])('%s: none', async (_case, answer) => {
    const { figures, answered } = open({
      address: '/accounts',
      storedTexts: SESSION,
      answers: { ...answers, ...answer },
    });
    await answered();
    await expect(figures()).rejects.toThrow();
  });
});

describe('unusable answers', () => {
  test.each([
    ['that never comes', 'no answer'],
    ['of an error', { status: 500, text: '{}' }],
    ['that is a page', { text: '<!doctype html>' }],
    ['that is no object', { text: '[]' }],
    ['that is invalid', { text: '{"apiBaseUrl":"http://evil.example"}' }],
    ['that is too long', { text: `{"a":"${'x'.repeat(8 * 1024 * 1024)}"}` }],
  ] as const)('after a configuration %s nothing is requested', async (_case, answer) => {
    const { urls, answered } = open({
      address: '/de/accounts',
      storedTexts: SESSION,
      answers: { [CONFIG]: answer },
    });
    await answered();
    expect(urls()).toEqual([CONFIG]);
  });

  test.each([
    ['that never comes', 'no answer'],
    ['of an error', { status: 503, text: SITE() }],
    ['without a result', { text: '{"hasError":true}' }],
    ['that is a page', { text: '<!doctype html>' }],
  ] as const)('after a site %s no texts of a company are requested', async (_case, answer) => {
    const { urls, answered } = open({
      address: '/de/login',
      answers: { [site('portal.example', 'de')]: answer },
    });
    await answered();
    expect(urls()).toEqual([CONFIG, site('portal.example', 'de'), texts('en'), texts('de')]);
  });

  test('texts and setting that never arrive delay nothing else', async () => {
    const { urls, answered, prefetched } = open({
      address: '/de/accounts',
      storedTexts: SESSION,
      answers: {
        [texts('en')]: 'no answer',
        [texts('de')]: 'no answer',
        [CLIENT]: 'no answer',
        [site('portal.example', 'de')]: { text: SITE() },
      },
    });
    await answered();
    expect(urls()).toContain(overlay('de-DE'));
    await expect(prefetched.get(CLIENT)?.answer).rejects.toThrow('Failed to fetch');
  });
});

describe('a token in the address', () => {
  test('is removed before anything is requested, with its history entry', () => {
    const { replacedUrls, events, view } = open({ address: '/de/news?a=1&token=T-1&b=2#top' });
    expect(replacedUrls).toEqual([{ state: { of: 'the page' }, url: '/de/news?a=1&b=2#top' }]);
    expect(events).toEqual(['cleaned', 'requested']);
    expect(view).toMatchObject({ prefix: 'de', signedIn: true, address: '/de/news?a=1&b=2' });
    expect(readEntryLink(view.launch, [])).toMatchObject({ token: 'T-1' });
  });

  test.each([
    ['twice', '/accounts?token=a&token=b'],
    ['with a space', '/accounts?token=a%20b'],
    ['without end', `/accounts?token=${'x'.repeat(8_193)}`],
    ['empty', '/accounts?token='],
  ])('%s is removed, and ignored', (_page, address) => {
    const { replacedUrls, view } = open({ address });
    expect(replacedUrls.map(({ url }) => url)).toEqual(['/accounts']);
    expect(view.signedIn).toBe(false);
  });

  test('an address without one is unchanged', () => {
    expect(open({ address: '/de/news?a=1#top' }).replacedUrls).toEqual([]);
  });

  test('nothing is requested with the stored session’s token, nor with the link’s', async () => {
    const { requests, answered } = open({
      address: '/de/TokenLogin?token=of-B&path=/news',
      storedTexts: SESSION,
      answers: { [site('portal.example', 'de')]: { text: SITE() } },
    });
    await answered();
    expect(requests.map(({ url }) => url)).not.toContain(CLIENT);
    expect(requests.every(({ url, bearer }) => bearer === undefined && !url.includes('of-B'))).toBe(true);
    expect(requests.length).toBeGreaterThan(3);
  });
});

describe('a session in storage', () => {
  test.each([
    ['has ended', { token: 'of-A', tokenExp: String(NOW / 1000) }],
    ['has no end', { token: 'of-A' }],
    ['has an invalid end', { token: 'of-A', tokenExp: '1e999' }],
    ['has an invalid token', { token: 'of A', tokenExp: IN_AN_HOUR }],
  ])('that %s is invalid: no request carries it', async (_case, storedTexts) => {
    const { requests, view, answered } = open({ address: '/de/accounts', storedTexts });
    await answered();
    expect(view.signedIn).toBe(false);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter(({ url, bearer }) => url === CLIENT || bearer !== undefined)).toEqual([]);
  });

  test('is the one the session vault sees', () => {
    open({ storedTexts: SESSION });
    const vault = new WebSessionVault(() => window.localStorage);
    expect(vault.read(NOW / 1000)).toEqual({ token: 'of-A', expiresAt: NOW / 1000 + 3600 });
  });

  test('replaced by another tab meanwhile: the new client’s setting is requested, and the old one’s 401 ends nothing', async () => {
    for (const answer of [{ text: '{"id":1,"companyId":5}' }, { status: 401, text: '' }]) {
      const { prefetched, answered } = open({
        address: '/de/accounts',
        storedTexts: SESSION,
        answers: { [CLIENT]: answer, [site('portal.example', 'de')]: { text: SITE() } },
      });
      await answered();
      const vault = new WebSessionVault(() => window.localStorage);
      vault.store({ token: 'of-B', expiresAt: NOW / 1000 + 3600 });

      const bearers: (string | undefined)[] = [];
      const refused: string[] = [];
      const http = new HttpClient(prefetched, async ({ headers }) => {
        bearers.push(headers['Authorization']);
        return httpAnswer(200, '{"id":2,"companyId":5}', () => null);
      });
      http.onUnauthorized((token) => refused.push(token));
      http.setBearer(vault.read(NOW / 1000)?.token ?? null);
      expect(await new HttpClients(http).setting()).toMatchObject({ id: 2 });
      expect(bearers).toEqual(['Bearer of-B']);
      expect(refused).toEqual([]);
    }
  });

  test('that is valid: start-up uses the prefetched answer', async () => {
    const { prefetched, answered } = open({
      address: '/de/accounts',
      storedTexts: SESSION,
      answers: { [CLIENT]: { text: '{"id":1,"companyId":5}' } },
    });
    await answered();
    const http = new HttpClient(prefetched, () => Promise.reject(new Error('requested twice')));
    http.setBearer('of-A');
    expect(await new HttpClients(http).setting()).toMatchObject({ id: 1 });
  });
});

describe('a browser that refuses its storage', () => {
  test('shows a visitor’s page, by system colour scheme and address', async () => {
    const { urls, view, html, answered } = open({
      address: '/de/login',
      isStorageRefused: true,
      prefersDark: true,
      storedTexts: { ...SESSION, language: 'fr-FR' },
      answers: { [site('portal.example', 'de')]: { text: SITE() } },
    });
    await answered();
    expect(view.signedIn).toBe(false);
    expect(html.classList.contains('dark')).toBe(true);
    expect(urls()).toEqual([
      CONFIG,
      site('portal.example', 'de'),
      texts('en'),
      texts('de'),
      overlay('de-DE'),
    ]);
  });
});

describe('the first visible parts', () => {
  test.each([
    // signed in  theme of the tab  visitor's colour scheme  dark
    [false, undefined, false, false],
    [false, undefined, true, true],
    [false, 'dark', false, false],
    [true, 'dark', false, true],
    [true, 'light', true, false],
    [true, undefined, true, false],
  ])('signed in %s, theme %s, prefers dark %s: dark %s', (signedIn, theme, prefersDark, dark) => {
    const { html } = open({
      storedTexts: signedIn ? SESSION : {},
      storedInTab: theme === undefined ? {} : { 'portico.theme': theme },
      prefersDark,
    });
    expect(html.classList.contains('dark')).toBe(dark);
  });

  test.each([
    ['a visitor', {}, 'en-US', undefined],
    ['a visitor in the language that was drawn', { language: 'de-DE' }, 'de-DE', undefined],
    ['a visitor in another', { language: 'de-DE' }, 'en-US', 'none'],
    ['a visitor with an unknown language', { language: 'xx' }, 'en-US', undefined],
    ['a client', SESSION, 'en-US', 'shell'],
  ])('a pre-rendered form: %s', (_visitor, storedTexts, renderedIn, mark) => {
    expect(
      open({ storedTexts: storedTexts as Record<string, string>, renderedIn }).html.dataset['firstPaint'],
    ).toBe(mark);
  });

  test.each([
    ['/', {}, 'shell'],
    ['/pk', {}, 'shell'],
    ['/Accounts/', {}, 'shell'],
    ['/pk/login', {}, 'shell'],
    ['/accounts?account=1', {}, 'shell bare'],
    ['/wallet', {}, 'shell bare'],
    ['/acme-social', {}, 'shell bare'],
    ['/?token=T-1', {}, 'shell'],
    ['/wallet?token=T-1', {}, 'shell'],
    ['/TokenLogin?token=T-1&path=/pk/wallet?tab=history', {}, 'shell bare'],
    ['/acme/reports', {}, 'shell bare'],
    ['/imprint', {}, 'none'],
    ['/register/open-trading-account', {}, 'none'],
    ['/pk/Forgot-Password', {}, 'none'],
    ['/accounts?isMobileApp=true', {}, 'none'],
    ['/accounts', { isMobileApp: 'true' }, 'none'],
    ['/accounts', { collapsed: 'true' }, 'shell folded'],
    ['/wallet', { collapsed: 'true' }, 'shell folded bare'],
    ['/accounts', { collapsed: 'no' }, 'shell'],
  ])('of the skeleton a client sees at %s with %j: %s', (address, storedTexts, mark) => {
    expect(open({ address, storedTexts: { ...SESSION, ...storedTexts } }).html.dataset['firstPaint']).toBe(
      mark,
    );
  });

  test.each([
    ['/pk/accounts', {}, 'ur-PK', 'rtl'],
    ['/pk/accounts', { language: 'de-DE' }, 'de-DE', 'ltr'],
    ['/accounts', { language: 'ur-PK' }, 'ur-PK', 'rtl'],
    ['/accounts', {}, 'en-US', ''],
  ])('the skeleton of %s with %j has language %s, direction "%s"', (address, storedTexts, lang, dir) => {
    document.documentElement.removeAttribute('dir');
    const { html } = open({ address, storedTexts: { ...SESSION, ...storedTexts } });
    expect([html.lang, html.dir]).toEqual([lang, dir]);
  });
});
