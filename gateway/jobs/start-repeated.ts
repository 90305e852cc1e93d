/**
 * Runs work at an interval, never two runs at once.
 * @param share the part of the time that the work may take, 1 for all of it; the pause after a long run is longer.
 * @returns a function to stop it; resolves once no run is in progress.
 */
export function startRepeated(
  work: () => Promise<unknown>,
  everyMs: number,
  warn: (error: unknown) => void,
  share = 1,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let pausedUntil = 0;
  const runOnce = async () => {
    const startedAt = performance.now();
    await work().catch(warn);
    const endedAt = performance.now();
    pausedUntil = endedAt + (endedAt - startedAt) * (1 / share - 1);
    running = undefined;
  };
  const timer = setInterval(() => {
    if (performance.now() >= pausedUntil) running ??= runOnce();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
