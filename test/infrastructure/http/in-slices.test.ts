import { inSlices } from '../../../src/infrastructure/http/in-slices';
import { busy } from './busy';

test('every item is visited once, in order', async () => {
  const seen: number[] = [];
  await inSlices([3, 1, 2], (item) => seen.push(item));
  expect(seen).toEqual([3, 1, 2]);
});

test('other tasks run between slices', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1), 0);
  await inSlices(Array.from({ length: 12 }), () => busy(10));
  clearInterval(other);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('only input and frames come between slices where the browser can put other tasks off', async () => {
  const given = jest.fn(() => Promise.resolve());
  Object.defineProperty(globalThis, 'scheduler', { configurable: true, value: { yield: given } });
  try {
    let turns = 0;
    const other = setInterval(() => (turns += 1), 0);
    await inSlices(Array.from({ length: 6 }), () => busy(10));
    clearInterval(other);
    expect(given.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(turns).toBe(0);
  } finally {
    Reflect.deleteProperty(globalThis, 'scheduler');
  }
});

test('a hidden page, whose timers are rare, is not waited for', async () => {
  Object.defineProperty(globalThis, 'document', { configurable: true, value: { hidden: true } });
  try {
    let turns = 0;
    const other = setInterval(() => (turns += 1), 0);
    await inSlices(Array.from({ length: 6 }), () => busy(10));
    clearInterval(other);
    expect(turns).toBe(0);
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
});

test('a small amount of work is done in one go', async () => {
  let turns = 0;
  const other = setImmediate(() => (turns += 1));
  const done = inSlices([1, 2, 3], () => undefined);
  await done;
  clearImmediate(other);
  expect(turns).toBe(0);
});

test('an error ends the work', async () => {
  const fault = new Error('not this one');
  await expect(
    inSlices([1], () => {
      throw fault;
    }),
  ).rejects.toBe(fault);
});
