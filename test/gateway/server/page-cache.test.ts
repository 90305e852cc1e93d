import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageCache } from '../../../gateway/server/page-cache';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';
import { INDEX_TEMPLATE } from '../../../hosting/page-slots';
import { startFixture, TEMPLATE, type Fixture } from './fixture';

const SITE = { siteId: 1, companyId: 7, culture: 'en-US', isActive: true };
const ACME = { ...DEFAULT_CONFIG, brand: { ...DEFAULT_CONFIG.brand, name: 'Acme' } };

/** The kinds of pages that the server caches. */
const KINDS = [
  ['of the build', {}],
  ['with the name of a brand', { config: ACME }],
  ['with data of the server', { hasBootData: true, siteOf: async () => SITE }],
] as const;

describe.each(KINDS)('a page %s', (_kind, options) => {
  let fixture: Fixture;
  let plain: string;
  const get = (headers: Record<string, string> = {}) =>
    fixture.app.inject({ url: '/en/login', headers: { host: 'portal.example', ...headers } });
  beforeAll(async () => {
    fixture = await startFixture(options);
    plain = (await get()).body;
  });
  afterAll(() => fixture.close());

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.2', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to a browser that accepts "%s" is encoded as %s', async (acceptEncoding, encoding) => {
    // The first answer is rendered, the second one is cached.
    for (const answer of [
      await get({ 'accept-encoding': acceptEncoding }),
      await get({ 'accept-encoding': acceptEncoding }),
    ]) {
      const { headers, rawPayload } = answer;
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
      expect(headers['content-encoding']).toBe(encoding);
      expect(String(unpack ? unpack(rawPayload) : rawPayload)).toBe(plain);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(rawPayload.length),
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('is rendered again when the build has changed its file', async () => {
    const before = (await get()).body;
    const file = path.join(fixture.distFolder, INDEX_TEMPLATE);
    await writeFile(file, TEMPLATE.replace('boot.0123456789', 'boot.9876543210'));
    const after = await get({ 'accept-encoding': 'br' });
    expect(String(brotliDecompressSync(after.rawPayload))).toBe(
      before.replaceAll('boot.0123456789', 'boot.9876543210'),
    );
    await writeFile(file, TEMPLATE);
    // The files have the same length, so that only the modification time differs.
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect((await get()).body).toBe(before);
  });
});

test('an unchanged page is revalidated by its ETag in every encoding', async () => {
  const { app, close, distFolder } = await startFixture();
  const first = await app.inject('/login');
  const etag = String(first.headers.etag);
  const revalidate = (names: string) =>
    app.inject({ url: '/login', headers: { 'if-none-match': names, 'accept-encoding': 'br' } });
  expect(etag).toMatch(/^W\/"[0-9a-f]+-[0-9a-f]+"$/);
  const { mtime } = await stat(path.join(distFolder, INDEX_TEMPLATE));
  expect(first.headers['last-modified']).toBe(mtime.toUTCString());
  const unchangedAnswer = await revalidate(`"x", ${etag}`);
  expect([unchangedAnswer.statusCode, unchangedAnswer.body, unchangedAnswer.headers.etag]).toEqual([
    304,
    '',
    etag,
  ]);
  expect((await revalidate('"other"')).statusCode).toBe(200);
  await close();
});

test.each([
  ['another name', { config: ACME }],
  ['data of the server', { hasBootData: true, siteOf: async () => SITE }],
])('a page with %s has no ETag of the file', async (_difference, options) => {
  const { app, close } = await startFixture(options);
  expect((await app.inject('/login')).headers).not.toHaveProperty('etag');
  await close();
});

test('each host and each language gets its own data, also from the cache', async () => {
  const sites: Record<string, typeof SITE> = {
    'main.example': SITE,
    'bank.example': { ...SITE, siteId: 3, companyId: 23 },
  };
  const { app, close } = await startFixture({
    hasBootData: true,
    siteOf: async ({ hostname }) => sites[hostname] ?? SITE,
  });
  const bodyOf = async (host: string, url: string) => (await app.inject({ url, headers: { host } })).body;
  for (let round = 0; round < 2; round += 1) {
    expect(await bodyOf('main.example', '/en/accounts')).toContain('SiteDomain/get/main.example/en');
    expect(await bodyOf('main.example', '/de/accounts')).toContain('SiteDomain/get/main.example/de');
    const bank = await bodyOf('bank.example', '/en/accounts');
    expect(bank).toContain('"siteId":3');
    expect(bank).not.toContain('main.example');
  }
  sites['main.example'] = { ...SITE, isActive: false };
  expect(await bodyOf('main.example', '/en/accounts')).toContain('"isActive":false');
  await close();
});

test('made-up host names only evict the least recently used pages', async () => {
  const { close, distFolder } = await startFixture();
  const pages = new PageCache(distFolder);
  const { brand } = DEFAULT_CONFIG;
  const page = (host: string) => pages.get({ file: INDEX_TEMPLATE, brand, bootData: { host } });
  const frequentPage = page('frequent');
  const oldest = page('oldest');
  for (let count = 0; count < 499; count += 1) {
    page(`host-${count}`);
    expect(page('frequent')).toBe(frequentPage);
  }
  expect(page('oldest')).not.toBe(oldest);
  await close();
});

test('a page that was removed from the build is missing', async () => {
  const { app, close, distFolder } = await startFixture();
  expect((await app.inject('/login')).statusCode).toBe(200);
  await rm(path.join(distFolder, INDEX_TEMPLATE));
  expect((await app.inject('/login')).statusCode).toBe(404);
  await close();
});
