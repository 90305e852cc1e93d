import { isDeepStrictEqual } from 'node:util';

// Invalid samples are derived from valid ones by one change each: a field removed, null, or of another type.

export type Json = unknown;
type Path = readonly (string | number)[];

export type Verdict = { read: Json } | 'refused';

/** Every path in a sample; the first one is of the sample itself. */
function pathsIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([name, inner]) => pathsIn(inner, [...path, name]))];
}

/** A copy with one value replaced, or removed if no replacement is given. */
export function withChange(value: Json, path: Path, ...replacement: [Json?]): Json {
  const [step, ...rest] = path;
  if (step === undefined) return replacement[0];
  const copy = structuredClone(value) as Record<string | number, Json> & Json[];
  if (rest.length > 0) copy[step as number] = withChange(copy[step as number], rest, ...replacement);
  else if (replacement.length > 0) copy[step as number] = replacement[0];
  else if (Array.isArray(copy)) copy.splice(step as number, 1);
  else Reflect.deleteProperty(copy, step);
  return copy;
}

const REPLACEMENTS: readonly Json[] = [
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

/** Copies with one change each; `hasError` stays, because the HTTP client reads it. */
export function changesOf(sample: Json): Change[] {
  const paths = pathsIn(sample).filter((path) => path[0] !== 'hasError');
  return paths.flatMap((path) => [
    ...(typeof path.at(-1) === 'string' ? [{ path, item: path, body: withChange(sample, path) }] : []),
    ...REPLACEMENTS.map((replacement) => ({
      path,
      item: Array.isArray(replacement) && replacement.length > 0 ? [...path, 0] : path,
      body: withChange(sample, path, replacement),
    })),
  ]);
}

type Reader = (body: Json) => Promise<Verdict>;

/** A change counts as refused too if the reader drops the list item with it: the answer reads the same without the item. */
async function isAccepted(read: Reader, { item: path, body }: Change): Promise<boolean> {
  const verdict = await read(body);
  if (verdict === 'refused') return false;
  const items = path.flatMap((step, at) => (typeof step === 'number' ? [path.slice(0, at + 1)] : []));
  for (const item of items) {
    const verdictWithoutItem = await read(withChange(body, item));
    if (verdictWithoutItem !== 'refused' && isDeepStrictEqual(verdictWithoutItem.read, verdict.read))
      return false;
  }
  return true;
}

/** True if the reader uses the value at this path; otherwise the answer reads the same without it. */
async function isRead(read: Reader, sample: Json, path: Path): Promise<boolean> {
  const [verdict, verdictWithout] = [await read(sample), await read(withChange(sample, path))];
  return verdictWithout === 'refused' || !isDeepStrictEqual(verdict, verdictWithout);
}

/**
 * Lists the changed samples that only one of schema and reader accepts, and counts those that the schema refuses.
 * @param requiredByReader paths that are optional in the schema and required by the reader.
 */
export async function compareVerdicts(
  samples: readonly (readonly [string, Json])[],
  check: (body: Json) => boolean,
  read: Reader,
  requiredByReader?: RegExp,
): Promise<{ differences: string[]; refusedCount: number }> {
  const differences: string[] = [];
  let refusedCount = 0;
  for (const [name, sample] of samples) {
    for (const change of changesOf(sample)) {
      const path = change.path.join('/');
      const [isValid, wasAccepted] = [check(change.body), await isAccepted(read, change)];
      if (!isValid) refusedCount += 1;
      if (isValid === wasAccepted) continue;
      if (isValid && requiredByReader?.test(path)) continue;
      if (!isValid && !(await isRead(read, sample, change.path))) continue;
      differences.push(
        `${name} ${path} ${JSON.stringify(change.body)}: ${wasAccepted ? 'accepted' : 'refused'}`,
      );
    }
  }
  return { differences, refusedCount };
}
