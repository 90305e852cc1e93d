import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { firstPaint } from '../../../gateway/server/first-paint';
import type { HostSite } from '../../../gateway/server/host-site';
import {
  INDEX_TEMPLATE,
  loginTemplate,
  slot,
  TEMPLATES_FOLDER,
  TEXT_KEYS_FILE,
} from '../../../hosting/page-slots';
import { startFixture } from './fixture';
import { createManifest } from '../../../hosting/portal-manifest';
import { companiesFrom } from '../../../src/domain/variants/companies-from';
import { PageCache } from '../../../gateway/server/page-cache';
import { COMPANY_IDS, BUILT_IN_ENTRIES, type CompanyEntry } from '../../../src/domain/site/company';
import type { BrandConfig } from '../../../src/domain/site/config/company-settings';
import { DEFAULT_CONFIG, type PortalConfig } from '../../../src/domain/site/config/portal-config';

const BANK: HostSite = { siteId: 3, companyId: COMPANY_IDS.bank, culture: 'id-ID', isActive: true };
const request = {} as FastifyRequest;
let folder: string;

const SERVER_SLOTS = ['look', 'boot-data', 'config-hint', 'logo'].map((name) => slot(name, '')).join('');

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
  mkdirSync(path.join(folder, TEMPLATES_FOLDER));
  for (const culture of ['id-ID', 'en-US', 'ur-PK']) {
    writeFileSync(path.join(folder, loginTemplate('bank', culture)), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const fetchPage = async (
  address: string,
  {
    site = BANK,
    config = {},
    dist = folder,
  }: { site?: HostSite; config?: Partial<PortalConfig>; dist?: string } = {},
) => {
  const first = await firstPaint(dist, { ...DEFAULT_CONFIG, ...config }, async () => site)(address, request);
  expect(first.site).toBe(site);
  return { file: first.file, name: first.brand.name };
};
const EMPTY_PAGE = INDEX_TEMPLATE;

test.each([
  ['/login', 'templates/login.bank.id-ID.html'],
  ['/Login', 'templates/login.bank.id-ID.html'],
  ['/login/', 'templates/login.bank.id-ID.html'],
  ['/en/login', 'templates/login.bank.en-US.html'],
  ['/pk/login', 'templates/login.bank.ur-PK.html'],
  ['/', EMPTY_PAGE],
  ['/accounts', EMPTY_PAGE],
  ['/xx/login', EMPTY_PAGE],
  ['/login/more', EMPTY_PAGE],
  ['/register/open-trading-account', EMPTY_PAGE],
])('the page of %s is %s', async (address, file) => {
  expect(await fetchPage(address)).toEqual({ file, name: 'Portico' });
});

test('a culture the portal does not have is English', async () => {
  expect(await fetchPage('/login', { site: { ...BANK, culture: 'xx-XX' } })).toEqual({
    file: 'templates/login.bank.en-US.html',
    name: 'Portico',
  });
});

const withBrand = (brand: Partial<BrandConfig>) => ({
  config: { brand: { ...DEFAULT_CONFIG.brand, ...brand } },
});
const LOGO = 'https://cdn.example/logo.svg';

test.each([
  ['a closed site', { site: { ...BANK, isActive: false } }],
  ['a company of no variant', { site: { ...BANK, companyId: 99 } }],
  ['a brand with a logo only for the dark theme', withBrand({ logoDark: LOGO })],
  ['a site with registration only', { config: { registrationOnly: true } }],
  ['a build for development', { dist: path.join(tmpdir(), 'portico-nowhere') }],
])('%s gets the empty page', async (_description, options) => {
  expect(await fetchPage('/login', options)).toEqual({ file: EMPTY_PAGE, name: 'Portico' });
});

test.each([
  ['a logo', withBrand({ logo: LOGO })],
  ['tokens', withBrand({ tokens: { colorPrimary: '#123456' } })],
])('a brand with %s of its own gets the page of its variant', async (_description, options) => {
  expect(await fetchPage('/login', options)).toEqual({
    file: 'templates/login.bank.id-ID.html',
    name: 'Portico',
  });
});

test('the empty page is sent if the site cannot be read', async () => {
  const paintWithoutSite = firstPaint(folder, DEFAULT_CONFIG, () => Promise.reject(new Error('no database')));
  expect(await paintWithoutSite('/login', request)).toEqual({
    file: EMPTY_PAGE,
    brand: DEFAULT_CONFIG.brand,
  });
});

test.each([
  [
    'the brand of all',
    { brand: { ...DEFAULT_CONFIG.brand, name: 'Acme' } },
    'templates/login.bank.id-ID.html',
  ],
  ['the company’s', { companies: { '23': { brand: { name: 'Acme' } } } }, 'templates/login.bank.id-ID.html'],
  [
    'the company’s, with tokens',
    { companies: { '23': { brand: { name: 'Acme', tokens: { fontSize: 15 } } } } },
    'templates/login.bank.id-ID.html',
  ],
])('the name is that of %s', async (_description, config, file) => {
  expect(await fetchPage('/login', { config })).toEqual({ file, name: 'Acme' });
  expect(await fetchPage('/accounts', { config })).toEqual({ file: EMPTY_PAGE, name: 'Acme' });
});

test('a configured company gets the page of its model if the build has one', async () => {
  const site = { ...BANK, companyId: 42 };
  const like = (key: string) => fetchPage('/login', { site, config: { companies: { '42': { like: key } } } });
  expect((await like('bank')).file).toBe('templates/login.bank.id-ID.html');
  expect((await like('exotic')).file).toBe(EMPTY_PAGE);
});

describe('a company of an extension', () => {
  const brand = { name: 'Acme', slug: 'acme', logo: LOGO, tokens: { borderRadius: 2 } };
  const acme = { key: 'acme', id: 42, like: 'bank', brand };
  const theme = { all: { dark: { fontSize: 15 } }, acme: { light: { colorPrimary: '#b3261e' } } };
  const manifest = createManifest([{ companies: [acme], theme }]);
  const portal = { companies: companiesFrom(BUILT_IN_ENTRIES, manifest.companies), manifest };
  const first = (config: Partial<PortalConfig> = {}, companyId = 42) =>
    firstPaint(
      folder,
      { ...DEFAULT_CONFIG, ...config },
      async () => ({ ...BANK, companyId }),
      portal,
    )('/en/login', request);
  const loginPage = 'templates/login.acme.en-US.html';
  beforeAll(() => writeFileSync(path.join(folder, loginPage), ''));

  test('has the page that the build rendered for it', async () => {
    expect(await first()).toMatchObject({ file: loginPage, brand: { name: 'Acme', logo: LOGO } });
  });

  test.each([
    ['name', { name: 'Acme EU' }],
    ['logo', { logo: '/other.svg' }],
  ])('has the same page if the configuration gives it another %s', async (_part, brandChange) => {
    expect(await first({ companies: { '42': { brand: brandChange } } })).toEqual({
      ...(await first()),
      brand: { ...DEFAULT_CONFIG.brand, ...brand, ...brandChange },
    });
  });

  test('has the page of a company that is like it, which has another brand', async () => {
    const page = await first({ companies: { '43': { like: 'acme' } } }, 43);
    expect(page).toMatchObject({ file: loginPage, brand: DEFAULT_CONFIG.brand });
    const { app, close } = await startFixture({
      config: { ...DEFAULT_CONFIG, companies: { '43': { like: 'acme' } } },
      ...portal,
    });
    const { body } = await app.inject(page.styleSheet ?? '');
    await close();
    expect(body).toContain('--ant-color-primary:#b3261e');
    expect(body).not.toContain('--ant-border-radius:2px');
  });

  test('has the build’s style sheet, which has its tokens', async () => {
    expect(await first()).not.toHaveProperty('styleSheet');
  });

  test('has its theme, overridden by the tokens of the configuration', async () => {
    const config = { companies: { '42': { brand: { tokens: { borderRadius: 9 } } } } };
    const { styleSheet } = await first(config);
    const options = { config: { ...DEFAULT_CONFIG, ...config }, ...portal };
    const { app, close } = await startFixture(options);
    const [light, dark] = (await app.inject(styleSheet ?? '')).body.trim().split('\n');
    await close();
    expect(light).toMatch(/--ant-border-radius:9px.*--ant-color-primary:#b3261e/);
    expect(dark).toMatch(/--ant-font-size:0.9375rem.*--ant-border-radius:9px/);
    expect(dark).not.toContain('#b3261e');
  });
});

describe('a company’s own texts', () => {
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  const texts = { 'en-US': { 'login.title': 'Welcome to the desk' } };
  const render = async (companies: PortalConfig['companies'], extensions: readonly CompanyEntry[] = []) => {
    const config = { ...DEFAULT_CONFIG, companies };
    const manifest = createManifest([{ companies: extensions }]);
    const portal = { companies: companiesFrom(BUILT_IN_ENTRIES, extensions), manifest };
    const site = { ...BANK, companyId: extensions[0]?.id ?? BANK.companyId };
    const first = await firstPaint(folder, config, async () => site, portal)('/en/login', request);
    const page = await new PageCache(folder).get(first)?.body('identity');
    return String(page);
  };
  const pageWith = (title: string) => `<title>Portico</title><h1>${title}</h1><p>Portico</p>`;
  const templateWith = (title: string) =>
    pageWith(slot('text:login.title', title)).replaceAll('Portico', slot('brand', '')) + SERVER_SLOTS;
  beforeAll(() => {
    mkdirSync(path.join(folder, 'locales/en'), { recursive: true });
    write('locales/en/translation.json', '{"login":{"title":"Sign in","submit":"Go on"}}');
    write(TEXT_KEYS_FILE, '["login.title","login.submit"]');
    write(
      INDEX_TEMPLATE,
      `<title>${slot('brand', 'Client portal')}</title><h1></h1>${SERVER_SLOTS.replace(slot('logo', ''), '')}`,
    );
    write(loginTemplate('bank', 'en-US'), templateWith('Sign in'));
    write(loginTemplate('desk', 'en-US'), templateWith('Welcome to the desk'));
  });

  test('from the configuration are in the page with its name', async () => {
    expect(await render({})).toBe(pageWith('Sign in'));
    expect(await render({ '23': { texts, brand: { name: 'Acme' } } })).toBe(
      pageWith('Welcome to the desk').replaceAll('Portico', 'Acme'),
    );
  });

  test('without a slot lead to the empty page', async () => {
    expect(await render({ '23': { texts: { 'en-US': { 'login.submit': 'Enter' } } } })).toBe(
      '<title>Portico</title><h1></h1>',
    );
  });

  test('from an extension are overridden by those of the configuration', async () => {
    const desk = { key: 'desk', id: 42, like: 'bank', texts };
    expect(await render({}, [desk])).toBe(pageWith('Welcome to the desk'));
    const companies = { '42': { texts: { 'en-US': { 'login.title': 'Hello' } } } };
    expect(await render(companies, [desk])).toBe(pageWith('Hello'));
  });
});

describe('the style sheet of a brand’s tokens', () => {
  const companies = { '23': { brand: { tokens: { colorPrimary: '#123456', fontSize: 15 } } } };
  const config = { ...DEFAULT_CONFIG, companies };
  const styleSheetOf = async (address: string) =>
    (await firstPaint(folder, config, async () => BANK)(address, request)).styleSheet;

  test('is linked from the page, by company, culture and content', async () => {
    expect(await styleSheetOf('/login')).toMatch(/^\/look\/23\/id-ID\.css\?v=[0-9a-f]{10}$/);
    expect(await styleSheetOf('/en/login')).toMatch(/^\/look\/23\/en-US\.css\?v=/);
    expect(await styleSheetOf('/accounts')).toBeUndefined();
  });

  test('overrides the tokens of the variant, and is cached by its hash', async () => {
    const { app, close } = await startFixture({ config });
    const address = (await styleSheetOf('/en/login')) ?? '';
    const sheet = await app.inject(address);
    const oldSheet = await app.inject('/look/23/en-US.css?v=0000000000');
    await close();
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const [light, dark] = sheet.body.trim().split('\n');
    expect(light).toMatch(/^:root\{.*--ant-font-size:0.9375rem.*--ant-color-primary:#123456.*\}$/);
    expect(dark).toMatch(/^\.dark\{.*--ant-color-primary:#123456.*\}$/);
    expect(light).toContain('--ant-color-bg-container:#FFFFFF');
    expect(dark).not.toContain('--ant-color-bg-container:#FFFFFF');
    expect(oldSheet.body).toBe(sheet.body);
    expect(oldSheet.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/look/23/xx-XX.css', '/look/23/__proto__.css', '/look/42/en-US.css', '/look/23/en-US.js'])(
    '%s does not exist',
    async (address) => {
      const exotic = { ...config, companies: { '42': { like: 'exotic' } } };
      const { app, close } = await startFixture({ config: exotic });
      const { statusCode } = await app.inject(address);
      await close();
      expect(statusCode).toBe(404);
    },
  );
});
