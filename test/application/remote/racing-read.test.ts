import { RacingRead } from '../../../src/application/remote/racing-read';
import { PortalError } from '../../../src/domain/kernel/errors';
import { rejectionOf } from '../../../src/testkit/runner/failures';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';

interface Attempt {
  answer(value: string): void;
  fail(error: Error): void;
}

function pendingRead() {
  const clock = new FakeClock();
  const attempts: Attempt[] = [];
  const reading = new RacingRead(
    () => new Promise<string>((answer, fail) => void attempts.push({ answer, fail })),
    clock,
  );
  const controller = new AbortController();
  return { clock, attempts, reading, controller, answer: reading.run(controller.signal) };
}

test('a read is slow after 15 s, until it has an answer', async () => {
  const { clock, attempts, reading, answer } = pendingRead();
  clock.advance(14_999);
  expect(reading.isSlow).toBe(false);
  clock.advance(1);
  expect(reading.isSlow).toBe(true);
  attempts[0]!.answer('late');
  expect(await answer).toBe('late');
  expect([reading.isSlow, clock.pending]).toEqual([false, 0]);
});

test('the first answer of two attempts counts', async () => {
  const { attempts, reading, answer } = pendingRead();
  expect(reading.startSecondAttempt()).toBe(true);
  attempts[0]!.fail(PortalError.unavailable());
  attempts[1]!.answer('second');
  expect(await answer).toBe('second');
});

test('a read fails when all its attempts have failed, always with a PortalError', async () => {
  const { attempts, reading, answer } = pendingRead();
  reading.startSecondAttempt();
  const rejection = rejectionOf(answer);
  attempts[1]!.fail(PortalError.unavailable());
  attempts[0]!.fail(new TypeError('x is undefined'));
  expect(await rejection).toMatchObject({ kind: 'malformed' });
});

test('without a first attempt there is no second one', async () => {
  const { attempts, reading, answer } = pendingRead();
  attempts[0]!.answer('three');
  await answer;
  expect(reading.startSecondAttempt()).toBe(false);
  expect(attempts).toHaveLength(1);
});

test('a canceled read is no longer slow, and its late answer leaves the next read alone', async () => {
  const { clock, attempts, reading, controller } = pendingRead();
  clock.advance(15_000);
  controller.abort();
  expect(reading.isSlow).toBe(false);
  void reading.run(new AbortController().signal);
  clock.advance(15_000);
  attempts[0]!.answer('of the canceled read');
  await Promise.resolve();
  expect(reading.isSlow).toBe(true);
});
