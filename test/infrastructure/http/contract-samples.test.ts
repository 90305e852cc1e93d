import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { loadContract } from '../../../contract/load-contract';
import type { OpenApiDocument, OpenApiResponse, Reference } from '../../../contract/openapi-document';
import { isReference } from '../../../contract/openapi-document';
import { PortalError } from '../../../src/domain/kernel/errors';
import { ENDPOINTS } from '../../../src/infrastructure/http/contract.generated';
import type { EndpointKey } from '../../../src/infrastructure/http/endpoints';
import type { Outgoing, Transport } from '../../../src/infrastructure/http/transport';
import type { LiveEvent } from '../../../src/application/accounts/ports/live-figures';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpLiveFigures } from '../../../src/infrastructure/accounts/http-live-figures';
import { callOf } from '../../gateway-kit/scripted-gateway';
import { contractRows } from '../../spec/contract-words';
import { compareVerdicts, type Json, type Verdict } from './changed-samples';
import { sampleCalls } from './sample-calls';

// The valid samples are the contract's examples; invalid ones are derived from them. The portal's reader must accept the
// same samples as the contract's schema.

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
    | OpenApiResponse
    | Reference;
  const { content } = isReference(response)
    ? document.components.responses[response.$ref.split('/').at(-1)!]!
    : response;
  const examples = content?.['application/json']?.examples ?? {};
  return Object.entries(examples).map(([name, { value }]) => [name, value]);
}

/** A transport that answers this call with `body`, and every other one with the contract's first example. */
function createTransport(key: EndpointKey, body: Json, requests: Outgoing[] = []): Transport {
  return async (request) => {
    requests.push(request);
    const call = callOf(request.method, request.url);
    const json = call === key ? body : examplesOf(call)[0]?.[1];
    return { status: 200, text: JSON.stringify(json) ?? '', retryAfter: null, receivedAt: 0 };
  };
}

const SAMPLE_CALLS = sampleCalls();

function makeCall(key: EndpointKey, transport: Transport): Promise<unknown> {
  const call = SAMPLE_CALLS.get(key);
  if (!call) throw new Error(`No feature makes the call "${key}": name it in its doubles.`);
  return call(transport);
}

/** The value that the adapter reads from an answer, or its refusal; any other error fails the test. */
async function verdictOf(key: EndpointKey, body: Json): Promise<Verdict> {
  try {
    return { read: await makeCall(key, createTransport(key, body)) };
  } catch (error) {
    if (error instanceof PortalError && error.kind === 'malformed') return 'refused';
    throw error;
  }
}

/**
 * Fields that are optional in the contract, but without which a list item is useless, so that the reader drops the item. A
 * page without texts is ignored, and so is anything but text in a file of texts. The fields of `inReview` are read from
 * `review`, together with their new values.
 */
const REQUIRED_BY_READER: Readonly<Partial<Record<EndpointKey, RegExp>>> = {
  locales: /./,
  contentTranslation: /result\/\d+\/data$/,
  client: /reAssessmentResult\/\d+(\/typeId)?$/,
  language: /items\/\d+(\/(name|culture))?$/,
  siteCountry: /result\/\d+(\/code)?$/,
  profile: /inReview\/\d+$/,
};

const ALL_KEYS = Object.keys(ENDPOINTS) as EndpointKey[];
/** A stream has no body: its events are tested one by one below. */
const KEYS = ALL_KEYS.filter((key) => !isTus(key) && operationOf(key).checkEvents.size === 0);

/** A tus call has headers in place of a body; the contract suite of the port tests them at the gateway. */
function isTus(key: EndpointKey): boolean {
  return contractRows(document).ownRows.some(
    ({ method, path, result }) =>
      method === ENDPOINTS[key].method && path === ENDPOINTS[key].path && result === 'tus',
  );
}

/** Calls without a result: any 2xx without `hasError: true` is a success (D4). */
const NO_RESULT = new Set(KEYS.filter(isEmpty));

function isEmpty(key: EndpointKey): boolean {
  const { method, path } = ENDPOINTS[key];
  const { specifiedRows, ownRows } = contractRows(document);
  return [...specifiedRows, ...ownRows].some(
    (row) => row.method === method && row.path === path && row.result === '-',
  );
}

test('there is a sample of every call, and no other', () => {
  expect([...SAMPLE_CALLS.keys()].sort()).toEqual([...ALL_KEYS].sort());
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
    const requests: Outgoing[] = [];
    await makeCall(key, createTransport(key, body, requests));
    const { checkBody, checkParameters } = operationOf(key);
    const callRequests = requests.filter(({ method, url }) => callOf(method, url) === key);
    expect(callRequests.length).toBeGreaterThan(0);
    for (const { url, headers, body: sentBody } of callRequests) {
      const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
      const lowerCaseHeaders = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      expect([checkParameters.query(query), checkParameters.query.errors]).toEqual([true, null]);
      expect([checkParameters.header(lowerCaseHeaders), checkParameters.header.errors]).toEqual([true, null]);
      if (checkBody)
        expect([checkBody(JSON.parse(JSON.stringify(sentBody))), checkBody.errors]).toEqual([true, null]);
    }
  }
});

// The configuration is validated by the domain, which names the invalid key to the visitor.
test.each(KEYS.filter((key) => !NO_RESULT.has(key) && key !== 'config'))(
  '%s: contract and reader agree on every sample',
  async (key) => {
    const check = operationOf(key).checkAnswer(200)!;
    const { differences, refusedCount } = await compareVerdicts(
      examplesOf(key),
      check,
      (body) => verdictOf(key, body),
      REQUIRED_BY_READER[key],
    );
    expect(differences).toEqual([]);
    expect(refusedCount).toBeGreaterThan(0);
  },
);

describe('events', () => {
  const { checkEvents } = operationOf('events');
  const kinds = document.paths[ENDPOINTS.events.path]!.get!['x-portico-events']!;

  /** The event that the portal reads; an unreadable one is reported as a reset without a time. */
  async function verdictOfEvent(kind: string, body: Json): Promise<Verdict> {
    const events: LiveEvent[] = [];
    const transport: Transport = async ({ stream }) => {
      const text = `event: ${kind}\ndata: ${JSON.stringify(body)}\n\n`;
      await stream!(new Blob([text]).stream(), true);
      return { status: 200, text: '', retryAfter: null, receivedAt: 0 };
    };
    const live = new HttpLiveFigures(new HttpClient(new Map(), transport));
    await live.follow(null, (event) => events.push(event), new AbortController().signal);
    const [event] = events;
    if (event?.kind === 'reset' && event.at === 0) return 'refused';
    expect([events.length, event?.kind]).toEqual([1, kind]);
    return { read: event };
  }

  test.each(Object.entries(kinds))(
    '%s: contract and reader agree on every sample',
    async (kind, { examples }) => {
      const samples = examples.map((sample, at) => [`${kind} ${at}`, sample] as const);
      expect(samples.length).toBeGreaterThan(0);
      const check = checkEvents.get(kind)!;
      for (const [name, sample] of samples) {
        expect([name, check(sample)]).toEqual([name, true]);
        expect([name, await verdictOfEvent(kind, sample)]).not.toEqual([name, 'refused']);
      }
      const { differences, refusedCount } = await compareVerdicts(samples, check, (body) =>
        verdictOfEvent(kind, body),
      );
      expect(differences).toEqual([]);
      expect(refusedCount).toBeGreaterThan(0);
    },
  );
});

test.each([...NO_RESULT])('%s: its result is ignored', async (key) => {
  for (const body of [undefined, null, {}, { result: 5 }, 'done', []])
    expect(await makeCall(key, createTransport(key, body)).then(() => 'accepted')).toBe('accepted');
});
