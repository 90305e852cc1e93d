import { CodeEntry } from '../../../src/application/registration/code-entry';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FakeBackend } from '../../../src/testkit/portal/fake-backend';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeGateway } from '../../../src/testkit/kernel/fake-gateway';
import { FakeOneTimeCodes } from '../../../src/testkit/registration/fake-one-time-codes';
import { FakePage } from '../../../src/testkit/kernel/fake-page';

function createEntry() {
  const clock = new FakeClock();
  const backend = new FakeBackend(new FakeGateway(), () => clock.now());
  const code = new CodeEntry(new FakeOneTimeCodes(backend), clock, new FakePage());
  code.start('+4930123456');
  return { backend, clock, code };
}

it('counts down a minute for each channel, and sends no code before it is over', async () => {
  const { backend, clock, code } = createEntry();
  await code.send('sms');
  expect([code.secondsUntilResend('sms'), code.secondsUntilResend('whatsapp')]).toEqual([60, 0]);
  await code.send('sms');
  expect(backend.count('smsOtpSend')).toBe(1);
  clock.advance(59_000);
  expect(code.secondsUntilResend('sms')).toBe(1);
  clock.advance(1_000);
  expect(code.secondsUntilResend('sms')).toBe(0);
  await code.send('sms');
  expect(backend.count('smsOtpSend')).toBe(2);
});

it('accepts the right code with spaces, and clears the field', async () => {
  const { code } = createEntry();
  await code.send('whatsapp');
  code.setCode(' 123 456 ');
  expect(await code.verify()).toBe(true);
  expect(code.code).toBe('');
});

it('finds the code in a message that was pasted whole', async () => {
  const { backend, code } = createEntry();
  await code.send('sms');
  code.setCode('\u200E123-456 is your Portico code.');
  expect(code.code).toBe('123456');
  expect(await code.verify()).toBe(true);
  expect(backend.count('smsOtpVerify')).toBe(1);
});

it('submits only six digits', async () => {
  const { backend, code } = createEntry();
  await code.send('sms');
  expect(await code.verify()).toBe(false);
  expect(code.issue).toBe('missing');
  code.setCode('12345a');
  expect(await code.verify()).toBe(false);
  expect(code.issue).toBe('not-a-code');
  expect(backend.count('smsOtpVerify')).toBe(0);
});

it('is blocked after five wrong codes, until a new one is sent', async () => {
  const { backend, code } = createEntry();
  await code.send('sms');
  for (let tries = 0; tries < 5; tries += 1) {
    expect(code.issue).not.toBe('spent');
    code.setCode('000000');
    await code.verify();
  }
  expect(code.issue).toBe('spent');
  code.setCode('123456');
  expect(await code.verify()).toBe(false);
  expect(backend.count('smsOtpVerify')).toBe(5);
  await code.send('whatsapp');
  expect(code.issue).toBeNull();
  code.setCode('123456');
  expect(await code.verify()).toBe(true);
});

it('switches the channel when a new code is sent, and leaves the code that is typed meanwhile', async () => {
  const { backend, code } = createEntry();
  await code.send('sms');
  code.setCode('000000');
  const release = backend.hold('whatsappOtpSend');
  const sending = code.send('whatsapp');
  expect(code.channel).toBe('sms');
  code.setCode('123456');
  release();
  await sending;
  expect([code.channel, code.code]).toEqual(['whatsapp', '123456']);
});

it('still accepts the last code if sending one by the other channel fails', async () => {
  const { backend, code } = createEntry();
  await code.send('sms');
  backend.failNext('whatsappOtpSend', PortalError.unavailable());
  await code.send('whatsapp');
  code.setCode('123456');
  expect(await code.verify()).toBe(true);
  expect([backend.count('smsOtpVerify'), backend.count('whatsappOtpVerify')]).toEqual([1, 0]);
});

it('waits for a minute if the gateway answers that a code was sent too recently', async () => {
  const { backend, code } = createEntry();
  backend.failNext('smsOtpSend', PortalError.refused([ERROR_CODE.tooManyTries], 200));
  await code.send('sms');
  expect(code.submission.problem).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.tooManyTries] });
  expect(code.secondsUntilResend('sms')).toBe(60);
});

it('waits as long as the gateway requires', async () => {
  const { backend, clock, code } = createEntry();
  backend.failNext('whatsappOtpSend', PortalError.refused([ERROR_CODE.tooManyTries], 200, 40_000));
  await code.send('whatsapp');
  expect([code.secondsUntilResend('sms'), code.secondsUntilResend('whatsapp')]).toEqual([0, 40]);
  clock.advance(40_000);
  expect(code.secondsUntilResend('whatsapp')).toBe(0);
});

it('starts over for another number', async () => {
  const { code } = createEntry();
  await code.send('sms');
  code.start('+4930999999');
  expect(code.secondsUntilResend('sms')).toBe(0);
});
