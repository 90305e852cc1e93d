/** @jest-environment jsdom */
import {
  afterPaint,
  afterScript,
  afterWaitingTasks,
  whenIdle,
  whenNotScrolling,
  yieldToInput,
} from '../../../src/application/kernel/scheduling';
import { isScrolling, watchScrolling } from '../../../src/application/kernel/scrolling';

/** Defines a global of the browser for one test. */
function defineGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, value });
  globals.push(name);
}
const globals: string[] = [];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const name of globals.splice(0)) Reflect.deleteProperty(globalThis, name);
  jest.useRealTimers();
});

/** Records when a promise resolves. */
function recordOf(promise: Promise<void>): { isResolved: boolean } {
  const record = { isResolved: false };
  void promise.then(() => (record.isResolved = true));
  return record;
}
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('afterScript runs a task after the script, and without a pause', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const task = jest.fn();
  afterScript(task);
  expect(task).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(task).toHaveBeenCalledTimes(1);
});

test('afterPaint resolves in a task after the next frame', async () => {
  const frames: (() => void)[] = [];
  jest
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((frame) => frames.push(frame as () => void));
  const paint = recordOf(afterPaint());
  await advance(100);
  expect(paint.isResolved).toBe(false);
  frames.forEach((frame) => frame());
  expect(paint.isResolved).toBe(false);
  await advance(0);
  expect(paint.isResolved).toBe(true);
  jest.restoreAllMocks();
});

describe('whenIdle', () => {
  test('leaves the time to the browser, for five seconds at most', () => {
    const requestIdleCallback = jest.fn();
    defineGlobal('requestIdleCallback', requestIdleCallback);
    const task = jest.fn();
    whenIdle(task);
    expect(requestIdleCallback).toHaveBeenCalledWith(task, { timeout: 5_000 });
  });

  test('waits one second in a browser that does not report when it is idle', async () => {
    const task = jest.fn();
    whenIdle(task);
    await advance(999);
    expect(task).not.toHaveBeenCalled();
    await advance(1);
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe('whenNotScrolling', () => {
  const scroll = () => window.dispatchEvent(new Event('scroll'));
  beforeEach(() => watchScrolling());
  afterEach(() => advance(1_000));

  test('resolves at once while nothing scrolls', async () => {
    const pause = recordOf(whenNotScrolling());
    await advance(0);
    expect([isScrolling(), pause.isResolved]).toEqual([false, true]);
  });

  test('resolves when the scrolling pauses for 150 ms', async () => {
    scroll();
    const pause = recordOf(whenNotScrolling());
    await advance(100);
    scroll();
    await advance(149);
    expect([isScrolling(), pause.isResolved]).toEqual([true, false]);
    await advance(1);
    expect([isScrolling(), pause.isResolved]).toEqual([false, true]);
  });

  test('resolves after three seconds of scrolling', async () => {
    scroll();
    const scrolling = setInterval(scroll, 100);
    const pause = recordOf(whenNotScrolling());
    await advance(2_999);
    expect(pause.isResolved).toBe(false);
    await advance(1);
    expect([isScrolling(), pause.isResolved]).toEqual([true, true]);
    clearInterval(scrolling);
  });
});

describe('yieldToInput', () => {
  test('continues before other tasks in a browser that supports it', async () => {
    const yieldTurn = jest.fn(() => Promise.resolve());
    defineGlobal('scheduler', { yield: yieldTurn });
    await yieldToInput();
    expect(yieldTurn).toHaveBeenCalledTimes(1);
  });

  test('lets the waiting tasks run first in other browsers', async () => {
    const task = jest.fn();
    setTimeout(task);
    const turn = yieldToInput();
    await advance(0);
    await turn;
    expect(task).toHaveBeenCalledTimes(1);
  });
});

test('afterWaitingTasks resolves when the tasks that were waiting have run', async () => {
  const task = jest.fn();
  setTimeout(task);
  const turn = afterWaitingTasks().then(() => expect(task).toHaveBeenCalledTimes(1));
  await advance(0);
  await turn;
});
