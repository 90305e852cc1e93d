import { Readable } from 'node:stream';
import { loadContract } from '../../../contract/load-contract';
import { isAcceptableInput } from '../../../gateway/kernel/acceptable-input';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

/** Types that browsers, proxies, other routes of the gateway and attackers send. */
const FOREIGN_TYPES = [
  'application/offset+octet-stream',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/html',
  'text/json',
  'application/xml',
  'application/jsonp',
  'application/vnd.api+json',
  'application/pdf',
  '*/*',
  'nonsense',
];

/** A GET has no body: Fastify reads none, whatever its content type. */
const JSON_CALLS = loadContract().filter(
  ({ isStatic, isTus, method }) => method === 'POST' && !isStatic && !isTus,
);

const post = (path: string, contentType: string, body: string) =>
  fetch(gateway.url + path.replace('{ver}', '1').replaceAll(/\{\w+\}/g, '1'), {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  });

test('the contract has JSON calls, such as the sign-in', () => {
  expect(JSON_CALLS.length).toBeGreaterThan(50);
  expect(JSON_CALLS.map(({ id }) => id)).toContain('login');
});

test.each(JSON_CALLS.map(({ id, path }) => [id, path] as const))(
  '%s answers 415 to a body that is not JSON',
  async (_id, path) => {
    const statuses = await Promise.all(
      FOREIGN_TYPES.map(async (type) => [type, (await post(path, type, 'x')).status]),
    );
    expect(statuses).toEqual(FOREIGN_TYPES.map((type) => [type, 415]));
  },
);

test.each(['application/json', ...FOREIGN_TYPES.slice(1)])(
  'an upload answers 415 to the type %s',
  async (type) => {
    expect((await post('/api/client/v{ver}/Document/files', type, '{}')).status).toBe(415);
  },
);

test.each([
  ['arrays', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
])('deeply nested %s are an invalid request', async (_description, body) => {
  const answer = await post('/api/client/Sca/login', 'application/json', body);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { hasError: true, errors: [{ errorCode: ERROR_CODE.invalid }] },
  ]);
});

describe('acceptable input', () => {
  const nestedArrays = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['plain values', { a: [1, 'two', null, true, { b: {} }] }],
    ['an object without a prototype', Object.assign(Object.create(null) as object, { a: '1' })],
    ['keys that hide inherited properties', JSON.parse('{"__proto__":1,"constructor":{}}')],
    ['64 levels', nestedArrays(64)],
    ['as many values as fit into 64 kB', Array.from({ length: 32_768 }, () => 1)],
  ])('%s is accepted', (_description, input) => {
    expect(isAcceptableInput(input)).toBe(true);
  });

  test.each([
    ['NUL in a text', ['a\0b']],
    ['NUL in a key', [{ 'a\0b': 1 }]],
    ['65 levels', nestedArrays(65)],
    ['a million levels', nestedArrays(1_000_000)],
    ['a million values', Array.from({ length: 1_000 }, () => Array.from({ length: 1_000 }, () => 1))],
    ['a stream', { body: new Readable() }],
  ])('%s is refused', (_description, input) => {
    expect(isAcceptableInput(input)).toBe(false);
  });

  test('a cycle is refused', () => {
    const cycle: Record<string, unknown> = {};
    cycle['itself'] = cycle;
    expect(isAcceptableInput(cycle)).toBe(false);
  });
});
