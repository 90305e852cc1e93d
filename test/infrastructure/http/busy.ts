/** Blocks for some milliseconds, like validating a long list. */
export function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
