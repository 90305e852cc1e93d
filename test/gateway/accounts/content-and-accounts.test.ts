import Big from 'big.js';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import { contentLink } from '../../../src/domain/access/content-link';
import { HOME, ROUTE_ACCESS } from '../../../src/domain/access/routes.table';
import { routeOfPath } from '../../../src/domain/access/routes';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

describe('SiteDomain', () => {
  it.each([
    ['localhost', 'en', 7],
    ['127.0.0.1', 'de', 7],
    ['portal.example', 'en', 7],
    ['invest.localhost', '', 11],
    ['INVEST.localhost.', '', 11],
    ['bank.localhost', 'en', 23],
    ['intl.localhost', 'en', 24],
  ])('%s with language “%s” is company %d', async (host, language, companyId) => {
    const { body } = await gateway.call('getSiteDomain', { path: { host, language } });
    expect(body.result).toMatchObject({ isActive: true, companyId });
  });

  it.each([
    ['localhost', 11],
    ['127.0.0.1', 11],
    ['portal.example', 11],
    ['bank.localhost', 23],
  ])('%s on the invest port is company %d', async (host, companyId) => {
    const path = { host, language: '' };
    const { body } = await gateway.call('getSiteDomain', { path, at: gateway.investUrl });
    expect(body.result.companyId).toBe(companyId);
  });

  it('reports a closed site', async () => {
    await gateway.rows('update sites set is_active = false where site_id = 3');
    const { body } = await gateway.call('getSiteDomain', {
      path: { host: 'bank.localhost', language: 'en' },
    });
    expect(body.result).toMatchObject({ isActive: false, companyId: 23, siteId: 3 });
    await gateway.rows('update sites set is_active = true where site_id = 3');
  });
});

describe('SiteConfig, Language, SiteCountry', () => {
  it('lists the links of the requested site', async () => {
    const { body } = await gateway.call('getSiteConfig', { path: { id: 1 } });
    const keys = body.result.map(({ configKey }: { configKey: string }) => configKey);
    expect(keys).toHaveLength(20);
    expect(keys).toEqual(
      expect.arrayContaining(['MT4Windows', 'TraderIos', 'WebTerminalServersMt5', 'MT5MetaBooster']),
    );
    const invest = await gateway.call('getSiteConfig', { path: { id: 2 } });
    expect(JSON.stringify(invest.body)).not.toContain('MetaBooster');
    expect(JSON.stringify(invest.body)).toContain('Portico-Live4');
  });

  it('has no site 99', async () => {
    const { status, body } = await gateway.call('getSiteConfig', { path: { id: '99' } });
    expect([status, body]).toEqual([404, { errors: [{ errorCode: ERROR_CODE.notFound }] }]);
  });

  it.each(['x', '-1', '99999999999999'])('refuses %s as an id (G12)', async (id) => {
    const { status, body } = await gateway.call('getSiteConfig', { path: { id } });
    expect([status, body]).toEqual([400, { errors: [{ errorCode: ERROR_CODE.invalid }] }]);
  });

  it('lists the languages of the portal', async () => {
    const { body } = await gateway.call('getLanguages');
    expect(body.result.items).toHaveLength(CULTURE_NAMES.length);
    expect(body.result.items).toContainEqual({ culture: 'ur-PK', name: 'اردو' });
  });

  it('lists the countries a site accepts', async () => {
    const { body } = await gateway.call('getCountries', { query: { siteId: 1 } });
    expect(body.result.length).toBeGreaterThan(230);
    expect(body.result).toContainEqual({ code: 'DE', name: 'Germany', dialCode: '+49' });
    expect(body.result).not.toContainEqual(expect.objectContaining({ code: 'US' }));
    const bank = await gateway.call('getCountries', { query: { siteId: 3 } });
    expect(bank.body.result).not.toContainEqual(expect.objectContaining({ code: 'RU' }));
    expect((await gateway.call('getCountries')).status).toBe(400);
    expect((await gateway.call('getCountries', { query: { siteId: 99 } })).status).toBe(404);
  });
});

describe('getAll', () => {
  const getAll = (query: Record<string, string | number>, headers = {}) =>
    gateway.call('getTranslations', { query, headers });
  const texts = (body: { result: { pageName: string; data: { key: string; value: string }[] }[] }) =>
    Object.fromEntries(
      body.result.flatMap((page) => page.data.map(({ key, value }) => [`${page.pageName}.${key}`, value])),
    );

  it('returns the texts of company and culture', async () => {
    const invest = await getAll({ Culture: 'id-ID', CompanyId: 11 });
    expect(texts(invest.body)).toMatchObject({
      'meta.title': 'Portico Invest',
      'supportChat.key': 'portico-invest',
    });
    const international = await getAll({ Culture: 'hi-IN', CompanyId: 24 });
    expect(texts(international.body)).toEqual({
      'supportChat.key': 'portico-international',
      'supportChat.keyAf': 'portico-international-af',
    });
    expect((await getAll({ Culture: 'pt-PT', CompanyId: 7 })).body.result).toEqual([]);
  });

  it('defaults to en-US, and needs a company', async () => {
    const defaultTexts = await getAll({ CompanyId: 7 });
    expect(defaultTexts.body).toEqual((await getAll({ Culture: 'en-US', CompanyId: 7 })).body);
    expect((await getAll({ Culture: 'en-US' })).status).toBe(400);
    expect((await getAll({ CompanyId: 'seven' })).status).toBe(400);
  });

  it('answers 304 to its own ETag', async () => {
    const first = await getAll({ CompanyId: 7 });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await getAll({ CompanyId: 7 }, { 'if-none-match': etag })).status).toBe(304);
    expect((await getAll({ CompanyId: 11 }, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('popup and slides', () => {
  it('returns the current popup of the token’s company, or null', async () => {
    const popup = async (email: string) =>
      (await gateway.call('getRegionPopup', { token: await gateway.signIn(email) })).body.result;
    expect(await popup('main@portico.test')).toBeNull();
    expect(await popup('invest@portico.test')).toMatchObject({
      title: 'Jam perdagangan libur nasional',
      url: '/news',
    });
  });

  it('uses the site’s popup without a token, and refuses a wrong token', async () => {
    const { body } = await gateway.call('getRegionPopup', { at: gateway.investUrl });
    expect(body.result.url).toBe('/news');
    expect((await gateway.call('getRegionPopup', { token: 'wrong' })).status).toBe(401);
    expect((await gateway.call('getRegionPopup')).body.result).toBeNull();
  });

  it('returns slides in order', async () => {
    const slides = async (email: string) =>
      (await gateway.call('getCampaignSlides', { token: await gateway.signIn(email) })).body.result;
    expect(await slides('bank@portico.test')).toHaveLength(2);
    const campaigns = (
      await gateway.call('getCampaigns', { token: await gateway.signIn('international@portico.test') })
    ).body.result as { id: number; title: string }[];
    const titleOf = (url: string) => campaigns.find(({ id }) => url === `/campaigns?campaign=${id}`)?.title;
    const running = (await slides('international@portico.test')) as { buttonText: string; url: string }[];
    expect(running.map(({ url }) => titleOf(url))).toEqual([
      'Autumn trading contest',
      'Spread back on majors',
    ]);
    expect(running.map(({ buttonText }) => buttonText)).toEqual(running.map(({ url }) => titleOf(url)));
    expect(await slides('main@portico.test')).toEqual([]);
  });
});

describe('links of slides', () => {
  it.each(['bank', 'international'] as const)(
    'lead the clients of %s only where they may go',
    async (variant) => {
      const token = await gateway.signIn(`${variant}@portico.test`);
      const slides = (await gateway.call('getCampaignSlides', { token })).body.result as { url: string }[];
      const pages = { slugs: ['demo'], screens: [] };
      const targets = slides.map(({ url }) => contentLink(url, pages));
      const screens = targets.map((link) => {
        const route =
          link?.kind === 'inside' ? routeOfPath(link.to.split('?')[0] ?? '', ...pages.slugs) : null;
        return route && route in ROUTE_ACCESS
          ? ROUTE_ACCESS[route as keyof typeof ROUTE_ACCESS][variant]
          : null;
      });
      expect(screens.length).toBeGreaterThan(0);
      expect(screens.filter((screen) => screen === HOME || screen === null)).toEqual([]);
    },
  );
});

describe('geo', () => {
  it.each([
    ['10.1.2.3', 'DE', 'EU'],
    ['203.0.113.9', 'KE', 'AF'],
    ['198.51.100.1', 'ID', 'AS'],
    ['192.0.2.77', 'AF', 'AS'],
    ['::1', 'DE', 'EU'],
  ])('finds %s in %s, %s', async (ip, code, continent) => {
    expect((await gateway.call('getIp', { ip })).body.result).toEqual({ ip });
    const { body } = await gateway.call('getCountryInfo', { ip });
    expect(body.result).toEqual({
      country: { code, name: expect.any(String) },
      continent: { code: continent },
    });
  });

  it('answers notFound for an unknown location', async () => {
    expect((await gateway.call('getCountryInfo', { ip: '8.8.8.8' })).status).toBe(404);
  });
});

describe('accounts', () => {
  const accountsOf = async (email: string) =>
    (await gateway.call('getAccounts', { token: await gateway.signIn(email) })).body.result;

  it('are only those of the token’s client', async () => {
    const accounts = await accountsOf('main@portico.test');
    expect(accounts).toHaveLength(9);
    expect(accounts).toContainEqual({
      login: 50130276,
      platform: 'MT5',
      kind: 'live',
      status: 'active',
      name: 'Gold 1',
      nickname: null,
      accountType: 'Standard',
      server: 'Portico-Live',
      currency: 'USD',
      leverage: 200,
      balance: '6105.00',
      credit: '0.00',
      floatingPl: '-1222.01',
      equity: '4882.99',
      margin: '3959.94',
      freeMargin: '923.05',
      marginLevel: '123.31',
      swapFree: true,
      marginMode: 'hedging',
      rights: 'full',
      marginCallLevel: '100.00',
      stopOutLevel: '50.00',
      openedAt: '2025-03-20T00:00:00.000Z',
    });
    const logins = new Set(accounts.map(({ login }: { login: number }) => login));
    for (const { login } of await accountsOf('main-ib@portico.test')) expect(logins).not.toContain(login);
  });

  it('include both kinds, both platforms, archived and pending accounts, and one without figures', async () => {
    for (const email of ['main', 'invest', 'bank', 'international'].map((name) => `${name}@portico.test`)) {
      const accounts: Record<string, unknown>[] = await accountsOf(email);
      const has = (fields: object) => expect(accounts).toContainEqual(expect.objectContaining(fields));
      has({ platform: 'MT4', kind: 'live', status: 'active' });
      has({ platform: 'MT5', kind: 'demo', status: 'active' });
      has({ status: 'archived' });
      has({ status: 'pending', equity: null });
      has({ rights: 'closeOnly' });
    }
  });

  it('can number ten thousand', async () => {
    expect(await accountsOf('main-many@portico.test')).toHaveLength(10_000);
    expect(await accountsOf('main-onboarding@portico.test')).toEqual([]);
  });

  it('all have consistent figures', async () => {
    const digits = (amount: string) => amount.split('.')[1]?.length ?? 0;
    const wrong: unknown[] = [];
    for (const name of ['main', 'invest', 'bank', 'international', 'main-many']) {
      const accounts: Record<string, string>[] = await accountsOf(`${name}@portico.test`);
      for (const account of accounts) {
        const { balance, credit, currency, equity, floatingPl, freeMargin, margin, marginLevel } = account;
        if (!balance || !credit || !equity || !floatingPl || !margin) continue;
        const isRight =
          Big(balance).plus(credit).plus(floatingPl).toFixed(digits(balance)) === equity &&
          Big(equity).minus(margin).toFixed(digits(balance)) === freeMargin &&
          (Number(margin) === 0 ? null : Big(equity).div(margin).times(100).toFixed(2)) === marginLevel &&
          digits(balance) === (currency === 'JPY' || currency === 'IDR' ? 0 : 2);
        if (!isRight) wrong.push(account);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('trader addresses and research pages', () => {
  it('the addresses are those of the main client', async () => {
    const url = async (email: string, type: number | string) =>
      gateway.call('getTraderUrl', { token: await gateway.signIn(email), query: { type } });
    expect((await url('main@portico.test', 3)).body.result.traderUrl).toBe(
      'https://stocks.portico.example/portfolio',
    );
    expect((await url('main@portico.test', 2)).body.result.traderUrl).toContain(
      'https://cfd.portico.example/',
    );
    expect((await url('main-live@portico.test', 3)).body.result).toEqual({ traderUrl: null });
    expect((await url('invest@portico.test', 2)).body.result).toEqual({ traderUrl: null });
    expect((await url('main@portico.test', 4)).status).toBe(400);
    expect((await url('main@portico.test', 'stock')).status).toBe(400);
  });

  it('the pages’ addresses name page and culture', async () => {
    const token = await gateway.signIn('main@portico.test');
    const page = (pageName: string) =>
      gateway.call('getIframeUrl', { token, query: { culture: 'de-DE', pageName } });
    const { port } = new URL(gateway.url);
    expect((await page('av_ideas')).body.result).toBe(
      `http://embed.localhost:${port}/embed/av_ideas?culture=de-DE`,
    );
    expect((await page('news')).status).toBe(400);
  });
});

describe('locales and unknown paths', () => {
  it('records missing texts once', async () => {
    const body = { 'menu.accounts': 'Accounts', 'menu.other': 'Other' };
    const add = (lng: string) => gateway.call('addMissingTexts', { path: { lng, ns: 'translation' }, body });
    expect((await add('de')).status).toBe(200);
    expect((await add('de')).status).toBe(200);
    const [row] = await gateway.rows(
      "select count(*)::int as count from missing_texts where language = 'de'",
    );
    expect(row?.['count']).toBe(2);
    expect((await add('../../etc')).status).toBe(400);
  });

  it('refuses any other path, version or method', async () => {
    for (const path of ['/api/none', '/api/client/v2/Client/client', '/api/client/v1/Client/client/x']) {
      const response = await fetch(gateway.url + path);
      expect([response.status, await response.json()]).toEqual([
        404,
        { errors: [{ errorCode: ERROR_CODE.notFound }] },
      ]);
    }
    const response = await fetch(`${gateway.url}/api/client/v1/Client/client`, { method: 'POST' });
    expect(response.status).toBe(404);
  });
});

it('the database has statistics of its tables, which query plans for 10,000 accounts need', async () => {
  const rows = await gateway.rows(
    "select relname from pg_class where relname = 'accounts' and reltuples > 10000",
  );
  expect(rows).toHaveLength(1);
});
