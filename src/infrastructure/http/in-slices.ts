/** How long a loop may hold the page up: half of what counts as a long task. */
const SLICE_MS = 25;

/** Does something with each of many items, in slices between which the page answers and draws. */
export async function inSlices<T>(items: readonly T[], each: (item: T) => void): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE_MS;
    }
    each(item);
  }
}
