import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { loadContract } from '../../../contract/load-contract';
import type { OpenApiDocument, OpenApiResponse, Reference } from '../../../contract/openapi-document';
import { isReference } from '../../../contract/openapi-document';
import { PortalError } from '../../../src/domain/errors';
import { ENDPOINTS } from '../../../src/infrastructure/http/contract.generated';
import type { EndpointKey } from '../../../src/infrastructure/http/endpoints';
import type { Outgoing, Transport } from '../../../src/infrastructure/http/transport';
import { callOf } from '../../gateway/scripted-gateway';
import { contractRows } from '../../spec/contract-words';
import { sampleCalls } from './sample-calls';

// The good samples are the contract's examples. Bad samples are derived from them by one change each: a field
// removed, null, or of another type. The portal's reader must judge every sample as the contract's schema does.

type Json = unknown;
type Path = readonly (string | number)[];

beforeAll(() => Object.assign(globalThis, { __LOCALE_VERSIONS__: {} }));

const document = load(readFileSync('contract/openapi.yaml', 'utf8')) as OpenApiDocument & {
  components: { responses: Record<string, OpenApiResponse> };
};
const operations = new Map(
  loadContract().map((operation) => [`${operation.method} ${operation.path}`, operation]),
);
const operationOf = (key: EndpointKey) => {
  const operation = operations.get(`${ENDPOINTS[key].method} ${ENDPOINTS[key].path}`);
  if (!operation) throw new Error(`The contract lacks ${key}`);
  return operation;
};

/** The success examples of a call. */
function examplesOf(key: EndpointKey): [string, Json][] {
  const { method, path } = ENDPOINTS[key];
  const response = document.paths[path]?.[method === 'GET' ? 'get' : 'post']?.responses['200'] as
    OpenApiResponse | Reference;
  const { content } = isReference(response)
    ? document.components.responses[response.$ref.split('/').at(-1)!]!
    : response;
  const examples = content?.['application/json']?.examples ?? {};
  return Object.entries(examples).map(([name, { value }]) => [name, value]);
}

/** A gateway that answers every call with the contract's first example, except this one with `body`. */
function answering(key: EndpointKey, body: Json, sent: Outgoing[] = []): Transport {
  return async (request) => {
    sent.push(request);
    const call = callOf(request.method, request.url);
    const json = call === key ? body : examplesOf(call)[0]?.[1];
    return { status: 200, text: JSON.stringify(json) ?? '', retryAfter: null, receivedAt: 0 };
  };
}

const SAMPLE_CALLS = sampleCalls();

function make(key: EndpointKey, transport: Transport): Promise<unknown> {
  const call = SAMPLE_CALLS.get(key);
  if (!call) throw new Error(`No feature makes the call "${key}": name it in its doubles.`);
  return call(transport);
}

type Verdict = { read: Json } | 'refused';

/** What the adapter makes of an answer; anything other than a value or "malformed" is an error in the test. */
async function verdictOf(key: EndpointKey, body: Json): Promise<Verdict> {
  try {
    return { read: await make(key, answering(key, body)) };
  } catch (error) {
    if (error instanceof PortalError && error.kind === 'malformed') return 'refused';
    throw error;
  }
}

/** Every path in a sample, starting with the whole. */
function placesIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
}

/** A copy with one value replaced, or removed if no replacement is given. */
function changed(value: Json, path: Path, ...other: [Json?]): Json {
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
function changesOf(sample: Json): Change[] {
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

/**
 * Fields the contract makes optional but without which a list item is useless, so the item alone is refused. A page
 * without texts is ignored, and so is anything but text in a file of texts. The fields of `inReview` stand in `review`,
 * with what they are to become, and are read there.
 */
const NEEDED: Readonly<Partial<Record<EndpointKey, RegExp>>> = {
  locales: /./,
  contentTranslation: /result\/\d+\/data$/,
  client: /reAssessmentResult\/\d+(\/typeId)?$/,
  language: /items\/\d+(\/(name|culture))?$/,
  siteCountry: /result\/\d+(\/code)?$/,
  profile: /inReview\/\d+$/,
};

/**
 * Whether the reader accepted a change. A bad list item is dropped alone, so it counts as refused if the answer reads
 * the same as without the item.
 */
async function isTaken(key: EndpointKey, { item: place, body }: Change): Promise<boolean> {
  const verdict = await verdictOf(key, body);
  if (verdict === 'refused') return false;
  const items = place.flatMap((step, at) => (typeof step === 'number' ? [place.slice(0, at + 1)] : []));
  for (const item of items) {
    const without = await verdictOf(key, changed(body, item));
    if (without !== 'refused' && isDeepStrictEqual(without.read, verdict.read)) return false;
  }
  return true;
}

/** Whether the portal uses a value at all: if not, the answer reads the same without it, and it is not judged. */
async function isRead(key: EndpointKey, sample: Json, path: Path): Promise<boolean> {
  const [whole, without] = [await verdictOf(key, sample), await verdictOf(key, changed(sample, path))];
  return without === 'refused' || !isDeepStrictEqual(whole, without);
}

const ALL = Object.keys(ENDPOINTS) as EndpointKey[];
/** A stream has no body of which there could be an example; the suites of its port and its gateway read its events. */
const KEYS = ALL.filter((key) => !isTus(key) && operationOf(key).checkEvents.size === 0);

/** tus has headers in place of a body; the suite of the port reads them, over the stand-in. */
function isTus(key: EndpointKey): boolean {
  return contractRows(document).own.some(
    ({ method, path, result }) =>
      method === ENDPOINTS[key].method && path === ENDPOINTS[key].path && result === 'tus',
  );
}

/** Calls without a result: any 2xx without `hasError: true` is a success (D4). */
const NO_RESULT = new Set(KEYS.filter(isEmpty));

function isEmpty(key: EndpointKey): boolean {
  const { method, path } = ENDPOINTS[key];
  const { specified, own } = contractRows(document);
  return [...specified, ...own].some(
    (row) => row.method === method && row.path === path && row.result === '-',
  );
}

test('there is a sample of every call, and of nothing else', () => {
  expect([...SAMPLE_CALLS.keys()].sort()).toEqual([...ALL].sort());
});

test('every schema of the contract can be compiled', () => {
  const statuses = [200, 400, 401, 403, 404, 409, 413, 429, 500];
  for (const { checkAnswer, checkBody, checkEvents, checkParameters, id } of loadContract()) {
    const { header, path, query } = checkParameters;
    const answers = statuses.map((status) => checkAnswer(status));
    for (const check of [path, query, header, checkBody, ...checkEvents.values(), ...answers])
      expect([id, typeof check?.({})]).toEqual([id, check ? 'boolean' : 'undefined']);
  }
});

test.each(KEYS)('%s: the contract has an example, which its own schema accepts', (key) => {
  const check = operationOf(key).checkAnswer(200)!;
  const examples = examplesOf(key);
  expect(examples.length).toBeGreaterThan(0);
  for (const [name, body] of examples) expect([name, check(body)]).toEqual([name, true]);
});

test.each(KEYS)('%s: the portal reads each example, and its request matches the contract', async (key) => {
  for (const [, body] of examplesOf(key)) {
    const sent: Outgoing[] = [];
    await make(key, answering(key, body, sent));
    const { checkBody, checkParameters } = operationOf(key);
    const asked = sent.filter(({ method, url }) => callOf(method, url) === key);
    expect(asked.length).toBeGreaterThan(0);
    for (const { url, headers, body: said } of asked) {
      const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
      const lower = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      expect([checkParameters.query(query), checkParameters.query.errors]).toEqual([true, null]);
      expect([checkParameters.header(lower), checkParameters.header.errors]).toEqual([true, null]);
      if (checkBody)
        expect([checkBody(JSON.parse(JSON.stringify(said))), checkBody.errors]).toEqual([true, null]);
    }
  }
});

// The configuration is validated by the domain, which names the invalid key to the visitor.
test.each(KEYS.filter((key) => !NO_RESULT.has(key) && key !== 'config'))(
  '%s: contract and reader agree on every sample',
  async (key) => {
    const check = operationOf(key).checkAnswer(200)!;
    const differences: string[] = [];
    let refused = 0;
    for (const [name, sample] of examplesOf(key)) {
      for (const change of changesOf(sample)) {
        const place = change.path.join('/');
        const [good, taken] = [check(change.body), await isTaken(key, change)];
        if (!good) refused += 1;
        if (good === taken) continue;
        if (good && NEEDED[key]?.test(place)) continue;
        if (!good && !(await isRead(key, sample, change.path))) continue;
        differences.push(`${name} ${place} ${JSON.stringify(change.body)}: ${taken ? 'taken' : 'refused'}`);
      }
    }
    expect(differences).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  },
);

test.each([...NO_RESULT])('%s: its result is ignored', async (key) => {
  for (const body of [undefined, null, {}, { result: 5 }, 'done', []])
    expect(await make(key, answering(key, body)).then(() => 'taken')).toBe('taken');
});
