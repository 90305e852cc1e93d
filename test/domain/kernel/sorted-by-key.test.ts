import { extremesByKey, sortedByKey } from '../../../src/domain/kernel/sorted-by-key';

interface Item {
  readonly name: string;
  readonly key?: number;
}

const ordering = { keyOf: ({ key }: Item) => key, compare: (a: number, b: number) => a - b };
const items: readonly Item[] = [
  { name: 'without one' },
  { name: 'two', key: 2 },
  { name: 'three', key: 3 },
  { name: 'another two', key: 2 },
  { name: 'another three', key: 3 },
];

test('sorted: equal items keep their order, those without a key come last in both directions', () => {
  const names = (sign: 1 | -1) => sortedByKey(items, ordering, sign).map(({ name }) => name);
  expect(names(1)).toEqual(['two', 'another two', 'three', 'another three', 'without one']);
  expect(names(-1)).toEqual(['three', 'another three', 'two', 'another two', 'without one']);
});

test.each([
  ['of several', items],
  ['of several from the greatest down', items.toReversed()],
  ['of those without a key', [{ name: 'a' }, { name: 'b' }]],
  ['of none', []],
])('the extremes %s are those that sorting would begin with', (_what, all: readonly Item[]) => {
  const { least, greatest } = extremesByKey(all, ordering);
  expect(least).toBe(sortedByKey(all, ordering, 1)[0]);
  expect(greatest).toBe(sortedByKey(all, ordering, -1)[0]);
});
