import { Passwords } from '../../../gateway/session/passwords';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs four jobs at once, lets twenty wait in order and refuses the next', async () => {
  const passwords = new Passwords();
  const startedJobs: number[] = [];
  const finish: (() => void)[] = [];
  const jobs = Array.from({ length: 24 }, (_item, at) =>
    passwords.runQueued(() => {
      startedJobs.push(at);
      return new Promise<void>((resolve) => finish.push(resolve));
    }),
  );
  await settle();
  expect(startedJobs).toEqual([0, 1, 2, 3]);
  await expect(passwords.runQueued(() => Promise.resolve())).rejects.toMatchObject({
    status: 503,
    code: 15,
    retryAfterSeconds: 2,
  });
  for (let finishedCount = 0; finishedCount < 24; finishedCount += 1) {
    finish[finishedCount]?.();
    await settle();
    expect(startedJobs).toHaveLength(Math.min(24, finishedCount + 5));
  }
  await Promise.all(jobs);
  expect(startedJobs).toEqual(startedJobs.toSorted((a, b) => a - b));
});

it('frees the slot when a job fails', async () => {
  const passwords = new Passwords();
  const failures = Array.from({ length: 20 }, () =>
    passwords.runQueued(() => Promise.reject(new Error('no'))),
  );
  expect((await Promise.allSettled(failures)).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(passwords.runQueued(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

it('hashes the password for an unknown address too (O4)', async () => {
  const passwords = new Passwords();
  await passwords.matches(undefined, 'warm-up');
  const start = performance.now();
  expect(await passwords.matches(undefined, 'wrong')).toBe(false);
  // No machine does two passes over 19 MiB faster than this; skipping the work takes microseconds.
  expect(performance.now() - start).toBeGreaterThan(3);
});
