import { createChallenge } from 'altcha-lib';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { AltchaCaptcha } from '../../../../src/infrastructure/session/captcha/altcha-captcha';
import { HttpAuth } from '../../../../src/infrastructure/session/http-auth';
import { HttpClient } from '../../../../src/infrastructure/http/http-client';
import { describeCaptchaContract } from '../../../../src/testkit/session/captcha.contract';
import { runner } from '../../../jest/runner';
import { clientOf } from '../../../gateway-kit/http-world';
import { startGateway, type RunningGateway } from '../../../gateway-kit/start-gateway';

jest.setTimeout(60_000);

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway('altcha');
});
afterAll(() => gateway.close());
afterEach(() => gateway.command('DELETE', '/__faults'));

const signIn = (captchaToken: string) =>
  new HttpAuth(clientOf(gateway)).login(
    { email: 'main@portico.test', password: 'Portico-demo-1' },
    { siteId: 1, captchaToken },
  );

describeCaptchaContract(runner, 'AltchaCaptcha', async () => ({
  captcha: new AltchaCaptcha(clientOf(gateway)),
  accepts: (token) =>
    signIn(token).then(
      () => true,
      () => false,
    ),
  disconnect: () =>
    gateway.command('POST', '/__faults', {
      match: { path: '/api/client/v1/Captcha/challenge' },
      status: 503,
    }),
  reconnect: () => gateway.command('DELETE', '/__faults'),
}));

test('AltchaCaptcha never returns the same answer twice, because replays are refused', async () => {
  const captcha = new AltchaCaptcha(clientOf(gateway));
  const first = (await captcha.token()) ?? '';
  await signIn(first);
  await expect(signIn(first)).rejects.toMatchObject({ codes: [ERROR_CODE.captchaFailed] });
  expect(await captcha.token()).not.toBe(first);
});

test('AltchaCaptcha requests a new challenge if the form was open for longer than the answer is valid', async () => {
  let challengeCount = 0;
  const http = new HttpClient(new Map(), async () => {
    challengeCount += 1;
    const expires = new Date(Date.now() + 600_000);
    const result = await createChallenge({ hmacKey: 'key', maxNumber: 10, expires });
    return { status: 200, text: JSON.stringify({ result }), retryAfter: null, receivedAt: 0 };
  });
  const captcha = new AltchaCaptcha(http);
  captcha.prepare();
  await captcha.token();
  expect(challengeCount).toBe(1);

  captcha.prepare();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 660_000);
  try {
    await captcha.token();
  } finally {
    clock.mockRestore();
  }
  expect(challengeCount).toBe(3);
});
