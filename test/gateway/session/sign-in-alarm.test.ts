import { SIGN_IN_ALARM } from '../../../gateway/db/attempt-rules.table';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { solveCaptcha } from '../../../tools/trials/kit/solve-captcha';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// Guesses spread over many addresses and IPs stay below the limits of each, but together reach a common limit (G2).
const PASSWORD = 'Portico-demo-1';
const FROM_ANYWHERE = { email: 'main@portico.test', password: PASSWORD };
const REFUSAL = [{ errorCode: ERROR_CODE.captchaFailed }];

const solveChallenge = async (gateway: Gateway) =>
  solveCaptcha((await gateway.call('getCaptchaChallenge')).body.result);

/** Records failed sign-ins at `minutesAgo`, as another replica would. */
const failures = (gateway: Gateway, count: number, minutesAgo: number) =>
  gateway.rows(`insert into attempts (kind, subject, count, last_at)
    select '${SIGN_IN_ALARM.kind}', 'filled ' || ${minutesAgo}, ${count},
      timestamptz '2026-11-20T14:32:07Z' - interval '${minutesAgo} minutes'`);

describe('with a captcha', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway('altcha');
  }, 60_000);
  afterAll(() => gateway.stop());

  const login = async (ip: string, body: object = FROM_ANYWHERE, captcha?: string) =>
    (
      await gateway.call('login', {
        body,
        ip,
        headers: captcha === undefined ? {} : { 'x-captcha-token': captcha },
      })
    ).body;

  it('too many failures require a captcha from every client', async () => {
    await failures(gateway, SIGN_IN_ALARM.failures, 16); // too old to count
    await failures(gateway, SIGN_IN_ALARM.failures - 2, 5);
    await login('10.80.0.1', { email: 'one@portico.test', password: 'wrong' });
    expect((await login('10.80.1.1')).hasError).toBe(false);
    await login('10.80.0.2', { email: 'two@portico.test', password: 'wrong' });
    expect((await login('10.80.1.2')).errors).toEqual(REFUSAL);
    expect((await login('10.80.1.2', FROM_ANYWHERE, await solveChallenge(gateway))).hasError).toBe(false);
  });

  it('counts neither refused captchas nor successes', async () => {
    const [before] = await gateway.rows(`select sum(count)::int as n from attempts where kind = 'login-all'`);
    await login('10.80.1.3');
    await login('10.80.1.3', FROM_ANYWHERE, await solveChallenge(gateway));
    expect(await gateway.rows(`select sum(count)::int as n from attempts where kind = 'login-all'`)).toEqual([
      before,
    ]);
  });

  it('ends after 15 minutes', async () => {
    expect((await login('10.80.1.4')).errors).toEqual(REFUSAL);
    await gateway.advance(SIGN_IN_ALARM.windowSeconds);
    expect((await login('10.80.1.4')).hasError).toBe(false);
  });
});

describe('without a captcha', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway('none');
    await failures(gateway, SIGN_IN_ALARM.failures, 5);
  }, 60_000);
  afterAll(() => gateway.stop());

  it('only a failing IP has to wait, after ten failures instead of fifty', async () => {
    const login = async (email: string, password: string, ip: string) =>
      (await gateway.call('login', { body: { email, password }, ip })).body;
    for (let tries = 0; tries < 10; tries += 1) {
      const { errors } = await login(`victim${tries}@portico.test`, 'wrong', '10.81.0.1');
      expect(errors[0].errorCode).toBe(ERROR_CODE.wrongCredentials);
    }
    const { errors } = await login('main@portico.test', PASSWORD, '10.81.0.1');
    expect(errors[0]).toEqual({ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: 60 });
    expect((await login('main@portico.test', PASSWORD, '10.81.0.2')).hasError).toBe(false);
  });
});
