import { yieldToInput } from '../../application/kernel/scheduling';

/** Milliseconds for which a loop may block the page: half of a long task. */
const SLICE_MS = 25;

/**
 * Creates a function that a long loop awaits after each step: it lets the page respond and render whenever a slice is
 * over. A hidden page does not render, and its timers may fire only once a minute.
 */
export function createPauser(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < end || globalThis.document?.hidden) return undefined;
    return yieldToInput().then(() => void (end = performance.now() + SLICE_MS));
  };
}

/**
 * Calls `each` for many items, in slices between which the page responds and renders. After more than one slice it
 * pauses once more, since the caller's work on so many items is long too.
 */
export async function forEachInSlices<T>(items: readonly T[], each: (item: T) => void): Promise<void> {
  const pauseIfDue = createPauser();
  let isLong = false;
  for (const item of items) {
    const pause = pauseIfDue();
    if (pause) await pause;
    isLong ||= pause !== undefined;
    each(item);
  }
  if (isLong) await yieldToInput();
}
