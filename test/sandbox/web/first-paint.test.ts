import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { firstPaint, type SiteLook } from '../../../sandbox/web/first-paint';
import { COMPANY_IDS } from '../../../src/domain/company';
import { DEFAULT_CONFIG, type PortalConfig } from '../../../src/domain/config/portal-config';

const BANK: SiteLook = { companyId: COMPANY_IDS.bank, culture: 'id-ID', isActive: true };
const request = {} as FastifyRequest;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
  mkdirSync(path.join(folder, 'login'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const pageOf = (
  address: string,
  {
    site = BANK,
    config = {},
    dist = folder,
  }: { site?: SiteLook; config?: Partial<PortalConfig>; dist?: string } = {},
) => firstPaint(dist, { ...DEFAULT_CONFIG, ...config }, async () => site)(address, request);

test.each([
  ['/login', '/login/bank.id-ID.html'],
  ['/Login', '/login/bank.id-ID.html'],
  ['/login/', '/login/bank.id-ID.html'],
  ['/en/login', '/login/bank.en-US.html'],
  ['/pk/login', '/login/bank.ur-PK.html'],
  ['/', undefined],
  ['/accounts', undefined],
  ['/xx/login', undefined],
  ['/login/more', undefined],
  ['/register/open-trading-account', undefined],
])('the page of %s is %s', async (address, file) => {
  expect(await pageOf(address)).toBe(file);
});

test('a culture that the portal does not ship is English', async () => {
  expect(await pageOf('/login', { site: { ...BANK, culture: 'xx-XX' } })).toBe('/login/bank.en-US.html');
});

test.each([
  ['a closed site', { site: { ...BANK, isActive: false } }],
  ['a company of no variant', { site: { ...BANK, companyId: 99 } }],
  [
    'a brand of its own',
    { config: { brand: { ...DEFAULT_CONFIG.brand, logo: 'https://cdn.example/logo.svg' } } },
  ],
  [
    'tokens of its own',
    { config: { brand: { ...DEFAULT_CONFIG.brand, tokens: { colorPrimary: '#123456' } } } },
  ],
  ['a site that only registers', { config: { registrationOnly: true } }],
  ['a build for development', { dist: path.join(tmpdir(), 'portico-nowhere') }],
])('%s gets the empty page', async (_what, options) => {
  expect(await pageOf('/login', options)).toBeUndefined();
});

test('a site that cannot be found gets the empty page, which says so', async () => {
  const lost = firstPaint(folder, DEFAULT_CONFIG, () => Promise.reject(new Error('no database')));
  expect(await lost('/login', request)).toBeUndefined();
});
