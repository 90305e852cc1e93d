import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { firstPaint, type SiteLook } from '../../../sandbox/web/first-paint';
import { inNameOf } from '../../../sandbox/web/kept-pages';
import { COMPANY_IDS } from '../../../src/domain/company';
import { DEFAULT_CONFIG, type PortalConfig } from '../../../src/domain/config/portal-config';

const BANK: SiteLook = { siteId: 3, companyId: COMPANY_IDS.bank, culture: 'id-ID', isActive: true };
const request = {} as FastifyRequest;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
  mkdirSync(path.join(folder, 'login'));
  for (const culture of ['id-ID', 'en-US', 'ur-PK']) {
    const page =
      '<title>Portico</title><noscript>Portico needs JavaScript.</noscript><a>Portico</a>porticoPorticos';
    writeFileSync(path.join(folder, `login/bank.${culture}.html`), page);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const pageOf = async (
  address: string,
  {
    site = BANK,
    config = {},
    dist = folder,
  }: { site?: SiteLook; config?: Partial<PortalConfig>; dist?: string } = {},
) => {
  const found = await firstPaint(dist, { ...DEFAULT_CONFIG, ...config }, async () => site)(address, request);
  expect(found.site).toBe(site);
  return { file: found.file, name: found.name };
};
const EMPTY = '/index.html';

test.each([
  ['/login', '/login/bank.id-ID.html'],
  ['/Login', '/login/bank.id-ID.html'],
  ['/login/', '/login/bank.id-ID.html'],
  ['/en/login', '/login/bank.en-US.html'],
  ['/pk/login', '/login/bank.ur-PK.html'],
  ['/', EMPTY],
  ['/accounts', EMPTY],
  ['/xx/login', EMPTY],
  ['/login/more', EMPTY],
  ['/register/open-trading-account', EMPTY],
])('the page of %s is %s', async (address, file) => {
  expect(await pageOf(address)).toEqual({ file, name: 'Portico' });
});

test('a culture that the portal does not ship is English', async () => {
  expect(await pageOf('/login', { site: { ...BANK, culture: 'xx-XX' } })).toEqual({
    file: '/login/bank.en-US.html',
    name: 'Portico',
  });
});

test.each([
  ['a closed site', { site: { ...BANK, isActive: false } }],
  ['a company of no variant', { site: { ...BANK, companyId: 99 } }],
  [
    'a brand with a picture of its own',
    { config: { brand: { ...DEFAULT_CONFIG.brand, logo: 'https://cdn.example/logo.svg' } } },
  ],
  [
    'tokens of its own',
    { config: { brand: { ...DEFAULT_CONFIG.brand, tokens: { colorPrimary: '#123456' } } } },
  ],
  ['a site that only registers', { config: { registrationOnly: true } }],
  ['a build for development', { dist: path.join(tmpdir(), 'portico-nowhere') }],
])('%s gets the empty page', async (_what, options) => {
  expect(await pageOf('/login', options)).toEqual({ file: EMPTY, name: 'Portico' });
});

test('a site that cannot be found gets the empty page, which says so', async () => {
  const lost = firstPaint(folder, DEFAULT_CONFIG, () => Promise.reject(new Error('no database')));
  expect(await lost('/login', request)).toEqual({ file: EMPTY, name: 'Portico' });
});

test.each([
  ['the brand of all', { brand: { ...DEFAULT_CONFIG.brand, name: 'Acme' } }, '/login/bank.id-ID.html'],
  ['the company’s', { companies: { '23': { brand: { name: 'Acme' } } } }, '/login/bank.id-ID.html'],
  [
    'the company’s, with colours',
    { companies: { '23': { brand: { name: 'Acme', tokens: { fontSize: 15 } } } } },
    EMPTY,
  ],
])('the name is that of %s', async (_whose, config, file) => {
  expect(await pageOf('/login', { config })).toEqual({ file, name: 'Acme' });
  expect(await pageOf('/accounts', { config })).toEqual({ file: EMPTY, name: 'Acme' });
});

test('a company of the configuration has the page of what it is like, if that was drawn', async () => {
  const site = { ...BANK, companyId: 42 };
  const like = (key: string) => pageOf('/login', { site, config: { companies: { '42': { like: key } } } });
  expect((await like('bank')).file).toBe('/login/bank.id-ID.html');
  expect((await like('exotic')).file).toBe(EMPTY);
});

test('a page in another name holds the built one nowhere, and the name is no markup', async () => {
  const html = readFileSync(path.join(folder, 'login/bank.en-US.html'), 'utf8');
  expect(inNameOf(html, 'Portico')).toBe(html);
  expect(inNameOf(html, '<b>A&"B\'$&')).toBe(
    '<title>&#60;b&#62;A&#38;&#34;B&#39;$&#38;</title><noscript>&#60;b&#62;A&#38;&#34;B&#39;$&#38; needs JavaScript.</noscript><a>&#60;b&#62;A&#38;&#34;B&#39;$&#38;</a>porticoPorticos',
  );
});
