import { isScrolling, subscribeToScrolling } from './scrolling';

/*
 * Functions that defer work; the portal defers work only by them. Waits of seconds that belong to the domain, such as a
 * retry, a poll or `LayoutStore.isSettled`, use the `Clock`.
 */

/** Longest wait for an idle browser. */
const LONGEST_IDLE_WAIT_MS = 5_000;
/** Waiting time in browsers without `requestIdleCallback` (Safari). */
const IDLE_FALLBACK_MS = 1_000;
/** Longest wait for the end of a scroll. */
const LONGEST_SCROLL_WAIT_MS = 3_000;

/** Resolves once the next frame is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves when the document has loaded with all that it began with. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Runs a task when the browser is idle, or after five seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LONGEST_IDLE_WAIT_MS });
  else setTimeout(task, IDLE_FALLBACK_MS);
}

/** Resolves when nothing scrolls, or after three seconds, so that rendering does not slow down the scrolling. */
export function whenNotScrolling(): Promise<void> {
  if (!isScrolling()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(latest);
      resolve();
    };
    const stop = subscribeToScrolling(finish);
    const latest = setTimeout(finish, LONGEST_SCROLL_WAIT_MS);
  });
}

/**
 * Lets the browser handle input and render, before all other tasks: the code of later parts must not delay a list.
 * Browsers without `scheduler.yield` (Safari) run all waiting tasks first.
 */
export function yieldToInput(): Promise<void> {
  return (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.() ?? afterWaitingTasks();
}

/** Resolves when the currently queued tasks have run, e.g. those of answers that have arrived. */
export function afterWaitingTasks(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** Runs a task when the current script has ended, before the browser handles input or paints. */
export function afterScript(task: () => void): void {
  queueMicrotask(task);
}
