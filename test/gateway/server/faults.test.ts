import { createAdjustableClock, type AdjustableClock } from '../../../gateway/server/adjustable-clock';
import { listen, type Listener } from '../../../gateway/kernel/listen';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startFixture, type Fixture } from './fixture';

const ACCOUNTS = '{"hasError":false,"result":[{"login":1},{"login":2}]}';

describe('failures on request', () => {
  let fixture: Fixture;
  let clock: AdjustableClock;
  let listener: Listener;
  beforeAll(async () => {
    clock = createAdjustableClock(() => Date.UTC(2026, 0, 1));
    fixture = await startFixture({ faultClock: clock });
    listener = await listen(fixture.app, { host: '127.0.0.1', port: 0 }, {});
  });
  afterEach(() => fixture.app.inject({ method: 'DELETE', url: '/__faults' }));
  afterAll(async () => {
    await listener.close();
    await fixture.close();
  });

  const addFault = (payload: object) => fixture.app.inject({ method: 'POST', url: '/__faults', payload });
  const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });
  const fetchAccounts = () => fetch(`http://127.0.0.1:${listener.port}/api/accounts`);

  test('a status is sent as often as requested', async () => {
    expect((await addFault({ match: { path: '/api/accounts' }, times: 2, status: 503 })).statusCode).toBe(
      201,
    );
    const first = await get('/api/accounts');
    expect(first.statusCode).toBe(503);
    expect(first.json()).toEqual({ errors: [{ errorCode: ERROR_CODE.failed }] });
    expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect((await get('/api/accounts')).statusCode).toBe(503);
    expect((await get('/api/accounts')).body).toBe(ACCOUNTS);
  });

  test('a status is sent with headers', async () => {
    await addFault({ match: { path: '/api' }, status: 429, headers: { 'retry-after': '7' } });
    const answer = await get('/api/accounts');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('7');
  });

  test('a body is HTML, empty, any text, or half of the real answer', async () => {
    await addFault({ match: { path: '/api' }, body: 'html', times: 1 });
    const html = await get('/api/accounts');
    expect([html.statusCode, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html.body).toContain('<!doctype html>');

    await addFault({ match: { path: '/api' }, body: 'empty', times: 1 });
    expect((await get('/api/accounts')).body).toBe('');

    await addFault({ match: { path: '/api' }, body: '{"result":null}', times: 1 });
    expect((await get('/api/accounts')).json()).toEqual({ result: null });

    await addFault({ match: { path: '/api' }, body: 'truncated', times: 1 });
    expect((await get('/api/accounts')).body).toBe(ACCOUNTS.slice(0, Math.floor(ACCOUNTS.length / 2)));
  });

  test('a file of the portal can be truncated too', async () => {
    const fullBody = (await get('/assets/boot.0123456789.js')).body;
    await addFault({ match: { path: '/assets/*.js' }, body: 'truncated' });
    const answer = await get('/assets/boot.0123456789.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(fullBody.slice(0, Math.floor(fullBody.length / 2)));
  });

  test('a connection is reset', async () => {
    await addFault({ match: { path: '/api' }, body: 'reset', times: 1 });
    await expect(fetchAccounts()).rejects.toThrow('fetch failed');
    expect(await (await fetchAccounts()).text()).toBe(ACCOUNTS);
  });

  test('the real answer is delayed, or sent in pieces', async () => {
    await addFault({ match: { path: '/api' }, delayMs: 200, times: 1 });
    const start = performance.now();
    expect(await (await fetchAccounts()).text()).toBe(ACCOUNTS);
    expect(performance.now() - start).toBeGreaterThanOrEqual(190);

    await addFault({ match: { path: '/api' }, body: 'drip', delayMs: 400, times: 1 });
    const answer = await fetchAccounts();
    const pieces: string[] = [];
    for await (const piece of answer.body ?? []) pieces.push(Buffer.from(piece as Uint8Array).toString());
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(ACCOUNTS);
  });

  test('a fault affects only requests that match in every part', async () => {
    const match = {
      method: 'get',
      path: '/api/*',
      host: 'fault-1.localhost',
      userAgent: 'worker 3',
      query: 'culture=de',
    };
    await addFault({ match, status: 500 });
    const headers = { host: 'fault-1.localhost:3000', 'user-agent': 'Chrome (worker 3)' };
    expect((await get('/api/accounts?culture=de-DE', headers)).statusCode).toBe(500);
    expect((await get('/api/accounts?culture=fr-FR', headers)).statusCode).toBe(200);
    expect(
      (await get('/api/accounts?culture=de-DE', { ...headers, host: 'fault-2.localhost' })).statusCode,
    ).toBe(200);
    expect(
      (await get('/api/accounts?culture=de-DE', { ...headers, 'user-agent': 'Chrome' })).statusCode,
    ).toBe(200);
    expect((await get('/other/api/accounts?culture=de-DE', headers)).statusCode).toBe(200);
    expect(
      (
        await fixture.app.inject({
          method: 'POST',
          url: '/api/echo?culture=de',
          headers: headers,
          payload: {},
        })
      ).statusCode,
    ).toBe(200);
  });

  test('faults are removed by id, by host, or all', async () => {
    const id = (await addFault({ match: { path: '/api/a', host: 'a.localhost' }, status: 500 })).json<{
      id: string;
    }>().id;
    await addFault({ match: { path: '/api/a', host: 'b.localhost' }, status: 501 });
    await addFault({ match: { path: '/api/a', host: 'c.localhost' }, status: 502 });
    const status = async (host: string) => (await get('/api/accounts', { host })).statusCode;
    await fixture.app.inject({ method: 'DELETE', url: `/__faults/${id}` });
    expect(await Promise.all(['a.localhost', 'b.localhost', 'c.localhost'].map(status))).toEqual([
      200, 501, 502,
    ]);
    await fixture.app.inject({ method: 'DELETE', url: '/__faults?host=b.localhost' });
    expect(await Promise.all(['b.localhost', 'c.localhost'].map(status))).toEqual([200, 502]);
    await fixture.app.inject({ method: 'DELETE', url: '/__faults' });
    expect(await status('c.localhost')).toBe(200);
  });

  test('no fault affects the health check or the calls for faults', async () => {
    await addFault({ match: {}, status: 500 });
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await fixture.app.inject({ method: 'DELETE', url: '/__faults' })).statusCode).toBe(204);
  });

  test.each([
    {},
    { match: { paths: '/api' } },
    { match: { path: 'api' } },
    { match: {}, status: 99 },
    { match: {}, times: 0 },
  ])('%j is refused with the reason', async (payload) => {
    const answer = await addFault(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).not.toBe('');
  });

  test('the clock is advanced and reset', async () => {
    const advance = () =>
      fixture.app.inject({ method: 'POST', url: '/__clock', payload: { advanceMs: 3_600_000 } });
    expect((await advance()).json()).toEqual({ now: '2026-01-01T01:00:00.000Z' });
    expect((await advance()).json()).toEqual({ now: '2026-01-01T02:00:00.000Z' });
    await fixture.app.inject({ method: 'DELETE', url: '/__clock' });
    expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });

  test('answers are dated by the clock, except where a fault has a date of its own', async () => {
    await fixture.app.inject({ method: 'POST', url: '/__clock', payload: { advanceMs: 86_400_000 } });
    const { headers } = await fetchAccounts();
    expect(headers.get('date')).toBe('Fri, 02 Jan 2026 00:00:00 GMT');
    await fixture.app.inject({ method: 'DELETE', url: '/__clock' });

    const date = 'Sat, 03 Jan 2026 00:00:00 GMT';
    await addFault({ match: { path: '/api/accounts' }, times: 1, status: 503, headers: { Date: date } });
    expect((await fetchAccounts()).headers.get('date')).toBe(date);
  });
});

describe('without the setting', () => {
  test('neither faults nor the clock can be set', async () => {
    const { app, close } = await startFixture();
    for (const url of ['/__faults', '/__clock']) {
      expect(
        (await app.inject({ method: 'POST', url, payload: { match: {}, advanceMs: 1 } })).statusCode,
      ).toBe(404);
      expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    }
    await close();
  });
});
