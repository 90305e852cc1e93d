import { PortalError } from '../../../src/domain/kernel/errors';
import { httpAnswer, type HttpAnswer } from '../../../src/infrastructure/http/answer';
import { emptyResult, rawBody, fields } from '../../../src/infrastructure/http/codecs';
import { HttpAuth } from '../../../src/infrastructure/session/http-auth';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpSites } from '../../../src/infrastructure/site/http-sites';
import type { Outgoing } from '../../../src/infrastructure/http/transport';
import { rejectionOf } from '../../../src/testkit/runner/failures';

const SITE = '{"hasError":false,"result":{"companyId":"5","siteId":50}}';

/** A client that records its requests and answers with one status and text. */
function connect(status = 200, text = SITE, headers: Readonly<Record<string, string>> = {}) {
  const requests: Outgoing[] = [];
  const http = new HttpClient(new Map(), async (request) => {
    requests.push(request);
    return httpAnswer(status, text, (name) => headers[name] ?? null);
  });
  return { http, requests };
}

describe('a request', () => {
  test('calls the configured address and version, with encoded path parameters', async () => {
    const { http, requests } = connect();
    http.configure({ apiBaseUrl: 'https://api.example', apiVersion: '2' });
    await new HttpSites(http).domain('a/b?c', 'de');
    expect(requests[0]?.url).toBe('https://api.example/api/gateway/cms/v2/SiteDomain/get/a%2Fb%3Fc/de');
  });

  test('for the bare prefix ends in a slash', async () => {
    const { http, requests } = connect();
    await new HttpSites(http).domain('invest.localhost', '');
    expect(requests[0]?.url).toBe('/api/gateway/cms/v1/SiteDomain/get/invest.localhost/');
  });

  test('carries the bearer, and no other header', async () => {
    const { http, requests } = connect();
    http.setBearer('opaque');
    await new HttpSites(http).domain('localhost', 'en');
    http.setBearer(null);
    await new HttpSites(http).domain('localhost', 'en');
    expect(requests.map(({ headers }) => headers)).toEqual([{ Authorization: 'Bearer opaque' }, {}]);
  });

  test('for a stream has the header, or a proxy may delay it until it ends', async () => {
    const { http, requests } = connect(200, '');
    await http.call('events', { stream: async () => '', read: emptyResult });
    expect(requests[0]?.headers).toEqual({ Accept: 'text/event-stream' });
  });

  test('to the page’s own origin never carries the bearer', async () => {
    const { http, requests } = connect(200, '{}');
    http.configure({ apiBaseUrl: 'https://api.example', apiVersion: '1' });
    http.setBearer('opaque');
    await http.call('config', { read: rawBody(fields) });
    expect(requests[0]).toMatchObject({ url: '/config.json', headers: {} });
  });

  test('collects the states in answers, until the client changes', async () => {
    const { http } = connect(200, SITE, { 'client-state': 'one' });
    await new HttpSites(http).domain('localhost', 'en');
    await new HttpSites(http).domain('localhost', 'en');
    expect([...http.answeredStates]).toEqual(['one']);
    http.setBearer('another');
    expect([...http.answeredStates]).toEqual([]);
  });

  test('of a sign-in carries site and captcha token, if there is one', async () => {
    const { http, requests } = connect(200, '{"result":{"token":"opaque"}}');
    const credentials = { email: 'a@b', password: 'x' };
    await new HttpAuth(http).login(credentials, { siteId: 50 });
    await new HttpAuth(http).login(credentials, { siteId: 50, captchaToken: 'solved' });
    expect(requests.map(({ headers }) => headers)).toEqual([
      { 'X-Site-Id': '50' },
      { 'X-Site-Id': '50', 'X-Captcha-Token': 'solved' },
    ]);
    expect(requests[0]).toMatchObject({ method: 'POST', body: credentials });
  });
});

describe('an answer', () => {
  const rejectionFor = (...answer: Parameters<typeof connect>) =>
    rejectionOf(new HttpSites(connect(...answer).http).domain('h', 'en'));

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
    expect(await rejectionFor(status, text)).toMatchObject(error);
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
    expect((await rejectionFor(429, '', headers)).retryAfterMs).toBe(retryAfterMs);
  });

  test.each([
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":27}]}', 27_000],
    ['{"hasError":true,"errors":[{"errorCode":3},{"errorCode":5,"retryAfterSeconds":600}]}', 600_000],
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":-1}]}', 0],
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":1e300}]}', 3_600_000],
    ['{"hasError":true,"errors":[{"errorCode":5,"retryAfterSeconds":"soon"}]}', undefined],
    ['{"hasError":true,"errors":[{"errorCode":3}]}', undefined],
  ])('a refusal has the time to wait: %s', async (text, retryAfterMs) => {
    expect(await rejectionFor(200, text)).toMatchObject({ kind: 'refused', status: 200, retryAfterMs });
  });

  test('the time to wait in the body is preferred to the header, which other origins cannot read', async () => {
    const body = '{"errors":[{"errorCode":5,"retryAfterSeconds":30}]}';
    expect((await rejectionFor(429, body, { 'retry-after': '7' })).retryAfterMs).toBe(30_000);
    expect((await rejectionFor(200, '{"hasError":true}', { 'retry-after': '7' })).retryAfterMs).toBe(7_000);
  });

  test('missing or null fields get defaults, digits become numbers, and unknown fields are ignored', async () => {
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
  const readSetting = (http: HttpClient, token?: string) =>
    http.call('client', { ...(token === undefined ? {} : { bearer: token }), read: rawBody(fields) });

  /** A page with a prefetched answer to `address`, requested with `token`; a new request gets the answer for client 2. */
  function prefetch(address: string, token: string | null, answer: HttpAnswer | Promise<HttpAnswer>) {
    const authorizations: (string | undefined)[] = [];
    const refusedTokens: string[] = [];
    const http = new HttpClient(
      new Map([[address, { token, answer: Promise.resolve(answer) }]]),
      async ({ headers }) => {
        authorizations.push(headers['Authorization']);
        return ready(200, address === client ? '{"id":2}' : SITE);
      },
    );
    http.onUnauthorized((token) => refusedTokens.push(token));
    return { http, authorizations, refusedTokens };
  }

  test('is used once, and the next call reaches the gateway', async () => {
    const { http, authorizations } = prefetch(url, null, ready(200, SITE));
    await new HttpSites(http).domain('localhost', 'en');
    expect(authorizations).toHaveLength(0);
    await new HttpSites(http).domain('localhost', 'en');
    expect(authorizations).toHaveLength(1);
  });

  test('is unavailable if it never arrived, and requested again', async () => {
    const { http } = prefetch(url, null, Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejectionOf(new HttpSites(http).domain('localhost', 'en'))).toMatchObject({
      kind: 'unavailable',
    });
    expect(await new HttpSites(http).domain('localhost', 'en')).toMatchObject({ siteId: 50 });
  });

  test('is not used for a call that was aborted', async () => {
    const { http } = prefetch(url, null, ready(200, SITE));
    const call = new HttpSites(http).domain('localhost', 'en', AbortSignal.abort());
    expect(await rejectionOf(call)).toEqual(PortalError.aborted());
  });

  test('without a token is used for any client', async () => {
    const { http, authorizations } = prefetch(url, null, ready(200, SITE));
    http.setBearer('mine');
    expect(await new HttpSites(http).domain('localhost', 'en')).toMatchObject({ siteId: 50 });
    expect(authorizations).toEqual([]);
  });

  test('with a token is used for the client of that token', async () => {
    const { http, authorizations } = prefetch(client, 'of A', ready(200, '{"id":1}'));
    http.setBearer('of A');
    expect(await readSetting(http)).toEqual({ id: 1 });
    expect(authorizations).toEqual([]);
  });

  test.each([
    ['one who signed in meanwhile', 'of B', undefined, 'Bearer of B'],
    ['one whose token the call names', 'of A', 'of B', 'Bearer of B'],
    ['a visitor after the sign-out', null, undefined, undefined],
  ])('is never used for another client: %s', async (_client, bearer, token, authorization) => {
    const { http, authorizations } = prefetch(client, 'of A', ready(200, '{"id":1}'));
    http.setBearer(bearer);
    expect(await readSetting(http, token)).toEqual({ id: 2 });
    expect(authorizations).toEqual([authorization]);
    http.setBearer('of A');
    await readSetting(http);
    expect(authorizations).toHaveLength(2);
  });

  test('that was rejected ends only the session of its own token', async () => {
    const pageOfB = prefetch(client, 'of A', ready(401, ''));
    pageOfB.http.setBearer('of B');
    expect(await readSetting(pageOfB.http)).toEqual({ id: 2 });
    expect(pageOfB.refusedTokens).toEqual([]);

    const pageOfA = prefetch(client, 'of A', ready(401, ''));
    pageOfA.http.setBearer('of A');
    expect(await rejectionOf(readSetting(pageOfA.http))).toMatchObject({ kind: 'unauthorized' });
    expect(pageOfA.refusedTokens).toEqual(['of A']);
  });

  test('that was rejected without a token ends no session', async () => {
    const { http, refusedTokens } = prefetch(url, null, ready(401, ''));
    http.setBearer('mine');
    await rejectionOf(new HttpSites(http).domain('localhost', 'en'));
    expect(refusedTokens).toEqual([]);
  });
});
