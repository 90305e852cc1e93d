import { timeoutManager, type TimeoutProvider } from '@tanstack/query-core';

type Timer = ReturnType<typeof setTimeout>;

/** A page's timers are numbers and end with it; Node's keep the process until they have run. */
const idle = (timer: Timer): Timer => {
  if (typeof timer === 'object') timer.unref();
  return timer;
};

/** Looks the global functions up at each call, so that a runner's fake timers count. */
const IDLE_TIMERS: TimeoutProvider<Timer> = {
  setTimeout: (task, delayMs) => idle(setTimeout(task, delayMs)),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (task, delayMs) => idle(setInterval(task, delayMs)),
  clearInterval: (timer) => clearInterval(timer),
};

/**
 * Lets a test's process end with its tests: timers of the gateway cache, for the next try of a failed call or for
 * dropping an answer, no longer keep it alive. A test that waits for such a try moves its runner's fake timers.
 */
export function letProcessEnd(): void {
  timeoutManager.setTimeoutProvider(IDLE_TIMERS);
}
