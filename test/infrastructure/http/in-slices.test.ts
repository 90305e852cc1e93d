import { forEachInSlices } from '../../../src/infrastructure/http/in-slices';
import { busy } from './busy';

test('every item is visited once, in order', async () => {
  const items: number[] = [];
  await forEachInSlices([3, 1, 2], (item) => items.push(item));
  expect(items).toEqual([3, 1, 2]);
});

test('other tasks run between slices', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await forEachInSlices(Array.from({ length: 12 }), () => busy(10));
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(2);
});

/** How often another task runs between six long steps, on a page with this global. */
async function countTurns(page: { global: 'document' | 'scheduler'; value: object }): Promise<number> {
  let turns = 0;
  Object.defineProperty(globalThis, page.global, { configurable: true, value: page.value });
  const timer = setInterval(() => (turns += 1), 0);
  try {
    await forEachInSlices(Array.from({ length: 6 }), () => busy(10));
  } finally {
    clearInterval(timer);
    Reflect.deleteProperty(globalThis, page.global);
  }
  return turns;
}

test('only input and frames run between slices in a browser with `scheduler.yield`', async () => {
  const yieldTask = jest.fn(() => Promise.resolve());
  expect(await countTurns({ global: 'scheduler', value: { yield: yieldTask } })).toBe(0);
  expect(yieldTask.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('a hidden page does not wait for other tasks, because its timers are slow', async () => {
  expect(await countTurns({ global: 'document', value: { hidden: true } })).toBe(0);
});

test('a small amount of work is one slice', async () => {
  let turns = 0;
  const immediate = setImmediate(() => (turns += 1));
  await forEachInSlices([1, 2, 3], () => undefined);
  clearImmediate(immediate);
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
