import { isDeepStrictEqual } from 'node:util';

// Bad samples are derived from good ones by one change each: a field removed, null, or of another type.

export type Json = unknown;
type Path = readonly (string | number)[];

export type Verdict = { read: Json } | 'refused';

/** Every path in a sample, starting with the whole. */
function placesIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
}

/** A copy with one value replaced, or removed if no replacement is given. */
export function changed(value: Json, path: Path, ...other: [Json?]): Json {
  const [step, ...rest] = path;
  if (step === undefined) return other[0];
  const copy = structuredClone(value) as Record<string | number, Json> & Json[];
  if (rest.length > 0) copy[step as number] = changed(copy[step as number], rest, ...other);
  else if (other.length > 0) copy[step as number] = other[0];
  else if (Array.isArray(copy)) copy.splice(step as number, 1);
  else Reflect.deleteProperty(copy, step);
  return copy;
}

const OTHERS: readonly Json[] = [
  null,
  true,
  7,
  -1.5,
  '',
  '12',
  'something',
  '2026-03-02',
  [],
  {},
  [null],
  { a: 1 },
];

interface Change {
  /** The changed path, and the list item that contains it, if any. */
  path: Path;
  item: Path;
  body: Json;
}

/** One change each; `hasError` is left out, because the HTTP client reads it. */
export function changesOf(sample: Json): Change[] {
  const places = placesIn(sample).filter((path) => path[0] !== 'hasError');
  return places.flatMap((path) => [
    ...(typeof path.at(-1) === 'string' ? [{ path, item: path, body: changed(sample, path) }] : []),
    ...OTHERS.map((other) => ({
      path,
      item: Array.isArray(other) && other.length > 0 ? [...path, 0] : path,
      body: changed(sample, path, other),
    })),
  ]);
}

/** What a reader makes of a body. */
type Reading = (body: Json) => Promise<Verdict>;

/**
 * Whether the reader accepted a change. A bad list item is dropped alone, so it counts as refused if the answer reads
 * the same as without the item.
 */
async function isTaken(read: Reading, { item: place, body }: Change): Promise<boolean> {
  const verdict = await read(body);
  if (verdict === 'refused') return false;
  const items = place.flatMap((step, at) => (typeof step === 'number' ? [place.slice(0, at + 1)] : []));
  for (const item of items) {
    const without = await read(changed(body, item));
    if (without !== 'refused' && isDeepStrictEqual(without.read, verdict.read)) return false;
  }
  return true;
}

/** Whether the portal uses a value at all: if not, the answer reads the same without it, and it is not judged. */
async function isRead(read: Reading, sample: Json, path: Path): Promise<boolean> {
  const [whole, without] = [await read(sample), await read(changed(sample, path))];
  return without === 'refused' || !isDeepStrictEqual(whole, without);
}

/**
 * Where schema and reader judge a changed sample differently, and how many changes the schema refuses.
 * @param needed places that the schema makes optional and the reader needs.
 */
export async function judge(
  samples: readonly (readonly [string, Json])[],
  check: (body: Json) => boolean,
  read: Reading,
  needed?: RegExp,
): Promise<{ differences: string[]; refused: number }> {
  const differences: string[] = [];
  let refused = 0;
  for (const [name, sample] of samples) {
    for (const change of changesOf(sample)) {
      const place = change.path.join('/');
      const [good, taken] = [check(change.body), await isTaken(read, change)];
      if (!good) refused += 1;
      if (good === taken) continue;
      if (good && needed?.test(place)) continue;
      if (!good && !(await isRead(read, sample, change.path))) continue;
      differences.push(`${name} ${place} ${JSON.stringify(change.body)}: ${taken ? 'taken' : 'refused'}`);
    }
  }
  return { differences, refused };
}
