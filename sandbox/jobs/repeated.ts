/**
 * Does something again and again, never twice at once.
 * @returns a function to stop it; resolves once it is not being done.
 */
export function startRepeated(
  work: () => Promise<unknown>,
  everyMs: number,
  warn: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(warn)
      .finally(() => (running = undefined));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
