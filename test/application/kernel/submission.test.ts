import { Submission } from '../../../src/application/kernel/submission';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FakePage } from '../../../src/testkit/kernel/fake-page';

const refuse = () => Promise.reject(PortalError.refused([9], 200));

test('a second click during a submit does nothing', async () => {
  const submission = new Submission(new FakePage());
  let finish: () => void = () => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const first = submission.run(work);
  expect(submission.isSending).toBe(true);
  expect(await submission.run(work)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(submission.isSending).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
});

test('the reason for a refusal is shown until the next attempt', async () => {
  const submission = new Submission(new FakePage());
  expect(await submission.run(refuse)).toBe(false);
  expect(submission.problem).toMatchObject({ kind: 'refused', codes: [9] });
  await submission.run(() => Promise.resolve());
  expect(submission.problem).toBeNull();
});

test.each([
  [true, null],
  [false, { kind: 'refused', codes: [9] }],
])(
  'an error that the form handles itself (%s) is not a problem of the whole form',
  async (isHandled, problem) => {
    const submission = new Submission(new FakePage());
    expect(await submission.run(refuse, () => isHandled)).toBe(false);
    expect(submission.problem).toEqual(problem && expect.objectContaining(problem));
  },
);

test('a programming error is thrown, and the form can be sent again', async () => {
  const submission = new Submission(new FakePage());
  await expect(submission.run(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  expect(submission.isSending).toBe(false);
});
