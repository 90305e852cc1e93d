import { httpAnswer, type HttpAnswer } from '../../../src/infrastructure/http/answer';
import { batchReads } from '../../../src/infrastructure/http/batch-reads';
import type { Outgoing } from '../../../src/infrastructure/http/transport';

const BASE = 'https://gateway.test';
const FUNDS = '/api/client/v1/Account/funds?limit=5';
const BLOCKERS = '/api/client/v1/Client/blockers';
const LINKS = '/api/gateway/cms/v1/SiteConfig/1';

const read = (path: string, fields: Partial<Outgoing> = {}): Outgoing => ({
  method: 'GET',
  url: BASE + path,
  headers: { Authorization: 'Bearer one' },
  body: undefined,
  signal: undefined,
  ...fields,
});
const answerOf = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer => httpAnswer(status, JSON.stringify(body), (name) => headers[name] ?? null);

/** A transport that answers `overview` with these parts, and any other request with its own address. */
function gateway(overview: (reads: readonly string[]) => HttpAnswer | Promise<HttpAnswer>) {
  const requests: Outgoing[] = [];
  const transport = batchReads(async (request) => {
    requests.push(request);
    return request.url.endsWith('/Client/overview')
      ? overview((request.body as { reads: string[] }).reads)
      : answerOf(200, { alone: request.url });
  });
  return { requests, transport };
}
const echo = (reads: readonly string[]) =>
  answerOf(200, { result: reads.map((address) => ({ status: 200, text: JSON.stringify({ address }) })) });

test('reads of one task are one request, and each gets its own body', async () => {
  const { requests, transport } = gateway(echo);
  const answers = await Promise.all([FUNDS, BLOCKERS, LINKS].map((path) => transport(read(path))));
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: `${BASE}/api/client/v1/Client/overview`,
      headers: { Authorization: 'Bearer one' },
      body: { reads: [FUNDS, BLOCKERS, LINKS] },
    },
  ]);
  expect(answers.map(({ text }) => JSON.parse(text))).toEqual(
    [FUNDS, BLOCKERS, LINKS].map((address) => ({ address })),
  );
});

test('each read has its own status and headers, and the date of the whole answer', async () => {
  const date = 'Mon, 02 Mar 2026 09:30:00 GMT';
  const { transport } = gateway(() =>
    answerOf(
      200,
      {
        result: [
          { status: 200, text: '{}', clientState: '7' },
          { status: 503, text: '<p>away</p>', retryAfter: '2' },
        ],
      },
      { date, 'client-state': 'of the whole' },
    ),
  );
  const [funds, blockers] = await Promise.all([transport(read(FUNDS)), transport(read(BLOCKERS))]);
  expect(funds).toMatchObject({ status: 200, receivedAt: Date.parse(date) });
  expect(funds.header?.('client-state')).toBe('7');
  expect(blockers).toMatchObject({ status: 503, retryAfter: '2', text: '<p>away</p>' });
  expect(blockers.header?.('client-state')).toBeNull();
});

test('a read that is alone in its task is sent unchanged', async () => {
  const { requests, transport } = gateway(echo);
  await transport(read(FUNDS));
  await transport(read(BLOCKERS));
  expect(requests.map(({ url }) => url)).toEqual([BASE + FUNDS, BASE + BLOCKERS]);
});

test.each([
  ['another call', read('/api/client/v1/Account/accounts')],
  ['a POST', read(FUNDS, { method: 'POST', body: {} })],
  ['a read without a token', read(FUNDS, { headers: {} })],
  ['a stream', read(FUNDS, { stream: () => Promise.resolve('') })],
])('%s is never part of another request', async (_name, request) => {
  const { requests, transport } = gateway(echo);
  await Promise.all([transport(request), transport(request)]);
  expect(requests).toEqual([request, request]);
});

test('reads with different tokens are not mixed', async () => {
  const { requests, transport } = gateway(echo);
  const other = { headers: { Authorization: 'Bearer two' } };
  await Promise.all(
    [FUNDS, BLOCKERS].flatMap((path) => [transport(read(path)), transport(read(path, other))]),
  );
  expect(requests.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer one', 'Bearer two']);
});

test.each([400, 404, 405, 501])(
  'a gateway that answers %d gets each read alone, and is not tried again',
  async (status) => {
    const { requests, transport } = gateway(() => answerOf(status, {}));
    const reads = () => Promise.all([transport(read(FUNDS)), transport(read(BLOCKERS))]);
    await reads();
    expect((await reads()).map(({ text }) => text)).toEqual(
      [FUNDS, BLOCKERS].map((path) => JSON.stringify({ alone: BASE + path })),
    );
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
);

test('an answer that can’t be read lets each read be sent alone', async () => {
  const { transport } = gateway(() => answerOf(200, { result: [] }));
  const answers = await Promise.all([transport(read(FUNDS)), transport(read(BLOCKERS))]);
  expect(answers.map(({ text }) => JSON.parse(text))).toEqual([
    { alone: BASE + FUNDS },
    { alone: BASE + BLOCKERS },
  ]);
});

test('a refusal of the whole is the answer to each read, and so is a failure', async () => {
  const refused = gateway(() => answerOf(401, {}));
  const answers = await Promise.all([FUNDS, BLOCKERS].map((path) => refused.transport(read(path))));
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  const failing = gateway(() => Promise.reject(new Error('no network')));
  const results = await Promise.allSettled([FUNDS, BLOCKERS].map((path) => failing.transport(read(path))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a cancelled read rejects alone; the request is cancelled with the last of them', async () => {
  const controllers = [new AbortController(), new AbortController()] as const;
  const earlyAbort = new AbortController();
  let release: (answer: HttpAnswer) => void = () => undefined;
  const { requests, transport } = gateway(() => new Promise((resolve) => (release = resolve)));
  const beforeSending = transport(read(LINKS, { signal: earlyAbort.signal }));
  const [funds, blockers] = [FUNDS, BLOCKERS].map((path, index) =>
    transport(read(path, { signal: controllers[index]!.signal })),
  );
  earlyAbort.abort();
  await expect(beforeSending).rejects.toMatchObject({ kind: 'aborted' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests[0]?.body).toEqual({ reads: [FUNDS, BLOCKERS] });
  controllers[0].abort();
  await expect(funds).rejects.toMatchObject({ kind: 'aborted' });
  expect(requests[0]?.signal?.aborted).toBe(false);
  controllers[1].abort();
  await expect(blockers).rejects.toMatchObject({ kind: 'aborted' });
  expect(requests[0]?.signal?.aborted).toBe(true);
  release(echo([FUNDS, BLOCKERS]));
  await expect(transport(read(FUNDS, { signal: earlyAbort.signal }))).rejects.toMatchObject({
    kind: 'aborted',
  });
});

test('more reads than the gateway answers at once are several requests', async () => {
  const { requests, transport } = gateway(echo);
  const paths = Array.from({ length: 20 }, (_, index) => `/api/client/v1/Account/funds?limit=${index}`);
  await Promise.all(paths.map((path) => transport(read(path))));
  expect(requests.map(({ body }) => (body as { reads: string[] }).reads.length)).toEqual([16, 4]);
});
