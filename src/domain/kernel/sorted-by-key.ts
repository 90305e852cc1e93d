export type SortDirection = 'ascending' | 'descending';

/** How a list is sorted: by which key, and how keys are compared. */
interface Ordering<Item, Key> {
  /** The item's key, undefined if it has none; called once per item, so that 10,000 rows sort quickly. */
  readonly keyOf: (item: Item) => Key | undefined;
  readonly compare: (a: Key, b: Key) => number;
}

/**
 * A sorted copy. Equal items keep their order; items without a key are last in both directions.
 * @param sign 1 for the order of `compare`, -1 for its reverse.
 */
export function sortedByKey<Item, Key>(
  items: readonly Item[],
  { keyOf, compare }: Ordering<Item, Key>,
  sign: 1 | -1,
): readonly Item[] {
  const keyedItems: { item: Item; key: Key }[] = [];
  const keyless: Item[] = [];
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) keyless.push(item);
    else keyedItems.push({ item, key });
  }
  keyedItems.sort((a, b) => sign * compare(a.key, b.key));
  return [...keyedItems.map(({ item }) => item), ...keyless];
}

/** The first item of the sorted copy, found in one pass. */
export function firstByKey<Item, Key>(
  items: readonly Item[],
  { keyOf, compare }: Ordering<Item, Key>,
  sign: 1 | -1,
): Item | undefined {
  let [first] = items;
  let leastKey: Key | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined || (leastKey !== undefined && sign * compare(key, leastKey) >= 0)) continue;
    [first, leastKey] = [item, key];
  }
  return first;
}
