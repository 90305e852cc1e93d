import { timeoutManager, type TimeoutProvider } from '@tanstack/query-core';

type Timer = ReturnType<typeof setTimeout>;

/** A page's timers are plain numbers and end with it; Node's keep the process alive until they have run. */
const unrefTimer = (timer: Timer): Timer => {
  if (typeof timer === 'object') timer.unref();
  return timer;
};

/** Looks up the global functions on each call, so that a runner's fake timers are used. */
const IDLE_TIMERS: TimeoutProvider<Timer> = {
  setTimeout: (task, delayMs) => unrefTimer(setTimeout(task, delayMs)),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (task, delayMs) => unrefTimer(setInterval(task, delayMs)),
  clearInterval: (timer) => clearInterval(timer),
};

/**
 * Lets a test process exit when its tests are done: the timers of the query cache (to retry a failed call, or to drop
 * an answer) no longer keep it alive. A test that waits for a retry advances its runner's fake timers.
 */
export function letProcessEnd(): void {
  timeoutManager.setTimeoutProvider(IDLE_TIMERS);
}
