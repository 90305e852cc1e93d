import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

const PASSWORD = 'Portico-demo-1';
const NEW_PASSWORD = 'Fresh-horse-7';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const login = (email: string, password: string, ip: string) =>
  gateway.call('login', { body: { email, password }, ip });

const isOpen = async (token: string) => (await gateway.call('getClient', { token })).status === 200;

describe('login', () => {
  it('ignores case and surrounding spaces of the address', async () => {
    const { body } = await login('  MAIN@Portico.test ', PASSWORD, '10.1.0.1');
    expect(body).toEqual({ hasError: false, result: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  });

  it('stores tokens and passwords only as hashes', async () => {
    const token = await gateway.signIn('bank@portico.test');
    const tables = await gateway.rows(
      "select (select string_agg(s::text, '') from sessions s) as sessions, (select string_agg(c::text, '') from clients c) as clients",
    );
    const storedRows = JSON.stringify(tables);
    expect(storedRows).not.toContain(token);
    expect(storedRows).not.toContain(PASSWORD);
    const [row] = await gateway.rows(
      "select count(distinct password_hash)::int as hashes, count(*)::int as all from clients where password_hash <> ''",
    );
    expect(row?.['hashes']).toBe(row?.['all']);
    expect(storedRows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('fails in the same way for a wrong password and an unknown address', async () => {
    const wrong = await login('main@portico.test', 'wrong', '10.1.0.2');
    const unknown = await login('nobody@portico.test', 'wrong', '10.1.0.3');
    expect([wrong.status, wrong.body]).toEqual([
      200,
      { hasError: true, errors: [{ errorCode: ERROR_CODE.wrongCredentials }] },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    const [withoutPassword] = await gateway.rows(
      "select email from clients where password_hash = '' limit 1",
    );
    const emptyPassword = await login(String(withoutPassword?.['email']), '', '10.1.0.4');
    expect(emptyPassword.body.hasError).toBe(true);
    const any = await login(String(withoutPassword?.['email']), 'Portico-demo-1', '10.1.0.4');
    expect([any.status, any.body]).toEqual([wrong.status, wrong.body]);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it.each([
    [{}],
    [{ email: 'main@portico.test' }],
    [{ email: 'x', password: 'y' }],
    [{ email: 1, password: [] }],
    [[]],
  ])('refuses %j with code 2, in the envelope', async (body) => {
    const answer = await gateway.call('login', { body });
    expect([answer.status, answer.body]).toEqual([
      200,
      { hasError: true, errors: [{ errorCode: ERROR_CODE.invalid }] },
    ]);
  });

  it('refuses malformed JSON in the envelope, and a body that is too large with 413', async () => {
    const send = (body: string) =>
      fetch(`${gateway.url}/api/client/Sca/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    const malformedBody = await send('{"email":');
    expect([malformedBody.status, await malformedBody.json()]).toEqual([
      200,
      { hasError: true, errors: [{ errorCode: ERROR_CODE.invalid }] },
    ]);
    const big = await send(JSON.stringify({ email: 'a@b.c', password: 'x'.repeat(100_000) }));
    expect([big.status, await big.json()]).toEqual([413, { errors: [{ errorCode: ERROR_CODE.invalid }] }]);
  });
});

it('signs in with an address however it was pasted', async () => {
  const { body } = await login('<mailto:\u200Bmain@portico.test>', PASSWORD, '10.2.0.1');
  expect(body.hasError).toBe(false);
});

describe.each([
  ['a known', 'invest-ib@portico.test'],
  ['an unknown', 'ghost@portico.test'],
])('limits of %s address (O2)', (_name, email) => {
  let ip = 0;
  const fail = async () => {
    ip += 1;
    return (await login(email, 'wrong', `10.2.${email.length}.${ip}`)).body.errors[0];
  };

  it('waits 30 s after five failures, doubling to ten minutes', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await fail()).toEqual({ errorCode: ERROR_CODE.wrongCredentials });
    for (const seconds of [30, 60, 120, 240, 480, 600, 600]) {
      expect(await fail()).toEqual({ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: seconds });
      await gateway.advance(seconds - 1);
      expect(await fail()).toEqual({ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: 1 });
      await gateway.advance(1);
      expect(await fail()).toEqual({ errorCode: ERROR_CODE.wrongCredentials });
    }
  });

  it('refuses even the right password meanwhile, and starts again after an hour without attempts', async () => {
    const body = { email, password: PASSWORD };
    expect((await gateway.call('login', { body, ip: '10.3.0.1' })).body.errors[0].errorCode).toBe(5);
    await gateway.advance(2 * 3_600);
    expect(await fail()).toEqual({ errorCode: ERROR_CODE.wrongCredentials });
    expect(await fail()).toEqual({ errorCode: ERROR_CODE.wrongCredentials });
  });
});

describe('wrong passwords by a stranger (O2)', () => {
  const EMAIL = 'international@portico.test';
  const HOME = '10.11.0.1';
  const failFrom = async (ip: string) => (await login(EMAIL, 'wrong', ip)).body.errors[0].errorCode as number;

  it('do not lock a client out of a network from which they have signed in, and get no more tries', async () => {
    expect((await login(EMAIL, PASSWORD, HOME)).body.hasError).toBe(false);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await failFrom(`10.12.0.${tries}`)).toBe(ERROR_CODE.wrongCredentials);
    expect(await failFrom('10.12.1.1')).toBe(ERROR_CODE.tooManyTries);
    expect((await login(EMAIL, PASSWORD, HOME)).body.hasError).toBe(false);
    // The owner's sign-in forgets only the failures of the owner's network.
    expect(await failFrom('10.12.1.2')).toBe(ERROR_CODE.tooManyTries);
  });

  it('are counted in a known network too', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await failFrom(HOME)).toBe(ERROR_CODE.wrongCredentials);
    expect(await failFrom(HOME)).toBe(ERROR_CODE.tooManyTries);
  });
});

describe('other limits', () => {
  it('count parallel guesses', async () => {
    const guesses = Array.from({ length: 12 }, (_item, at) =>
      login('international-ib@portico.test', `guess ${at}`, `10.4.0.${at}`),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body.errors[0].errorCode);
    expect(codes.filter((code) => code === 3)).toHaveLength(5);
    expect(codes.filter((code) => code === 5)).toHaveLength(7);
  });

  it('stop only an IP address that tries many clients', async () => {
    for (let tries = 0; tries < 50; tries += 1)
      await login(`victim${tries}@portico.test`, 'wrong', '10.5.0.1');
    const refusal = await login('main@portico.test', PASSWORD, '10.5.0.1');
    expect(refusal.body.errors[0]).toEqual({ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: 60 });
    expect(refusal.headers.get('retry-after')).toBe('60');
    expect((await login('main@portico.test', PASSWORD, '10.5.0.2')).body.hasError).toBe(false);
  }, 30_000);

  it('forget the failures of a client after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await login('bank-ib@portico.test', 'wrong', '10.6.0.1');
      expect((await login('bank-ib@portico.test', PASSWORD, '10.6.0.1')).body.hasError).toBe(false);
    }
  });

  it('refuse sign-ins with 503 when too many wait, without counting them', async () => {
    await gateway.occupy(24);
    const busyAnswer = await login('busy@portico.test', 'wrong', '10.7.0.1');
    expect([busyAnswer.status, busyAnswer.body]).toEqual([
      503,
      { errors: [{ errorCode: ERROR_CODE.busy, retryAfterSeconds: 2 }] },
    ]);
    expect(busyAnswer.headers.get('retry-after')).toBe('2');
    expect(await gateway.rows("select * from attempts where subject = 'busy@portico.test'")).toEqual([]);
    await gateway.occupy(23);
    const waitingLogin = login('busy@portico.test', 'wrong', '10.7.0.1');
    expect((await gateway.call('getLanguages')).status).toBe(200);
    await gateway.occupy(0);
    expect((await waitingLogin).body.errors).toEqual([{ errorCode: ERROR_CODE.wrongCredentials }]);
  });
});

describe('a session', () => {
  it('expires after its hour', async () => {
    const token = await gateway.signIn('main@portico.test');
    await gateway.advance(3_599);
    expect(await isOpen(token)).toBe(true);
    await gateway.advance(1);
    expect(await isOpen(token)).toBe(false);
  });

  it('is extended by renew, up to twelve hours', async () => {
    const token = await gateway.signIn('main@portico.test');
    for (let renewals = 0; renewals < 12; renewals += 1) {
      await gateway.advance(3_500);
      const { status, body } = await gateway.call('renewSession', { token });
      expect([status, body.result]).toEqual([200, { token }]);
    }
    await gateway.advance(12 * 3_600 - 12 * 3_500 - 1);
    expect(await isOpen(token)).toBe(true);
    await gateway.advance(1);
    expect(await isOpen(token)).toBe(false);
    expect((await gateway.call('renewSession', { token })).status).toBe(401);
  });

  it('is revoked by logout, and only that one (S1)', async () => {
    const [token, otherToken] = [
      await gateway.signIn('main@portico.test'),
      await gateway.signIn('main@portico.test'),
    ];
    expect(await isOpen(token)).toBe(true);
    expect((await gateway.call('logout', { token })).body).toEqual({ hasError: false, result: null });
    expect(await isOpen(token)).toBe(false);
    expect((await gateway.call('logout', { token })).status).toBe(401);
    expect(await isOpen(otherToken)).toBe(true);
  });
});

describe('change-password (S10)', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    gateway.call('changePassword', { token, body: { currentPassword, newPassword } });

  it('refuses a wrong current password with 400 and code 13, a weak new one with code 14', async () => {
    const token = await gateway.signIn('main-dark@portico.test');
    const wrong = await change(token, 'wrong', NEW_PASSWORD);
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { errors: [{ errorCode: ERROR_CODE.wrongCurrentPassword }] },
    ]);
    for (const weak of ['short', 'main-dark@portico.test', 'x'.repeat(129)]) {
      const answer = await change(token, PASSWORD, weak);
      expect([answer.status, answer.body]).toEqual([
        400,
        { errors: [{ errorCode: ERROR_CODE.weakPassword }] },
      ]);
    }
  });

  it('ends every other session, and the new password works from then on', async () => {
    const [token, otherToken] = [
      await gateway.signIn('bank-dark@portico.test'),
      await gateway.signIn('bank-dark@portico.test'),
    ];
    expect(await isOpen(otherToken)).toBe(true);
    expect((await change(token, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect(await isOpen(otherToken)).toBe(false);
    expect(await isOpen(token)).toBe(true);
    expect((await login('bank-dark@portico.test', PASSWORD, '10.8.0.1')).body.hasError).toBe(true);
    expect((await login('bank-dark@portico.test', NEW_PASSWORD, '10.8.0.1')).body.hasError).toBe(false);
  });

  it('limits guesses with a stolen session', async () => {
    const token = await gateway.signIn('invest-dark@portico.test');
    for (let tries = 0; tries < 5; tries += 1) await change(token, 'wrong', NEW_PASSWORD);
    const { status, body } = await change(token, PASSWORD, NEW_PASSWORD);
    expect([status, body]).toEqual([
      429,
      { errors: [{ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: 30 }] },
    ]);
  });
});

describe('password links (O4, O5)', () => {
  const forgot = (email: string, ip: string) => gateway.call('resetPassword', { body: { email }, ip });
  const create = (token: string, password: string) =>
    gateway.call('createPassword', { body: { token, password }, ip: '10.10.0.9' });
  const linkTo = async (email: string): Promise<string> => {
    const [mail] = await gateway.rows(
      `select body from outbox where recipient = '${email}' and status = 'queued' order by id desc limit 1`,
    );
    return /resetToken=([\w-]+)$/.exec(String(mail?.['body']))?.[1] ?? '';
  };
  const REFUSED_LINK = { hasError: true, errors: [{ errorCode: ERROR_CODE.wrongLink }] };

  it('gives known and unknown addresses the same answer and writes only to known ones', async () => {
    const answer = await forgot('Invest@Portico.test', '10.10.0.1');
    const unknown = await forgot('nobody2@portico.test', '10.10.0.2');
    expect(answer.body).toEqual({ hasError: false, result: null });
    expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
    expect(await linkTo('invest@portico.test')).toMatch(/^[\w-]{43}$/);
    expect(await linkTo('nobody2@portico.test')).toBe('');
  });

  it('sets a password once and ends every session', async () => {
    const token = await gateway.signIn('invest@portico.test');
    expect(await isOpen(token)).toBe(true);
    await forgot('invest@portico.test', '10.10.0.3');
    const link = await linkTo('invest@portico.test');
    expect((await create(link, 'short')).body).toEqual({
      hasError: true,
      errors: [{ errorCode: ERROR_CODE.weakPassword }],
    });
    expect((await create(link, NEW_PASSWORD)).body).toEqual({ hasError: false, result: null });
    expect((await create(link, 'Another-one-9')).body).toEqual(REFUSED_LINK);
    expect(await isOpen(token)).toBe(false);
    expect((await login('invest@portico.test', NEW_PASSWORD, '10.10.0.4')).body.hasError).toBe(false);
  });

  it('refuses a link after 60 minutes, a wrong link, and links older than a password change', async () => {
    await forgot('invest-demo@portico.test', '10.10.0.5');
    const old = await linkTo('invest-demo@portico.test');
    await gateway.advance(3_600);
    expect((await create(old, NEW_PASSWORD)).body).toEqual(REFUSED_LINK);
    expect((await create('nonsense', NEW_PASSWORD)).body).toEqual(REFUSED_LINK);
    await forgot('invest-demo@portico.test', '10.10.0.6');
    const first = await linkTo('invest-demo@portico.test');
    await forgot('invest-demo@portico.test', '10.10.0.6');
    expect((await create(await linkTo('invest-demo@portico.test'), NEW_PASSWORD)).body.hasError).toBe(false);
    expect((await create(first, NEW_PASSWORD)).body).toEqual(REFUSED_LINK);
  });

  it('limits an address, known or not', async () => {
    for (const email of ['bank-demo@portico.test', 'nobody3@portico.test']) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await forgot(email, '10.10.1.1')).body.hasError).toBe(false);
      const { body } = await forgot(email, '10.10.1.2');
      expect(body).toEqual({
        hasError: true,
        errors: [{ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: 60 }],
      });
    }
  });
});
