import { text } from 'node:stream/consumers';
import { FileAnswers } from '../../../gateway/documents/file-answers';

const file = {
  fileName: 'scan "1".pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.alloc(1_000_000, 'page'),
};
let answers: FileAnswers;
const send = (clientId: number) => answers.sendFile(clientId, () => Promise.resolve(file));
beforeEach(() => {
  answers = new FileAnswers();
});
afterEach(() => jest.useRealTimers());

it('a file is sent whole, in the envelope', async () => {
  const { body, headers } = await send(1);
  expect(headers['content-type']).toMatch('application/json');
  const { bytes, ...fields } = file;
  expect(JSON.parse(await text(body))).toEqual({
    hasError: false,
    result: { ...fields, data: bytes.toString('base64') },
  });
});

it('a client reads two files at once, and the next one after them', async () => {
  const [first] = await Promise.all([send(1), send(1)]);
  await expect(send(1)).rejects.toMatchObject({ refusal: 'tooManyTries', retryAfterSeconds: 2 });
  await send(2);
  await text(first.body);
  await send(1);
  await expect(send(1)).rejects.toMatchObject({ refusal: 'tooManyTries' });
});

it('of all clients together, eight files are on their way at once', async () => {
  for (const clientId of [1, 1, 2, 2, 3, 3, 4, 4]) await send(clientId);
  await expect(send(5)).rejects.toMatchObject({ refusal: 'busy', retryAfterSeconds: 2 });
});

it('a reader that stops reading is disconnected, and a file that can’t be read takes no place', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const [first, second] = await Promise.all([send(1), send(1)]);
  jest.advanceTimersByTime(10_000);
  expect([first.body.destroyed, second.body.destroyed]).toEqual([true, true]);
  await new Promise((resolve) => setImmediate(resolve));
  for (let tries = 0; tries < 3; tries += 1)
    await expect(answers.sendFile(1, () => Promise.reject(new Error('no store')))).rejects.toThrow(
      'no store',
    );
  await send(1);
});
