/**
 * Runs work at an interval, never two runs at once.
 * @param share the part of the time that the work may take, 1 for all of it: after a long round it rests accordingly longer.
 * @returns a function to stop it; resolves once no run is in progress.
 */
export function startRepeated(
  work: () => Promise<unknown>,
  everyMs: number,
  warn: (error: unknown) => void,
  share = 1,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let restsUntil = 0;
  const round = async () => {
    const startedAt = performance.now();
    await work().catch(warn);
    const endedAt = performance.now();
    restsUntil = endedAt + (endedAt - startedAt) * (1 / share - 1);
    running = undefined;
  };
  const timer = setInterval(() => {
    if (performance.now() >= restsUntil) running ??= round();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
