import { forEachInSlices } from '../../../src/infrastructure/http/in-slices';
import { busy } from './busy';

test('every item is visited once, in order', async () => {
  const seen: number[] = [];
  await forEachInSlices([3, 1, 2], (item) => seen.push(item));
  expect(seen).toEqual([3, 1, 2]);
});

test('other tasks run between slices', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1), 0);
  await forEachInSlices(Array.from({ length: 12 }), () => busy(10));
  clearInterval(other);
  expect(turns).toBeGreaterThanOrEqual(2);
});

/** How often another task has its turn in six long steps, in a page that has such a global. */
async function turnsBetween(page: { global: 'document' | 'scheduler'; is: object }): Promise<number> {
  let turns = 0;
  Object.defineProperty(globalThis, page.global, { configurable: true, value: page.is });
  const other = setInterval(() => (turns += 1), 0);
  try {
    await forEachInSlices(Array.from({ length: 6 }), () => busy(10));
  } finally {
    clearInterval(other);
    Reflect.deleteProperty(globalThis, page.global);
  }
  return turns;
}

test('only input and frames come between slices where the browser can put other tasks off', async () => {
  const yielded = jest.fn(() => Promise.resolve());
  expect(await turnsBetween({ global: 'scheduler', is: { yield: yielded } })).toBe(0);
  expect(yielded.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('a hidden page, whose timers are rare, is not waited for', async () => {
  expect(await turnsBetween({ global: 'document', is: { hidden: true } })).toBe(0);
});

test('a small amount of work is done in one go', async () => {
  let turns = 0;
  const other = setImmediate(() => (turns += 1));
  const done = forEachInSlices([1, 2, 3], () => undefined);
  await done;
  clearImmediate(other);
  expect(turns).toBe(0);
});

test('an error ends the work', async () => {
  const fault = new Error('not this one');
  await expect(
    forEachInSlices([1], () => {
      throw fault;
    }),
  ).rejects.toBe(fault);
});
