import { connect } from 'node:net';
import { createAdjustableClock } from '../../../gateway/server/adjustable-clock';
import { listen } from '../../../gateway/kernel/listen';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startFixture, type Fixture } from './fixture';

/** Typed by hand from H1–H4: the headers of every answer. */
const HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** method, address, status, Cache-Control */
const LOCATIONS = [
  ['GET', '/', 200, 'no-store'],
  ['GET', '/de/Profile', 200, 'no-store'],
  ['GET', '/TokenLogin?token=a.b.c', 200, 'no-store'],
  ['GET', '/legal/privacy.html', 200, 'no-store'],
  ['GET', '/config.json', 200, 'no-store'],
  ['GET', '/healthz', 200, 'no-store'],
  ['GET', '/api/accounts', 200, 'no-store'],
  ['GET', '/assets/boot.0123456789.js', 200, 'public, max-age=31536000, immutable'],
  ['GET', '/favicon.svg', 200, 'no-cache'],
  ['GET', '/locales/de/translation.json', 200, 'no-cache'],
  ['GET', '/locales/de/translation.json?v=1a2b3c4d', 200, 'public, max-age=31536000, immutable'],
  ['GET', '/assets/missing.0123456789.js', 404, 'no-store'],
  ['GET', '/locales/xx/translation.json?v=1a2b3c4d', 404, 'no-store'],
  ['GET', '/wp-login.php', 404, 'no-store'],
  ['GET', '/assets', 404, 'no-store'],
  ['GET', '/static/anything', 404, 'no-store'],
  ['GET', '/api/unknown', 404, 'no-store'],
  ['GET', '/api', 404, 'no-store'],
  ['GET', '/__faults', 404, 'no-store'],
  ['POST', '/accounts', 404, 'no-store'],
  ['DELETE', '/api/accounts', 404, 'no-store'],
  ['GET', '/%', 400, 'no-store'],
  ['GET', '/api/broken', 500, 'no-store'],
] as const;

describe('headers of every answer (H1–H4)', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await startFixture()));
  afterAll(() => fixture.close());

  test.each(LOCATIONS)('%s %s is %i and %s', async (method, url, status, caching) => {
    const answer = await fixture.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(HEADERS);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect(answer.headers['permissions-policy']).toContain('geolocation=()');
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('an error reveals nothing of its cause to the client', async () => {
    const answer = await fixture.app.inject('/api/broken');
    expect(answer.json()).toEqual({ errors: [{ errorCode: ERROR_CODE.failed }] });
  });

  test('a body that is too large is 413 in the envelope', async () => {
    const answer = await fixture.app.inject({
      method: 'POST',
      url: '/api/echo',
      payload: { text: 'x'.repeat(2 ** 20) },
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers).toMatchObject(HEADERS);
    expect(answer.json()).toEqual({ errors: [{ errorCode: ERROR_CODE.invalid }] });
  });

  test('an embedded page may be framed by portals on this machine only', async () => {
    const answer = await fixture.app.inject({ url: '/healthz', headers: { host: 'embed.localhost:3000' } });
    expect(answer.headers).not.toHaveProperty('x-frame-options');
    expect(answer.headers['content-security-policy']).toContain(
      'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*;',
    );
    expect(
      (await fixture.app.inject({ url: '/login', headers: { host: 'embed.localhost' } })).statusCode,
    ).toBe(404);
    const foreign = await fixture.app.inject({ url: '/healthz', headers: { host: 'embed.example' } });
    expect(foreign.headers['x-frame-options']).toBe('DENY');
  });

  test('forwarded headers have no effect', async () => {
    const headers = {
      'x-forwarded-host': 'embed.localhost',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '10.0.0.1',
    };
    const answer = await fixture.app.inject({ url: '/healthz', headers });
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });
});

describe('on a socket', () => {
  test('a request that is not HTTP or has too large a header is refused with the headers', async () => {
    const fixture = await startFixture();
    const listener = await listen(
      fixture.app,
      { host: '127.0.0.1', port: 0 },
      { 'x-content-type-options': 'nosniff' },
    );
    const send = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let answer = '';
        const socket = connect(listener.port, '127.0.0.1', () => socket.write(text));
        socket
          .on('data', (chunk) => (answer += String(chunk)))
          .on('end', () => resolve(answer))
          .on('error', reject);
      });

    const garbage = await send('NONSENSE\r\n\r\n');
    const oversized = await send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(140_000)}\r\n\r\n`);
    const longToken = await fetch(`http://127.0.0.1:${listener.port}/TokenLogin?token=${'a'.repeat(65_536)}`);
    await listener.close();
    await fixture.close();

    expect(garbage).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*x-content-type-options: nosniff/s);
    expect(oversized).toMatch(/^HTTP\/1\.1 431 .*x-content-type-options: nosniff/s);
    expect(longToken.status).toBe(200); // the portal removes the token (L5)
  });

  test('closing waits for the answer in progress', async () => {
    const fixture = await startFixture({ faultClock: createAdjustableClock() });
    await fixture.app.inject({
      method: 'POST',
      url: '/__faults',
      payload: { match: { path: '/api' }, delayMs: 300 },
    });
    const listener = await listen(fixture.app, { host: 'localhost', port: 0 }, {});
    const request = fetch(`http://localhost:${listener.port}/api/accounts`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closing = listener.close();
    expect((await request).status).toBe(200);
    await closing;
    await expect(fetch(`http://localhost:${listener.port}/healthz`)).rejects.toThrow();
    await fixture.close();
  });
});

describe('cross-origin calls (H4)', () => {
  const PORTAL = 'https://portal.example';
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await startFixture({ corsOrigins: [PORTAL] })));
  afterAll(() => fixture.close());

  const preflight = (origin: string) =>
    fixture.app.inject({
      method: 'OPTIONS',
      url: '/api/accounts',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  test('a listed origin may send the four headers of the contract', async () => {
    const { headers } = await preflight(PORTAL);
    expect(headers['access-control-allow-origin']).toBe(PORTAL);
    expect(headers['access-control-allow-headers']).toBe(
      'Authorization, Content-Type, X-Captcha-Token, X-Site-Id',
    );
    expect(headers['access-control-allow-methods']).toBe('GET, POST');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).toMatchObject(HEADERS);
  });

  test.each(['https://evil.example', 'http://portal.example', 'https://portal.example.evil.test', 'null'])(
    '%s may not',
    async (origin) => {
      expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
      const answer = await fixture.app.inject({ url: '/api/accounts', headers: { origin } });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});
