import { base32 } from '@scure/base';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { Encryption } from '../../../gateway/kernel/encryption';
import { matchingStep } from '../../../gateway/session/totp';
import { codeAt } from '../kit/authenticator';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

const PASSWORD = 'Portico-demo-1';
const STEP_SECONDS = 30;

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

/** The time of the gateway's clock, which changes only by `advance`. */
const now = async () => {
  const [row] = await gateway.rows("select max(at)::text as at from audit_events where kind = 'sign-in'");
  return new Date(String(row?.['at']));
};
const login = async (email: string) =>
  (await gateway.call('login', { body: { email, password: PASSWORD }, ip: '10.4.0.1' })).body.result;
const errorOf = ({ body }: { body: { errors?: { errorCode: number }[] } }) => body.errors?.[0]?.errorCode;

/** Turns the second factor on for a client; returns its secret and recovery codes. */
async function turnOn(email: string) {
  const token = await gateway.signIn(email);
  const at = await now();
  const setup = await gateway.call('beginSecondFactor', { token, body: { password: PASSWORD } });
  const secret = String(setup.body.result.secret);
  const confirmation = await gateway.call('confirmSecondFactor', {
    token,
    body: { code: codeAt(secret, at) },
  });
  const { recoveryCodes } = confirmation.body.result as { recoveryCodes: string[] };
  let elapsedMs = 0;
  return {
    token,
    recoveryCodes,
    secret,
    uri: String(setup.body.result.uri),
    /** The code of a later moment. */
    async code(seconds: number, drift = 0) {
      await gateway.advance(seconds);
      elapsedMs += seconds;
      return codeAt(secret, new Date(at.getTime() + (elapsedMs + drift * STEP_SECONDS) * 1_000));
    },
  };
}
const answer = (challengeId: string, code: string, method = 'totp') =>
  gateway.call('answerSecondFactor', { body: { challengeId, method, code }, ip: '10.4.0.2' });

it('codes are those of RFC 6238', () => {
  const secret = new TextEncoder().encode('12345678901234567890');
  const samples: [number, string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ];
  for (const [at, code] of samples)
    expect(matchingStep(secret, code, new Date(at * 1_000), 0)).toBe(Math.floor(at / STEP_SECONDS));
  expect(matchingStep(secret, '287083', new Date(59_000), 0)).toBeUndefined();
});

it('codes of one step before and after are accepted, but no others, and none twice', () => {
  const secret = new TextEncoder().encode('12345678901234567890');
  const at = new Date(1_700_000_000_000);
  const step = Math.floor(at.getTime() / 1_000 / STEP_SECONDS);
  const codeOf = (drift: number) =>
    codeAt(base32.encode(secret), new Date(at.getTime() + drift * STEP_SECONDS * 1_000));
  const stepFor = (drift: number, after = 0) => matchingStep(secret, codeOf(drift), at, after);
  expect([-2, -1, 0, 1, 2].map((drift) => stepFor(drift))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect([stepFor(0, step), stepFor(-1, step), stepFor(1, step)]).toEqual([undefined, undefined, step + 1]);
  for (const odd of ['', '12345', '1234567', 'éééééé'])
    expect(matchingStep(secret, odd, at, 0)).toBeUndefined();
});

it('an encrypted secret can be read only with its client and key', () => {
  const encryption = new Encryption({ current: 'one secret of the gateway' });
  const ciphertext = encryption.encrypt(Buffer.from('secret'), 7);
  expect(encryption.decrypt(ciphertext, 7).toString()).toBe('secret');
  expect(() => encryption.decrypt(ciphertext, 8)).toThrow();
  expect(() => new Encryption({ current: 'another' }).decrypt(ciphertext, 7)).toThrow();
  expect(ciphertext).not.toContain(Buffer.from('secret').toString('base64'));
});

describe('setting it up', () => {
  it('needs the password, and a code of the app', async () => {
    const token = await gateway.signIn('bank@portico.test');
    const wrong = await gateway.call('beginSecondFactor', { token, body: { password: 'wrong' } });
    expect(errorOf(wrong)).toBe(ERROR_CODE.wrongCurrentPassword);
    await gateway.call('beginSecondFactor', { token, body: { password: PASSWORD } });
    expect(errorOf(await gateway.call('confirmSecondFactor', { token, body: { code: '000000' } }))).toBe(
      ERROR_CODE.wrongCode,
    );
    expect((await gateway.call('getSecondFactor', { token })).body.result).toMatchObject({ isOn: false });
    expect(await login('bank@portico.test')).toHaveProperty('token');
  });

  it('returns ten codes once, notifies the client, and stores no plain secret', async () => {
    const { recoveryCodes, secret, token, uri } = await turnOn('bank@portico.test');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(uri).toContain('otpauth://totp/Portico:bank%40portico.test?secret=');
    expect((await gateway.call('getSecondFactor', { token })).body.result).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
      since: expect.any(String),
    });
    const secondSetup = await gateway.call('beginSecondFactor', { token, body: { password: PASSWORD } });
    expect([secondSetup.status, errorOf(secondSetup)]).toEqual([409, ERROR_CODE.duplicate]);
    const storedRows = JSON.stringify(
      await gateway.rows(
        'select f::text as f, (select string_agg(r::text, $$ $$) from recovery_codes r) as r from second_factors f',
      ),
    );
    expect(storedRows).not.toContain(secret);
    expect(storedRows).not.toContain(recoveryCodes[0]);
    const mails = await gateway.rows("select kind from outbox where recipient = 'bank@portico.test'");
    expect(mails.map(({ kind }) => kind)).toContain('second-factor-on');
  });
});

describe('signing in', () => {
  const EMAIL = 'main@portico.test';
  let app: Awaited<ReturnType<typeof turnOn>>;
  beforeAll(async () => {
    app = await turnOn(EMAIL);
  });

  it('needs a code, which is valid once', async () => {
    const { challengeId, methods, token } = await login(EMAIL);
    expect([token, methods]).toEqual([undefined, ['totp', 'recovery']]);
    const code = await app.code(60);
    const { body } = await answer(challengeId, code);
    expect((await gateway.call('getClient', { token: body.result.token })).status).toBe(200);
    expect(errorOf(await answer(challengeId, code))).toBe(ERROR_CODE.wrongLink);
    const { challengeId: next } = await login(EMAIL);
    expect(errorOf(await answer(next, code))).toBe(ERROR_CODE.wrongCode);
    const [newest] = (await gateway.call('getSessions', { token: body.result.token })).body.result;
    expect(newest).toMatchObject({ method: 'totp', isCurrent: true });
  });

  it('accepts only one of two simultaneous answers with a code', async () => {
    const [firstLogin, secondLogin] = [await login(EMAIL), await login(EMAIL)];
    const code = await app.code(60);
    const answers = await Promise.all([
      answer(firstLogin.challengeId, code),
      answer(secondLogin.challengeId, code),
    ]);
    expect(answers.filter(({ body }) => body.result?.token)).toHaveLength(1);
  });

  it('accepts a recovery code once, in any spelling, and notifies the client', async () => {
    const typedCode = app.recoveryCodes[0]!.toLowerCase().replace('-', ' ');
    const { challengeId } = await login(EMAIL);
    const { body } = await answer(challengeId, typedCode, 'recovery');
    expect(body.result.token).toBeTruthy();
    const state = (await gateway.call('getSecondFactor', { token: body.result.token })).body.result;
    expect(state.recoveryCodesLeft).toBe(9);
    expect(errorOf(await answer((await login(EMAIL)).challengeId, typedCode, 'recovery'))).toBe(
      ERROR_CODE.wrongCode,
    );
    const mails = await gateway.rows(`select kind from outbox where recipient = '${EMAIL}'`);
    expect(mails.map(({ kind }) => kind)).toContain('recovery-code-used');
  });

  it('a challenge ends after five wrong codes, even for the right one', async () => {
    await gateway.advance(3_700);
    const { challengeId } = await login(EMAIL);
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1) codes.push(errorOf(await answer(challengeId, '000000')));
    expect(codes).toEqual([...Array<number>(4).fill(ERROR_CODE.wrongCode), ERROR_CODE.tooManyTries]);
    expect(errorOf(await answer(challengeId, app.recoveryCodes[1]!, 'recovery'))).toBe(ERROR_CODE.wrongLink);
  });

  it('a challenge ends after five minutes', async () => {
    const { challengeId } = await login(EMAIL);
    await gateway.advance(300);
    expect(errorOf(await answer(challengeId, app.recoveryCodes[2]!, 'recovery'))).toBe(ERROR_CODE.wrongLink);
  });

  it('wrong codes over several challenges make the client wait', async () => {
    await gateway.advance(3_700);
    let last: Awaited<ReturnType<typeof answer>> | undefined;
    for (let tries = 0; tries < 11; tries += 1) {
      const { challengeId } = await login(EMAIL);
      last = await answer(challengeId, '000000');
    }
    expect(last?.body.errors[0]).toEqual({
      errorCode: ERROR_CODE.tooManyTries,
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('failed codes are in the history', async () => {
    await gateway.advance(3_700);
    const { challengeId } = await login(EMAIL);
    const { body } = await answer(challengeId, app.recoveryCodes[3]!, 'recovery');
    const tries = (await gateway.call('getSignIns', { token: body.result.token })).body.result;
    expect(tries[0]).toMatchObject({ result: 'signedIn', method: 'recovery' });
    expect(tries[1]).toMatchObject({ result: 'wrongCode' });
  });
});

it('turning it off needs password and code', async () => {
  const EMAIL = 'invest@portico.test';
  const app = await turnOn(EMAIL);
  const turnOff = (password: string, code: string) =>
    gateway.call('turnOffSecondFactor', { token: app.token, body: { password, code } });
  expect(errorOf(await turnOff('wrong', app.recoveryCodes[0]!))).toBe(ERROR_CODE.wrongCurrentPassword);
  expect(errorOf(await turnOff(PASSWORD, '000000'))).toBe(ERROR_CODE.wrongCode);
  const renewal = await gateway.call('newRecoveryCodes', {
    token: app.token,
    body: { password: PASSWORD, code: app.recoveryCodes[0]! },
  });
  expect(errorOf(await turnOff(PASSWORD, app.recoveryCodes[1]!))).toBe(ERROR_CODE.wrongCode);
  expect((await turnOff(PASSWORD, renewal.body.result.recoveryCodes[0])).status).toBe(200);
  expect(await login(EMAIL)).toHaveProperty('token');
  const mails = await gateway.rows(`select kind from outbox where recipient = '${EMAIL}'`);
  expect(mails.map(({ kind }) => kind)).toContain('second-factor-off');
});
