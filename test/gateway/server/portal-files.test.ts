import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { INDEX_TEMPLATE } from '../../../hosting/page-slots';
import { INDEX, SCRIPT, startFixture, type Fixture } from './fixture';

describe('the built portal', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await startFixture()));
  afterAll(() => fixture.close());

  const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

  test.each([
    '/',
    '/login',
    '/en/accounts',
    '/ur/Profile',
    '/TokenLogin?token=a.b&path=/profile',
    '/a/b/c',
    '/wallet?x=1.js',
  ])('%s gets the page', async (url) => {
    const answer = await get(url);
    expect(answer.body).toBe(INDEX);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    '/assets/chunk.abcdef0123.js',
    '/assets/',
    '/chunk.js',
    '/de/chunk.css',
    '/locales/xx/translation.json',
  ])('the missing file %s is not the page', async (url) => {
    const answer = await get(url, { accept: 'text/html', 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<html');
  });

  test.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd.txt',
    '/.env',
  ])('%s is not found', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('compressed files are sent if the browser accepts them', async () => {
    const address = '/assets/boot.0123456789.js';
    const brotli = await get(address, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(address, { 'accept-encoding': 'gzip' });
    const plain = await get(address);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(SCRIPT);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip.rawPayload))).toBe(SCRIPT);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(SCRIPT);
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers['content-type']).toMatch(/javascript/);
      expect(headers.vary).toContain('accept-encoding');
    }
  });

  test('texts are revalidated by their ETag', async () => {
    const first = await get('/locales/de/translation.json');
    const etag = String(first.headers.etag);
    expect(first.json()).toEqual({ login: { title: 'Anmelden' } });
    expect((await get('/locales/de/translation.json', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/locales/de/translation.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('HEAD is answered as GET without a body', async () => {
    const answer = await fixture.app.inject({ method: 'HEAD', url: '/en/login' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  test('the configuration is that of the environment, not of the build', async () => {
    expect((await get('/config.json')).json()).toMatchObject({ brand: { name: 'Portico' }, apiVersion: '1' });
  });

  test('without a build, pages are 404 but the API works', async () => {
    const emptyFixture = await startFixture();
    await rm(path.join(emptyFixture.distFolder, INDEX_TEMPLATE));
    expect((await emptyFixture.app.inject('/login')).statusCode).toBe(404);
    expect((await emptyFixture.app.inject('/api/accounts')).statusCode).toBe(200);
    await emptyFixture.close();
  });
});

describe('the log (L1)', () => {
  test('contains the path of every answer, and no query', async () => {
    const fixture = await startFixture();
    const secret = 'token-nobody-may-read';
    await fixture.app.inject(`/TokenLogin?token=${secret}`);
    await fixture.app.inject(`/missing.png?token=${secret}`);
    await fixture.app.inject(`/api/unknown?token=${secret}`);
    await fixture.app.inject(`/api/broken?token=${secret}`);
    await fixture.app.inject(`/%?token=${secret}`);
    await fixture.close();
    const lines = fixture.log.join('');
    expect(lines).toContain('"path":"/TokenLogin","status":200');
    expect(lines).toContain('"path":"/api/broken","status":500');
    expect(lines).toContain('a secret of the inside');
    expect(lines).not.toContain(secret);
  });
});
