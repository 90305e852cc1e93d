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

  test('begin at once, and those who wait share the next query', async () => {
    const { queries, read, answer } = heldQueries();
    const first = read(1);
    expect(queries).toEqual([[1]]);
    const others = Promise.all([read(2), read(3), read(2)]);
    expect(queries).toHaveLength(1);
    answer();
    expect(await first).toBe('1 of 1');
    answer();
    expect(await others).toEqual(['2 of 2', '3 of 2', '2 of 2']);
    expect(queries).toEqual([[1], [2, 3]]);
  });

  test('never join a query under way, which may not see what was written since', async () => {
    const { queries, read, answer } = heldQueries();
    const first = read(1);
    const secondRead = read(1);
    answer();
    await first;
    answer();
    await secondRead;
    expect(queries).toEqual([[1], [1]]);
  });

  test('have as many queries at once, and keys in each, as the limits say', async () => {
    const { queries, read, answer } = heldQueries({ queries: 2, keys: 2 });
    const [first, second, ...others] = [1, 2, 3, 4, 5].map(read);
    expect(queries).toEqual([[1], [2]]);
    answer();
    await first;
    expect(queries).toEqual([[1], [2], [3, 4]]);
    answer();
    await second;
    expect(queries).toEqual([[1], [2], [3, 4], [5]]);
    answer();
    answer();
    expect(await Promise.all(others)).toEqual(['3 of 4', '4 of 4', '5 of 4']);
  });

  test('fail together, and a key without a value has none', async () => {
    const { read, answer } = heldQueries();
    const failing = read(1);
    const next = read(0);
    answer(new Error('no database'));
    await expect(failing).rejects.toThrow('no database');
    answer();
    expect(await next).toBeUndefined();
  });
});
