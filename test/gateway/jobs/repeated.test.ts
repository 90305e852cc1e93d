import { startRepeated } from '../../../gateway/jobs/start-repeated';

const EVERY_MS = 100;

let rounds: number;
beforeEach(() => {
  rounds = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Work that takes this many milliseconds. */
const workFor = (ms: number) => () =>
  new Promise<void>((resolve) => {
    rounds += 1;
    setTimeout(resolve, ms);
  });
const noWarning = () => {
  throw new Error('Nothing failed.');
};

test('no round starts while another is running', async () => {
  const stop = startRepeated(workFor(250), EVERY_MS, noWarning);
  await jest.advanceTimersByTimeAsync(300);
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(rounds).toBe(2);
  const stopping = stop();
  await jest.advanceTimersByTimeAsync(1_000);
  await stopping;
  expect(rounds).toBe(2);
});

test('work with a share of a tenth pauses for nine times its duration', async () => {
  const stop = startRepeated(workFor(150), EVERY_MS, noWarning, 0.1);
  await jest.advanceTimersByTimeAsync(100 + 150 + 1_250);
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(rounds).toBe(2);
  await jest.advanceTimersByTimeAsync(200);
  await stop();
});

test('a failed round is reported, and repeated after the interval', async () => {
  const warnings: unknown[] = [];
  const failingWork = async () => {
    rounds += 1;
    throw new Error('no database');
  };
  const stop = startRepeated(failingWork, EVERY_MS, (error) => warnings.push(error), 0.1);
  await jest.advanceTimersByTimeAsync(305);
  expect(rounds).toBe(3);
  expect(warnings).toHaveLength(3);
  await stop();
});
