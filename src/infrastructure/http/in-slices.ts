import { nextTurn } from '../browser/next-turn';

/** How long a loop may hold the page up: half of what counts as a long task. */
const SLICE_MS = 25;

/**
 * Lets input and frames go first, and other tasks wait: the code of what comes later must not hold up a list. Where a
 * browser can't (Safari), all that has come is taken first.
 */
const pause = (): Promise<void> =>
  (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.() ?? nextTurn();

/**
 * What a long loop awaits after each step: it lets the page answer and draw whenever a slice is over. A hidden page has
 * nothing to draw, and its timers come once a minute at worst.
 */
export function pauses(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < end || globalThis.document?.hidden) return undefined;
    return pause().then(() => void (end = performance.now() + SLICE_MS));
  };
}

/**
 * Does something with each of many items, in slices between which the page answers and draws. After more than one
 * slice comes another pause: whoever waits for that many items has much to do with them.
 */
export async function inSlices<T>(items: readonly T[], each: (item: T) => void): Promise<void> {
  const rest = pauses();
  let isLong = false;
  for (const item of items) {
    const paused = rest();
    if (paused) await paused;
    isLong ||= paused !== undefined;
    each(item);
  }
  if (isLong) await pause();
}
