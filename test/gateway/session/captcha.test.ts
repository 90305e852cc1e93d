import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { solveCaptcha } from '../../../tools/trials/kit/solve-captcha';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway('altcha');
}, 60_000);
afterAll(() => gateway.stop());

const REFUSAL = { hasError: true, errors: [{ errorCode: ERROR_CODE.captchaFailed }] };

const solveChallenge = async () => solveCaptcha((await gateway.call('getCaptchaChallenge')).body.result);

const login = (email: string, password: string, ip: string, captcha?: string) =>
  gateway.call('login', {
    body: { email, password },
    ip,
    headers: captcha === undefined ? {} : { 'x-captcha-token': captcha },
  });

it('a first sign-in needs no captcha', async () => {
  const { body } = await login('main@portico.test', 'Portico-demo-1', '10.20.0.1');
  expect(body.hasError).toBe(false);
});

it.each([
  ['of one client from six places', (tab: number) => `10.20.1.${tab}`],
  ['of one client from one place', () => '10.20.1.9'],
])('simultaneous sign-ins %s are not counted as failures', async (_name, place) => {
  const simultaneousLogins = [1, 2, 3, 4, 5, 6].map((tab) =>
    login('bank@portico.test', 'Portico-demo-1', place(tab)),
  );
  const answers = await Promise.all(simultaneousLogins);
  expect(answers.map(({ body }) => body.hasError)).toEqual([false, false, false, false, false, false]);
});

it('accepts a solution once', async () => {
  const token = await solveChallenge();
  expect((await login('main@portico.test', 'Portico-demo-1', '10.20.0.2', token)).body.hasError).toBe(false);
  expect((await login('main@portico.test', 'Portico-demo-1', '10.20.0.2', token)).body).toEqual(REFUSAL);
});

it('refuses the same solution in another spelling', async () => {
  const token = await solveChallenge();
  await login('main@portico.test', 'Portico-demo-1', '10.20.0.3', token);
  const respelledToken = JSON.stringify(JSON.parse(Buffer.from(token, 'base64').toString()), null, 1);
  const otherSpelling = Buffer.from(respelledToken).toString('base64');
  expect((await login('main@portico.test', 'Portico-demo-1', '10.20.0.3', otherSpelling)).body).toEqual(
    REFUSAL,
  );
});

it('refuses an expired solution', async () => {
  const token = await solveChallenge();
  await gateway.advance(601);
  expect((await login('main@portico.test', 'Portico-demo-1', '10.20.0.4', token)).body).toEqual(REFUSAL);
});

it.each([
  ['nonsense', 'nonsense'],
  ['an empty object', Buffer.from('{}').toString('base64')],
  ['null', Buffer.from('null').toString('base64')],
])('refuses %s', async (_name, token) => {
  expect((await login('main@portico.test', 'Portico-demo-1', '10.20.0.5', token)).body).toEqual(REFUSAL);
});

it('refuses a solution with an extended expiry', async () => {
  const payload = JSON.parse(Buffer.from(await solveChallenge(), 'base64').toString());
  payload.salt = payload.salt.replace(/expires=\d+/, 'expires=9999999999');
  const token = Buffer.from(JSON.stringify(payload)).toString('base64');
  expect((await login('main@portico.test', 'Portico-demo-1', '10.20.0.6', token)).body).toEqual(REFUSAL);
});

it('a captcha is required for 15 minutes after a failure of the address', async () => {
  await login('bank@portico.test', 'wrong', '10.20.1.1');
  expect((await login('bank@portico.test', 'Portico-demo-1', '10.20.1.2')).body).toEqual(REFUSAL);
  expect(
    (await login('bank@portico.test', 'Portico-demo-1', '10.20.1.2', await solveChallenge())).body.hasError,
  ).toBe(false);
  await login('bank@portico.test', 'wrong', '10.20.1.1');
  await gateway.advance(901);
  expect((await login('bank@portico.test', 'Portico-demo-1', '10.20.1.2')).body.hasError).toBe(false);
});

it('a captcha is required after five failures of the IP address', async () => {
  for (let tries = 0; tries < 4; tries += 1) await login(`no${tries}@portico.test`, 'wrong', '10.20.2.1');
  expect((await login('invest@portico.test', 'Portico-demo-1', '10.20.2.1')).body.hasError).toBe(false);
  await login('no5@portico.test', 'wrong', '10.20.2.1');
  expect((await login('invest@portico.test', 'Portico-demo-1', '10.20.2.1')).body).toEqual(REFUSAL);
});

it('a refused captcha is not a failed sign-in', async () => {
  for (let tries = 0; tries < 8; tries += 1) {
    await login('invest-ib@portico.test', 'Portico-demo-1', '10.20.3.1', 'nonsense');
  }
  expect((await login('invest-ib@portico.test', 'Portico-demo-1', '10.20.3.1')).body.hasError).toBe(false);
});

it('the password calls verify a captcha, and require one for the second link', async () => {
  const forgot = (token?: string) =>
    gateway.call('resetPassword', {
      body: { email: 'main-ib@portico.test' },
      ip: '10.20.4.1',
      headers: token === undefined ? {} : { 'x-captcha-token': token },
    });
  expect((await forgot('nonsense')).body).toEqual(REFUSAL);
  expect((await forgot()).body.hasError).toBe(false);
  expect((await forgot()).body).toEqual(REFUSAL);
  expect((await forgot(await solveChallenge())).body.hasError).toBe(false);
  const create = await gateway.call('createPassword', {
    body: { token: 'x', password: 'Fresh-horse-7' },
    headers: { 'x-captcha-token': 'nonsense' },
  });
  expect(create.body).toEqual(REFUSAL);
});
