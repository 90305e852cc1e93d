import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { solveCaptcha } from '../../../tools/trials/kit/solve-captcha';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// Codes cost money and reach the phones of others, so sending is limited and needs a captcha (G8, G9).
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
const SUCCESS = { hasError: false, result: null };

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
const send = async (phone: string, fields: object = {}, ip = '10.51.0.1') =>
  (await gateway.call('sendSmsCode', { body: { phone, ...fields }, ip })).body;
const messages = async (phone: string) =>
  gateway.rows(`select status, body from outbox where recipient = '${phone}' order by id`);
const codeIn = (body: unknown) => /^\d{6}/.exec(String(body))?.[0] ?? '';
const verify = async (phone: string, code: string) =>
  (await gateway.call('verifySmsCode', { body: { phone, code } })).body;
const complete = async (registrationId: string) =>
  (await gateway.call('registerStep2', { body: { registrationId } })).body;

it('sends nothing to a phone without a registration, and does not reveal that', async () => {
  const phone = newPhone();
  expect(await send(phone)).toEqual(SUCCESS);
  expect(await messages(phone)).toEqual([{ status: 'suppressed', body: '' }]);
  expect((await send(phone)).errors[0].errorCode).toBe(ERROR_CODE.tooManyTries);
});

it('requires a captcha in step 1 or with the code', async () => {
  const [phone, otherPhone] = [newPhone(), newPhone()];
  await begin(phone);
  expect(await send(phone)).toEqual(SUCCESS);
  expect(await messages(phone)).toEqual([{ status: 'queued', body: expect.stringMatching(/^\d{6} /) }]);
  await begin(otherPhone, { withCaptcha: false });
  expect(await send(otherPhone)).toEqual(refusal('captchaFailed'));
  expect(await messages(otherPhone)).toEqual([]);
  expect(await send(otherPhone, { captchaToken: await captcha() })).toEqual(SUCCESS);
});

it('verifies the phone only for the registration it was requested for', async () => {
  const phone = newPhone();
  const ownId = await begin(phone, { ip: '10.52.0.1' });
  const otherId = await begin(phone, { ip: '10.52.0.2' });
  await send(phone, {}, '10.52.0.1');
  expect(await complete(ownId)).toEqual(refusal('wrongCode'));
  expect(await verify(phone, codeIn((await messages(phone))[0]?.['body']))).toEqual(SUCCESS);
  const provedRegistrations = await gateway.rows(
    `select id from registrations where phone_proved_at is not null and phone = '${phone}'`,
  );
  expect(provedRegistrations).toEqual([{ id: ownId }]);
  expect(provedRegistrations).not.toContainEqual({ id: otherId });
  expect((await complete(ownId)).hasError).toBe(false);
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

it('sends at most ten codes a day to one phone, by both channels together', async () => {
  const phone = newPhone();
  await begin(phone);
  const calls = ['sendSmsCode', 'sendWhatsappCode'] as const;
  for (let count = 0; count < 10; count += 1) {
    await gateway.advance(61);
    const id = calls[count % 2] ?? 'sendSmsCode';
    expect((await gateway.call(id, { body: { phone }, ip: `10.53.0.${count}` })).body).toEqual(SUCCESS);
  }
  await gateway.advance(61);
  const refusal = (await gateway.call('sendSmsCode', { body: { phone }, ip: '10.53.1.1' })).body;
  expect(refusal.errors[0]).toMatchObject({ errorCode: ERROR_CODE.tooManyTries });
  expect(refusal.errors[0].retryAfterSeconds).toBeGreaterThan(3_600);
  expect(await messages(phone)).toHaveLength(10);
});

it('sends at most the configured number of codes a day to all phones', async () => {
  const phone = newPhone();
  await begin(phone);
  await gateway.rows(`insert into outbox (channel, kind, recipient, body, status, created_at)
    select 'sms', 'code', '+49309' || n, '', 'sent', (select max(created_at) from outbox)
    from generate_series(1, 2000) n`);
  expect((await send(phone)).errors[0].errorCode).toBe(ERROR_CODE.tooManyTries);
  await gateway.rows("delete from outbox where recipient like '+49309%'");
  expect(await send(phone)).toEqual(SUCCESS);
});

it('limits the chat by IP address, in all threads together', async () => {
  const sendMessage = (index: number) =>
    gateway.call('sendSupportMessage', {
      ip: '10.54.0.1',
      body: {
        visitor: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
        id: `00000000-0000-4000-9000-0000000000${String(index).padStart(2, '0')}`,
        text: 'hello',
      },
    });
  for (let index = 0; index < 60; index += 1) expect((await sendMessage(index)).status).toBe(200);
  expect((await sendMessage(60)).status).toBe(429);
});
