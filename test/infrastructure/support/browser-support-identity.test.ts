import { decodeProtectedHeader, jwtVerify } from 'jose';
import { browserSupportIdentity } from '../../../src/infrastructure/support/browser-support-identity';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';

const SECRET = 'an integrator’s secret of thirty-two bytes';
const NOW = Date.parse('2026-03-01T12:00:00Z');
const CLIENT = { id: 7001, companyId: 7, fullName: 'Ada Byron', email: 'ada@example.test' };

/** An HTTP client whose every call is answered with this body. */
function clientWith(body: unknown): HttpClient {
  const text = JSON.stringify(body);
  return new HttpClient(new Map(), async () => ({ status: 200, text, retryAfter: null, receivedAt: 0 }));
}

const sign = (body: unknown, secret: string | null = SECRET) =>
  browserSupportIdentity(clientWith(body), { read: async () => secret }, new FakeClock(NOW))();

const claimsOf = async (token: string) =>
  (await jwtVerify(token, new TextEncoder().encode(SECRET), { currentDate: new Date(NOW) })).payload;

describe('an identity token signed in the browser (D2, R9, T2)', () => {
  test('identifies the client for 300 s, and its claims are valid for 60 s', async () => {
    const token = await sign({ hasError: false, result: CLIENT });
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(await claimsOf(token)).toEqual({
      scope: 'user',
      external_id: '7001',
      name: 'Ada Byron',
      email: 'ada@example.test',
      email_verified: true,
      iat: NOW / 1_000,
      exp: NOW / 1_000 + 300,
      claims_exp: NOW / 1_000 + 60,
    });
  });

  test('claims no email if the client has none', async () => {
    const claims = await claimsOf(await sign({ id: 7001, companyId: 7, fullName: 'Ada Byron', email: null }));
    expect([claims['email'], claims['email_verified'], claims['name']]).toEqual([
      undefined,
      false,
      'Ada Byron',
    ]);
  });

  test('an email that nobody has proved is not verified', async () => {
    const client = { id: 7001, companyId: 7, fullName: 'Ada Byron', email: 'ada@example.test' };
    const claims = await claimsOf(await sign({ ...client, isEmailProved: false }));
    expect([claims['email'], claims['email_verified']]).toEqual(['ada@example.test', false]);
  });

  test('without a secret nothing is signed or requested', async () => {
    await expect(sign({ hasError: false, result: CLIENT }, null)).rejects.toMatchObject({ kind: 'refused' });
  });
});
