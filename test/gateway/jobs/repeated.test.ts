import { startRepeated } from '../../../gateway/jobs/start-repeated';

const EVERY_MS = 100;

let rounds: number;
beforeEach(() => {
  rounds = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Work that takes this many milliseconds. */
const takes = (ms: number) => () =>
  new Promise<void>((done) => {
    rounds += 1;
    setTimeout(done, ms);
  });
const noWarning = () => {
  throw new Error('Nothing failed.');
};

test('a round that is not over is not joined by another one', async () => {
  const stop = startRepeated(takes(250), EVERY_MS, noWarning);
  await jest.advanceTimersByTimeAsync(300);
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(rounds).toBe(2);
  const stopped = stop();
  await jest.advanceTimersByTimeAsync(1_000);
  await stopped;
  expect(rounds).toBe(2);
});

test('work that may take a tenth of the time rests nine times as long as it has worked', async () => {
  const stop = startRepeated(takes(150), EVERY_MS, noWarning, 0.1);
  await jest.advanceTimersByTimeAsync(100 + 150 + 1_250);
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(rounds).toBe(2);
  await jest.advanceTimersByTimeAsync(200);
  await stop();
});

test('a short round is repeated at every turn, a failed one too, of which a warning tells', async () => {
  const warnings: unknown[] = [];
  const fails = async () => {
    rounds += 1;
    throw new Error('away');
  };
  const stop = startRepeated(fails, EVERY_MS, (error) => warnings.push(error), 0.1);
  await jest.advanceTimersByTimeAsync(305);
  expect(rounds).toBe(3);
  expect(warnings).toHaveLength(3);
  await stop();
});
