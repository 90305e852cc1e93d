import { readTogether } from '../../../gateway/db/read-together';

describe('reads of several readers', () => {
  /** Queries that end when `answer` is called, in their order. */
  const heldQueries = (limits = { queries: 1, keys: 10 }) => {
    const queries: (readonly number[])[] = [];
    const waitingQueries: ((outcome?: Error) => void)[] = [];
    const read = readTogether(async (keys) => {
      queries.push(keys);
      await new Promise<void>((resolve, reject) =>
        waitingQueries.push((outcome) => (outcome ? reject(outcome) : resolve())),
      );
      return new Map(keys.filter((key) => key > 0).map((key) => [key, `${key} of ${queries.length}`]));
    }, limits);
    const answer = (outcome?: Error) => waitingQueries.shift()?.(outcome);
    return { queries, read, answer };
  };

  /** The requests that have arrived are handled before this resolves, and queries have begun. */
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

  test('who comes in one turn shares a query, and so do those who wait for the next', async () => {
    const { queries, read, answer } = heldQueries();
    const first = Promise.all([read(1), read(7), read(1)]);
    expect(queries).toEqual([]);
    await nextTurn();
    expect(queries).toEqual([[1, 7]]);
    const others = Promise.all([read(2), read(3), read(2)]);
    await nextTurn();
    expect(queries).toHaveLength(1);
    answer();
    expect(await first).toEqual(['1 of 1', '7 of 1', '1 of 1']);
    await nextTurn();
    answer();
    expect(await others).toEqual(['2 of 2', '3 of 2', '2 of 2']);
    expect(queries).toEqual([
      [1, 7],
      [2, 3],
    ]);
  });

  test('requests that arrive together share a query also if the database answers in the same turn', async () => {
    const queries: (readonly number[])[] = [];
    const read = readTogether(
      (keys) => {
        queries.push(keys);
        return Promise.resolve(new Map(keys.map((key) => [key, key])));
      },
      { queries: 2, keys: 50 },
    );
    const requests: Promise<number | undefined>[] = [];
    // The microtasks of a request run before the next one is read from its connection.
    for (let key = 0; key < 40; key += 1) {
      requests.push(read(key % 20));
      await Promise.resolve();
    }
    expect(await Promise.all(requests)).toHaveLength(40);
    expect(queries).toEqual([Array.from({ length: 20 }, (_, key) => key)]);
  });

  test('never join a query under way, which may not see what was written since', async () => {
    const { queries, read, answer } = heldQueries();
    const first = read(1);
    await nextTurn();
    const secondRead = read(1);
    answer();
    await first;
    await nextTurn();
    answer();
    await secondRead;
    expect(queries).toEqual([[1], [1]]);
  });

  test('have as many queries at once, and keys in each, as the limits say', async () => {
    const { queries, read, answer } = heldQueries({ queries: 2, keys: 2 });
    const first = read(1);
    await nextTurn();
    const second = read(2);
    await nextTurn();
    const others = [3, 4, 5].map(read);
    await nextTurn();
    expect(queries).toEqual([[1], [2]]);
    answer();
    await first;
    await nextTurn();
    expect(queries).toEqual([[1], [2], [3, 4]]);
    answer();
    await second;
    await nextTurn();
    expect(queries).toEqual([[1], [2], [3, 4], [5]]);
    answer();
    answer();
    expect(await Promise.all(others)).toEqual(['3 of 4', '4 of 4', '5 of 4']);
  });

  test('more keys than one query may have are read by two at once', async () => {
    const { queries, read } = heldQueries({ queries: 2, keys: 2 });
    for (const key of [1, 2, 3, 4, 5]) void read(key);
    await nextTurn();
    expect(queries).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('fail together, and a key without a value has none', async () => {
    const { read, answer } = heldQueries();
    const failing = read(1);
    await nextTurn();
    const next = read(0);
    answer(new Error('no database'));
    await expect(failing).rejects.toThrow('no database');
    await nextTurn();
    answer();
    expect(await next).toBeUndefined();
  });
});
