import { DrizzleQueryError } from 'drizzle-orm';
import { createApp } from '../../../gateway/kernel/create-app';
import { ApiError } from '../../../gateway/kernel/api-error';

const SECRET = 'select secret from clients';
const failedQuery = (code: string) =>
  new DrizzleQueryError(SECRET, ['secret'], Object.assign(new Error(SECRET), { code }));
const FAILURES: Readonly<Record<string, Error>> = {
  bug: new Error(SECRET),
  query: failedQuery('42P01'),
  value: failedQuery('22021'),
  lost: failedQuery('ECONNRESET'),
  wait: new ApiError('tooManyTries', 40),
};

const calls: string[] = [];
const app = createApp({
  headersOf: () => ({ 'x-always': 'yes' }),
  isOwnHost: (hostname) => hostname === 'portal.test',
});
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, new URLSearchParams(String(body))),
);
app.get<{ Params: { name: string } }>('/fails/:name', ({ params: { name } }) => {
  calls.push(name);
  return Promise.reject(FAILURES[name] ?? new Error(SECRET));
});
app.post('/form', () => {
  calls.push('form');
  return Promise.resolve({ isDone: true });
});
beforeEach(() => calls.splice(0));
afterAll(() => app.close());

test.each([
  ['bug', 500],
  ['query', 500],
  ['value', 400],
  ['lost', 503],
  ['wait', 429],
])('an error (%s) is answered with %d, without its cause', async (name, status) => {
  const { body, headers, statusCode } = await app.inject(`/fails/${name}`);
  expect([statusCode, headers['x-always'], headers['cache-control']]).toEqual([status, 'yes', 'no-store']);
  expect(body).not.toContain('secret');
  expect(headers['retry-after']).toBe({ lost: '2', wait: '40' }[name]);
});

test.each(['/fails/%00', '/fails/a%00b', '/fails/bug?name=%00', '/fails/bug?%00=1'])(
  '%s reaches no route',
  async (url) => {
    const { headers, statusCode } = await app.inject(url);
    expect([statusCode, headers['x-always'], calls]).toEqual([400, 'yes', []]);
  },
);

test.each([
  ['application/json', JSON.stringify({ a: 'b\0' })],
  ['application/json', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['application/x-www-form-urlencoded', 'a=b%00'],
])('nor does a body that nobody can use: %s', async (type, payload) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': type },
    payload,
  });
  expect([answer.statusCode, calls]).toEqual([400, []]);
});

test('what is acceptable does, under our own hosts', async () => {
  const post = (host: string) =>
    app.inject({ method: 'POST', url: '/form', headers: { host }, payload: { a: [1, null, 'b'] } });
  expect((await post('portal.test')).statusCode).toBe(200);
  expect((await post('localhost:3080')).statusCode).toBe(200);
  expect((await post('evil.test')).statusCode).toBe(421);
  expect((await app.inject('/%E0%A4%A')).statusCode).toBe(400);
  expect((await app.inject('/nowhere')).body).toBe('404 Not Found\n');
});
