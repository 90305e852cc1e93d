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

/** The first items of the copies that are sorted in either direction, found in one pass. */
export function extremesByKey<Item, Key>(
  items: readonly Item[],
  { keyOf, compare }: Ordering<Item, Key>,
): { readonly least: Item | undefined; readonly greatest: Item | undefined } {
  let [least] = items;
  let greatest = least;
  let keys: { least: Key; greatest: Key } | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    if (keys === undefined) {
      keys = { least: key, greatest: key };
      least = greatest = item;
    } else if (compare(key, keys.least) < 0) [least, keys.least] = [item, key];
    else if (compare(key, keys.greatest) > 0) [greatest, keys.greatest] = [item, key];
  }
  return { least, greatest };
}
