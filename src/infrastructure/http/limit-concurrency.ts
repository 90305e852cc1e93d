/**
 * Runs at most `limit` tasks at a time; the others wait in a queue. It is written
 * by hand because a library such as p-limit would add a package to the start for ten lines.
 */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    // A finishing task passes its slot to the next waiter, so that a new caller cannot jump the queue.
    if (running < limit) running += 1;
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
