import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { solveCaptcha } from '../../../tools/trials/kit/solve-captcha';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// Codes cost money and reach strangers' phones, so sending is restricted, protected by a captcha and limited (G8,
// G9).
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway('altcha');
}, 60_000);
afterAll(() => gateway.stop());

let number = 0;
const newPhone = () => `+4930555${String((number += 1)).padStart(5, '0')}`;
const refusal = (name: keyof typeof ERROR_CODE) => ({
  hasError: true,
  errors: [{ errorCode: ERROR_CODE[name] }],
});
const DONE = { hasError: false, result: null };

const captcha = async () => solveCaptcha((await gateway.call('getCaptchaChallenge')).body.result);

async function begin(phone: string, { ip = `10.50.0.${number % 250}`, withCaptcha = true } = {}) {
  number += 1;
  const body = {
    email: `codes-${number}@portico.test`,
    password: 'Fresh-horse-7',
    firstName: 'Zoë',
    lastName: 'Moon',
    phone,
    country: 'DE',
    siteId: 1,
    captchaToken: withCaptcha ? await captcha() : null,
  };
  return (await gateway.call('registerStep1', { body, ip })).body.result.registrationId as string;
}
const send = async (phone: string, more: object = {}, ip = '10.51.0.1') =>
  (await gateway.call('sendSmsCode', { body: { phone, ...more }, ip })).body;
const messages = async (phone: string) =>
  gateway.rows(`select status, body from outbox where recipient = '${phone}' order by id`);
const codeIn = (body: unknown) => /^\d{6}/.exec(String(body))?.[0] ?? '';
const verify = async (phone: string, code: string) =>
  (await gateway.call('verifySmsCode', { body: { phone, code } })).body;
const complete = async (registrationId: string) =>
  (await gateway.call('registerStep2', { body: { registrationId } })).body;

it('sends nothing to a phone nobody is registering with, without revealing that', async () => {
  const phone = newPhone();
  expect(await send(phone)).toEqual(DONE);
  expect(await messages(phone)).toEqual([{ status: 'suppressed', body: '' }]);
  expect((await send(phone)).errors[0].errorCode).toBe(ERROR_CODE.tooManyTries);
});

it('requires a captcha, in step 1 or with the code', async () => {
  const [paid, unpaid] = [newPhone(), newPhone()];
  await begin(paid);
  expect(await send(paid)).toEqual(DONE);
  expect(await messages(paid)).toEqual([{ status: 'queued', body: expect.stringMatching(/^\d{6} /) }]);
  await begin(unpaid, { withCaptcha: false });
  expect(await send(unpaid)).toEqual(refusal('captchaFailed'));
  expect(await messages(unpaid)).toEqual([]);
  expect(await send(unpaid, { captchaToken: await captcha() })).toEqual(DONE);
});

it('verifies the phone only for the registration it was requested for', async () => {
  const phone = newPhone();
  const own = await begin(phone, { ip: '10.52.0.1' });
  const strangers = await begin(phone, { ip: '10.52.0.2' });
  await send(phone, {}, '10.52.0.1');
  expect(await complete(own)).toEqual(refusal('wrongCode'));
  expect(await verify(phone, codeIn((await messages(phone))[0]?.['body']))).toEqual(DONE);
  const proved = await gateway.rows(
    `select id from registrations where phone_proved_at is not null and phone = '${phone}'`,
  );
  expect(proved).toEqual([{ id: own }]);
  expect(proved).not.toContainEqual({ id: strangers });
  expect((await complete(own)).hasError).toBe(false);
});

it('erases a code once it is used or replaced', async () => {
  const phone = newPhone();
  await begin(phone);
  await send(phone);
  await gateway.advance(60);
  await send(phone);
  const [replaced, current] = await messages(phone);
  expect([replaced?.['body'], codeIn(current?.['body'])]).toEqual(['', expect.stringMatching(/^\d{6}$/)]);
  await verify(phone, codeIn(current?.['body']));
  expect((await messages(phone)).map(({ body }) => body)).toEqual(['', '']);
});

it.each(['030 1234567', '0000000', '+999 123 4567'])(
  'refuses %s, which is not an international number',
  async (phone) => {
    expect(await send(phone)).toEqual(refusal('invalid'));
  },
);

it('sends ten codes a day to one phone, by both channels together', async () => {
  const phone = newPhone();
  await begin(phone);
  const by = ['sendSmsCode', 'sendWhatsappCode'] as const;
  for (let count = 0; count < 10; count += 1) {
    await gateway.advance(61);
    const id = by[count % 2] ?? 'sendSmsCode';
    expect((await gateway.call(id, { body: { phone }, ip: `10.53.0.${count}` })).body).toEqual(DONE);
  }
  await gateway.advance(61);
  const refusal = (await gateway.call('sendSmsCode', { body: { phone }, ip: '10.53.1.1' })).body;
  expect(refusal.errors[0]).toMatchObject({ errorCode: ERROR_CODE.tooManyTries });
  expect(refusal.errors[0].retryAfterSeconds).toBeGreaterThan(3_600);
  expect(await messages(phone)).toHaveLength(10);
});

it('sends no more per day to all phones together than configured', async () => {
  const phone = newPhone();
  await begin(phone);
  await gateway.rows(`insert into outbox (channel, kind, recipient, body, status, created_at)
    select 'sms', 'code', '+49309' || n, '', 'sent', (select max(created_at) from outbox)
    from generate_series(1, 2000) n`);
  expect((await send(phone)).errors[0].errorCode).toBe(ERROR_CODE.tooManyTries);
  await gateway.rows("delete from outbox where recipient like '+49309%'");
  expect(await send(phone)).toEqual(DONE);
});

it('limits the chat by IP address, whatever thread a visitor names', async () => {
  const say = (at: number) =>
    gateway.call('sendSupportMessage', {
      ip: '10.54.0.1',
      body: {
        visitor: `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`,
        id: `00000000-0000-4000-9000-0000000000${String(at).padStart(2, '0')}`,
        text: 'hello',
      },
    });
  for (let at = 0; at < 60; at += 1) expect((await say(at)).status).toBe(200);
  expect((await say(60)).status).toBe(429);
});
