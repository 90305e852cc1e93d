interface Reader<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Reads by key so that readers who wait for the database share one query. A reader joins a query that has not begun yet,
 * never one under way: it has to see everything that was written before. A query begins when the requests that have arrived
 * together are all there: PGlite answers at once, in this process, and each of them would have a query of its own.
 * @param readAll reads the values of several different keys; a key without a value is missing.
 * @param limits `queries`: how many run at once; `keys`: how many one of them has at most.
 */
export function readTogether<Value>(
  readAll: (keys: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  limits: { readonly queries: number; readonly keys: number },
): (key: number) => Promise<Value | undefined> {
  /** The readers by key, in the order of arrival. */
  const waitingReaders = new Map<number, Reader<Value>[]>();
  let runningQueries = 0;
  let isNextDue = false;

  function beginNext(): void {
    if (isNextDue || waitingReaders.size === 0 || runningQueries >= limits.queries) return;
    isNextDue = true;
    setImmediate(() => void readNext());
  }

  async function readNext(): Promise<void> {
    isNextDue = false;
    const next = [...waitingReaders].slice(0, limits.keys);
    for (const [key] of next) waitingReaders.delete(key);
    runningQueries += 1;
    beginNext();
    try {
      const values = await readAll(next.map(([key]) => key));
      for (const [key, readers] of next) for (const { resolve } of readers) resolve(values.get(key));
    } catch (error) {
      for (const [, readers] of next) for (const { reject } of readers) reject(error);
    }
    runningQueries -= 1;
    beginNext();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const readers = waitingReaders.get(key);
      if (readers) readers.push({ resolve, reject });
      else waitingReaders.set(key, [{ resolve, reject }]);
      beginNext();
    });
}
