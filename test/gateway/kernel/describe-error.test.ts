import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { registerErrorAnswers } from '../../../gateway/kernel/error-answers';
import { describeError } from '../../../gateway/kernel/describe-error';

// Log lines never contain a parameter, a hash or an email address (G9).
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
const EMAIL = 'maria.weber@portico.test';

/** An error as thrown by PostgreSQL's driver. */
const duplicateEmail = () =>
  Object.assign(new Error('duplicate key value violates unique constraint "clients_email"'), {
    severity: 'ERROR',
    code: '23505',
    table: 'clients',
    constraint: 'clients_email',
    routine: '_bt_check_unique',
    detail: `Key (lower(email))=(${EMAIL}) already exists.`,
    where: `row ${EMAIL}`,
  });
const failedQuery = () =>
  new DrizzleQueryError(
    'insert into "clients" ("email", "password_hash") values ($1, $2)',
    [EMAIL, HASH],
    duplicateEmail(),
  );

it('describes a failed query and its place, without its values', () => {
  const line = JSON.stringify(describeError(failedQuery()));
  expect(line).not.toContain('maria');
  expect(line).not.toContain('argon2');
  expect(line).toContain('23505');
  expect(line).toContain('clients_email');
  expect(line).toContain('values ($1, $2)');
  expect(line).toContain('describe-error.test.ts');
});

it.each([
  ['the driver’s own error', () => duplicateEmail()],
  ['an error with that cause', () => new Error('could not save', { cause: failedQuery() })],
  [
    'a text with an address',
    () => new Error(`no mailbox ${EMAIL}, token "q7c2bX0-9fJk3LmN8pRsT1uVwXyZ2aBc4dEf6gHi5j"`),
  ],
  ['a thrown text', () => `thrown with ${EMAIL}`],
])('quotes nothing of %s', (_description, make) => {
  const line = JSON.stringify(describeError(make()));
  expect(line).not.toContain('maria');
  expect(line).not.toContain('argon2');
  expect(line).not.toContain('q7c2bX0');
});

it('is what the server logs', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, callback) => (lines.push(String(chunk)), callback()),
  });
  const app = Fastify({ logger: { level: 'error', stream } });
  registerErrorAnswers(app);
  app.get('/fails', () => Promise.reject(failedQuery()));
  expect((await app.inject({ url: `/fails?email=${EMAIL}` })).statusCode).toBe(500);
  await app.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('23505');
  expect(lines[0]).not.toContain('maria');
  expect(lines[0]).not.toContain('argon2');
});
