import { hashUnqueued, Passwords } from '../../../gateway/session/passwords';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it.each([1, 4])(
  'runs %i at once, lets others wait in order up to 24, and refuses the next',
  async (runningAtOnce) => {
    const passwords = new Passwords(runningAtOnce);
    const startedJobs: number[] = [];
    const finish: (() => void)[] = [];
    const jobs = Array.from({ length: 24 }, (_item, at) =>
      passwords.runQueued(() => {
        startedJobs.push(at);
        return new Promise<void>((resolve) => finish.push(resolve));
      }),
    );
    await settle();
    expect(startedJobs).toEqual([0, 1, 2, 3].slice(0, runningAtOnce));
    const refusal = { status: 503, code: 15, retryAfterSeconds: 2 };
    await expect(passwords.runQueued(() => Promise.resolve())).rejects.toMatchObject(refusal);
    expect(() => passwords.refuseIfFull()).toThrow(expect.objectContaining(refusal));
    for (let finishedCount = 0; finishedCount < 24; finishedCount += 1) {
      finish[finishedCount]?.();
      await settle();
      expect(startedJobs).toHaveLength(Math.min(24, finishedCount + 1 + runningAtOnce));
    }
    await Promise.all(jobs);
    expect(startedJobs).toEqual(startedJobs.toSorted((a, b) => a - b));
  },
);

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

describe('a password typed on different keyboards (RFC 8265)', () => {
  const COMPOSED = 'B\u00FCcherwurm 7 r\u00E9sum\u00E9';
  const DECOMPOSED = COMPOSED.normalize('NFD');
  const passwords = new Passwords();

  it.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
    [COMPOSED, COMPOSED.replaceAll(' ', '\u00A0')],
  ])('set as %j it matches %j', async (set, typedText) => {
    const storedHash = await passwords.hashNew(set, 'anna@portico.test');
    expect(await passwords.matches(storedHash, typedText)).toBe(true);
    expect(await passwords.matches(storedHash, typedText.toUpperCase())).toBe(false);
  });

  it.each([COMPOSED, DECOMPOSED, `${COMPOSED}\u00A0`])('a hash from before of %j works', async (set) => {
    const storedHash = await hashUnqueued(set);
    expect(await passwords.matches(storedHash, set)).toBe(true);
    if (!set.endsWith('\u00A0')) expect(await passwords.matches(storedHash, set.normalize('NFC'))).toBe(true);
  });

  it('is the same one for the rule that an account has another', async () => {
    await expect(passwords.hashForAccount('Ku\u0308ste-2031x', ['K\u00FCste-2031x'])).rejects.toMatchObject({
      refusal: 'weakPassword',
    });
  });
});
