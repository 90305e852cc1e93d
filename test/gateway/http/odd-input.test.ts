import type { OpenApiParameter } from '../../../contract/openapi-document';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { OPERATIONS, resolveReference, type Schema } from './contract-operations';

const NUL = 'a\0b@portico.test';
const ODD_VALUES: readonly unknown[] = [
  NUL,
  'urn:uuid:0b6a3e2c-7d5f-4a55-9d0a-1c2f3a4b5c6d',
  2_147_483_648,
  9_007_199_254_740_991,
  -2_147_483_649,
  1e308,
  'constructor',
  '__proto__',
  '0000-01-01',
  '9999-12-31',
];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A body with one odd value in every place to which the contract gives a type. */
function fillBody(schema: Schema, oddValue: unknown, depth = 0): unknown {
  const node = resolveReference(schema);
  const parts = [...((node['allOf'] as Schema[]) ?? []), node].map((part) => resolveReference(part));
  const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Record<
    string,
    Schema
  >;
  if (Object.keys(properties).length === 0 || depth > 3) return oddValue;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      valueOf(resolveReference(inner), oddValue, depth),
    ]),
  );
}

/** The odd value if it has the right type, otherwise a valid value, so that the request passes validation. */
function valueOf(schema: Schema, oddValue: unknown, depth: number): unknown {
  const types = [schema['type']].flat();
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (types.includes('object') || schema['allOf']) return fillBody(schema, oddValue, depth + 1);
  if (types.includes('array'))
    return [valueOf(resolveReference(schema['items'] as Schema), oddValue, depth + 1)];
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number'))
    return typeof oddValue === 'number' ? oddValue : 1;
  const day = typeof oddValue === 'string' && DAY.test(oddValue) ? oddValue : undefined;
  if (typeof oddValue === 'string' && day === undefined) return oddValue;
  if (day !== undefined && schema['format'] === 'date-time') return new Date(day).toISOString();
  if (schema['format'] === 'uuid') return '0b6a3e2c-7d5f-4a55-9d0a-1c2f3a4b5c6d';
  if (schema['format'] === 'date') return day ?? '1980-01-01';
  return 'odd@portico.test';
}

// A sign-out would end the session used for the others.
const CALLS = OPERATIONS.filter(({ id, method }) => ['GET', 'POST'].includes(method) && id !== 'logout');

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
}, 60_000);
afterAll(() => gateway.stop());

let callCount = 0;
async function statusOf({ method, address, parameters, schema }: (typeof CALLS)[number], oddValue: unknown) {
  const parameterValue = (parameter: OpenApiParameter) => {
    const value = valueOf(resolveReference(parameter.schema as Schema), oddValue, 0);
    return encodeURIComponent(String(value));
  };
  const place = address.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === 'path');
    return name === 'ver' || !parameter ? '1' : parameterValue(parameter);
  });
  const query = parameters
    .filter((candidate) => candidate.in === 'query')
    .map((entry) => `${entry.name}=${parameterValue(entry)}`);
  callCount += 1; // each request has its own address, so that no rate limit answers first
  const answer = await fetch(`${gateway.url}${place}?${query.join('&')}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.77.${String(callCount >> 8)}.${String(callCount & 255)}`,
      ...(schema && { 'content-type': 'application/json' }),
    },
    ...(schema && { body: JSON.stringify(fillBody(schema, oddValue)) }),
  });
  await answer.body?.cancel(); // a stream would not end
  return answer.status;
}

test.each(CALLS)('$id never fails because of its input (G12)', async (call) => {
  for (const oddValue of ODD_VALUES) {
    const status = await statusOf(call, oddValue);
    expect({ strange: oddValue, failed: status >= 500 }).toEqual({ strange: oddValue, failed: false });
  }
});

test.each([
  ['login', 200, { body: { email: NUL, password: 'x' } }],
  ['registerStep2', 200, { body: { registrationId: 'urn:uuid:0b6a3e2c-7d5f-4a55-9d0a-1c2f3a4b5c6d' } }],
  ['getSiteConfig', 400, { path: { id: 2_147_483_648 } }],
])('%s with a value that no column can store is refused as invalid', async (id, status, options) => {
  const answer = await gateway.call(id as 'login', options as object);
  expect([answer.status, answer.body.errors[0].errorCode]).toEqual([status, ERROR_CODE.invalid]);
});
