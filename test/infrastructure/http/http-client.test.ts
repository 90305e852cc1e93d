import { PortalError } from '../../../src/domain/kernel/errors';
import { httpAnswer, type HttpAnswer } from '../../../src/infrastructure/http/answer';
import { rawBody, fields } from '../../../src/infrastructure/http/codecs';
import { HttpAuth } from '../../../src/infrastructure/session/http-auth';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpSites } from '../../../src/infrastructure/site/http-sites';
import type { Outgoing } from '../../../src/infrastructure/http/transport';
import { rejectionOf } from '../../../src/testkit/runner/failures';

const SITE = '{"hasError":false,"result":{"companyId":"5","siteId":50}}';

/** A client that records its requests and answers with one status and text. */
function connect(status = 200, text = SITE, headers: Readonly<Record<string, string>> = {}) {
  const sent: Outgoing[] = [];
  const http = new HttpClient(new Map(), async (request) => {
    sent.push(request);
    return httpAnswer(status, text, (name) => headers[name] ?? null);
  });
  return { http, sent };
}

describe('a request', () => {
  test('goes to the configured address and version, with encoded path parameters', async () => {
    const { http, sent } = connect();
    http.configure({ apiBaseUrl: 'https://api.example', apiVersion: '2' });
    await new HttpSites(http).domain('a/b?c', 'de');
    expect(sent[0]?.url).toBe('https://api.example/api/gateway/cms/v2/SiteDomain/get/a%2Fb%3Fc/de');
  });

  test('for the bare prefix ends in a slash', async () => {
    const { http, sent } = connect();
    await new HttpSites(http).domain('invest.localhost', '');
    expect(sent[0]?.url).toBe('/api/gateway/cms/v1/SiteDomain/get/invest.localhost/');
  });

  test('carries the bearer, and no other header', async () => {
    const { http, sent } = connect();
    http.setBearer('opaque');
    await new HttpSites(http).domain('localhost', 'en');
    http.setBearer(null);
    await new HttpSites(http).domain('localhost', 'en');
    expect(sent.map(({ headers }) => headers)).toEqual([{ Authorization: 'Bearer opaque' }, {}]);
  });

  test('to the page’s own origin never carries the bearer', async () => {
    const { http, sent } = connect(200, '{}');
    http.configure({ apiBaseUrl: 'https://api.example', apiVersion: '1' });
    http.setBearer('opaque');
    await http.call('config', { read: rawBody(fields) });
    expect(sent[0]).toMatchObject({ url: '/config.json', headers: {} });
  });

  test('of a sign-in carries site and captcha token, if there is one', async () => {
    const { http, sent } = connect(200, '{"result":{"token":"opaque"}}');
    const credentials = { email: 'a@b', password: 'x' };
    await new HttpAuth(http).login(credentials, { siteId: 50 });
    await new HttpAuth(http).login(credentials, { siteId: 50, captchaToken: 'solved' });
    expect(sent.map(({ headers }) => headers)).toEqual([
      { 'X-Site-Id': '50' },
      { 'X-Site-Id': '50', 'X-Captcha-Token': 'solved' },
    ]);
    expect(sent[0]).toMatchObject({ method: 'POST', body: credentials });
  });
});

describe('an answer', () => {
  const failing = (...of: Parameters<typeof connect>) =>
    rejectionOf(new HttpSites(connect(...of).http).domain('h', 'en'));

  test.each([
    [
      400,
      '{"errors":[{"errorCode":12},{"errorCode":"3"}]}',
      { kind: 'refused', status: 400, codes: [12, 3] },
    ],
    [404, '{"data":{"errors":[{"errorCode":7}]}}', { kind: 'refused', codes: [7] }],
    [403, '<html>', { kind: 'refused', codes: [6] }],
    [400, '{"errors":"many"}', { kind: 'refused', codes: [6] }],
    [200, '{"hasError":true,"errors":[{"errorCode":3}]}', { kind: 'refused', codes: [3] }],
    [200, '{"hasError":true}', { kind: 'refused', codes: [6] }],
    [500, '<html>', { kind: 'unavailable', status: 500, codes: [6] }],
    [503, '{"errors":[{"errorCode":15}]}', { kind: 'unavailable', codes: [15] }],
    [401, '', { kind: 'unauthorized', status: 401 }],
    [200, '', { kind: 'malformed', codes: [6] }],
    [200, 'null', { kind: 'malformed' }],
    [200, '{"result":{"companyId":', { kind: 'malformed' }],
    [200, '<!doctype html>', { kind: 'malformed' }],
    [200, '{"result":{"companyId":5}}', { kind: 'malformed' }],
    [200, '{"result":{"companyId":"five","siteId":50}}', { kind: 'malformed' }],
    [200, '{"result":{"companyId":5.5,"siteId":50}}', { kind: 'malformed' }],
    [200, '{"result":{"companyId":null,"siteId":50}}', { kind: 'malformed' }],
    [200, '{"result":{"companyId":5,"siteId":50,"isActive":"yes"}}', { kind: 'malformed' }],
  ])('%d %s', async (status, text, error) => {
    expect(await failing(status, text)).toMatchObject(error);
  });

  test.each([
    ['7', 7_000],
    ['0', 0],
    ['3600', 3_600_000],
    ['999999', 3_600_000],
    ['Fri, 20 Nov 2026 14:32:17 GMT', 10_000],
    ['Fri, 20 Nov 2026 14:00:00 GMT', 0],
    ['soon', undefined],
  ])('a Retry-After of %j is %s ms', async (value, retryAfterMs) => {
    const headers = { 'retry-after': value, date: 'Fri, 20 Nov 2026 14:32:07 GMT' };
    expect((await failing(429, '', headers)).retryAfterMs).toBe(retryAfterMs);
  });

  test.each([
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":27}]}', 27_000],
    ['{"hasError":true,"errors":[{"errorCode":3},{"errorCode":5,"retryAfterSeconds":600}]}', 600_000],
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":-1}]}', 0],
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":1e300}]}', 3_600_000],
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":"soon"}]}', undefined],
    ['{"hasError":true,"errors":[{"errorCode":3}]}', undefined],
  ])('a refusal says how long to wait: %s', async (text, retryAfterMs) => {
    expect(await failing(200, text)).toMatchObject({ kind: 'refused', status: 200, retryAfterMs });
  });

  test('the wait in the body, which every origin may read, is preferred to the header', async () => {
    const body = '{"errors":[{"errorCode":5,"retryAfterSeconds":30}]}';
    expect((await failing(429, body, { 'retry-after': '7' })).retryAfterMs).toBe(30_000);
    expect((await failing(200, '{"hasError":true}', { 'retry-after': '7' })).retryAfterMs).toBe(7_000);
  });

  test('missing or null fields get defaults, digits become numbers, unknown fields are ignored', async () => {
    const text =
      '{"result":{"companyId":"5","siteId":50,"isActive":null,"more":{"than":1},"__proto__":{"x":1}}}';
    const { http } = connect(200, text);
    expect(await new HttpSites(http).domain('h', 'en')).toEqual({
      companyId: 5,
      siteId: 50,
      isActive: true,
      culture: null,
    });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('only false closes a site', async () => {
    const { http } = connect(200, '{"result":{"companyId":5,"siteId":50,"isActive":false}}');
    expect(await new HttpSites(http).domain('h', 'en')).toMatchObject({ isActive: false });
  });

  test.each([204, 200])('a call without a result needs no body (%d)', async (status) => {
    const { http } = connect(status, '');
    await expect(new HttpAuth(http).revoke('opaque')).resolves.toBeUndefined();
  });

  test.each(['', 'has space', 'ü', 'x'.repeat(8_193), 5, null])(
    'a sign-in with the token %j is malformed',
    async (token) => {
      const { http } = connect(200, JSON.stringify({ result: { token } }));
      const login = new HttpAuth(http).login({ email: 'a@b', password: 'x' }, { siteId: 50 });
      expect(await rejectionOf(login)).toMatchObject({ kind: 'malformed', codes: [6] });
    },
  );
});

describe('a prefetched answer', () => {
  const url = '/api/gateway/cms/v1/SiteDomain/get/localhost/en';
  const client = '/api/client/v1/Client/client';
  const ready = (status: number, text: string): HttpAnswer => httpAnswer(status, text, () => null);
  const setting = (http: HttpClient, as?: string) =>
    http.call('client', { ...(as === undefined ? {} : { bearer: as }), read: rawBody(fields) });

  /** A page with a prefetched answer to `address`, requested with `token`; a new request gets client 2's. */
  function prefetch(address: string, token: string | null, coming: HttpAnswer | Promise<HttpAnswer>) {
    const asked: (string | undefined)[] = [];
    const refused: string[] = [];
    const http = new HttpClient(
      new Map([[address, { token, answer: Promise.resolve(coming) }]]),
      async ({ headers }) => {
        asked.push(headers['Authorization']);
        return ready(200, address === client ? '{"id":2}' : SITE);
      },
    );
    http.onUnauthorized((token) => refused.push(token));
    return { http, asked, refused };
  }

  test('is used once, then the gateway is asked', async () => {
    const { http, asked } = prefetch(url, null, ready(200, SITE));
    await new HttpSites(http).domain('localhost', 'en');
    expect(asked).toHaveLength(0);
    await new HttpSites(http).domain('localhost', 'en');
    expect(asked).toHaveLength(1);
  });

  test('is unavailable if it never came, and requested again', async () => {
    const { http } = prefetch(url, null, Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejectionOf(new HttpSites(http).domain('localhost', 'en'))).toMatchObject({
      kind: 'unavailable',
    });
    expect(await new HttpSites(http).domain('localhost', 'en')).toMatchObject({ siteId: 50 });
  });

  test('is not given to a call that was aborted', async () => {
    const { http } = prefetch(url, null, ready(200, SITE));
    const aborted = new HttpSites(http).domain('localhost', 'en', AbortSignal.abort());
    expect(await rejectionOf(aborted)).toEqual(PortalError.aborted());
  });

  test('without a token serves whoever is signed in by then', async () => {
    const { http, asked } = prefetch(url, null, ready(200, SITE));
    http.setBearer('mine');
    expect(await new HttpSites(http).domain('localhost', 'en')).toMatchObject({ siteId: 50 });
    expect(asked).toEqual([]);
  });

  test('with a token serves that token’s client', async () => {
    const { http, asked } = prefetch(client, 'of A', ready(200, '{"id":1}'));
    http.setBearer('of A');
    expect(await setting(http)).toEqual({ id: 1 });
    expect(asked).toEqual([]);
  });

  test.each([
    ['signed in meanwhile', 'of B', undefined, 'Bearer of B'],
    ['asked about', 'of A', 'of B', 'Bearer of B'],
    ['gone', null, undefined, undefined],
  ])('is never given to another client, who is %s', async (_what, bearer, as, authorization) => {
    const { http, asked } = prefetch(client, 'of A', ready(200, '{"id":1}'));
    http.setBearer(bearer);
    expect(await setting(http, as)).toEqual({ id: 2 });
    expect(asked).toEqual([authorization]);
    http.setBearer('of A');
    await setting(http);
    expect(asked).toHaveLength(2);
  });

  test('that was rejected ends only the session of its own token', async () => {
    const ofB = prefetch(client, 'of A', ready(401, ''));
    ofB.http.setBearer('of B');
    expect(await setting(ofB.http)).toEqual({ id: 2 });
    expect(ofB.refused).toEqual([]);

    const ofA = prefetch(client, 'of A', ready(401, ''));
    ofA.http.setBearer('of A');
    expect(await rejectionOf(setting(ofA.http))).toMatchObject({ kind: 'unauthorized' });
    expect(ofA.refused).toEqual(['of A']);
  });

  test('that was rejected without a token ends no session', async () => {
    const { http, refused } = prefetch(url, null, ready(401, ''));
    http.setBearer('mine');
    await rejectionOf(new HttpSites(http).domain('localhost', 'en'));
    expect(refused).toEqual([]);
  });
});
