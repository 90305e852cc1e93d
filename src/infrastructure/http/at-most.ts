/**
 * Runs at most `limit` tasks at a time; the others wait for their turn, in the order in which they came. It is written
 * by hand because a library such as p-limit would add a package to the start for ten lines.
 */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    // Whoever ends hands the turn on, so that nobody slips in between.
    if (running < limit) running += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
