import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { OpenApiDocument, OpenApiParameter } from '../../../contract/openapi-document';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';

type Schema = Record<string, unknown>;
const contract = load(
  readFileSync(path.join(__dirname, '../../../contract/openapi.yaml'), 'utf8'),
) as OpenApiDocument;

/** Resolves references without the gateway's code, because that code is under test. */
function resolved<T>(node: T): T {
  const reference = (node as { $ref?: string })?.$ref;
  if (reference === undefined) return node;
  return resolved(
    reference
      .split('/')
      .slice(1)
      .reduce((at, step) => (at as Schema)[step] as object, contract as object),
  ) as T;
}

const NUL = 'a\0b@portico.test';
const STRANGE: readonly unknown[] = [
  NUL,
  'urn:uuid:0b6a3e2c-7d5f-4a55-9d0a-1c2f3a4b5c6d',
  2_147_483_648,
  9_007_199_254_740_991,
  -2_147_483_649,
  1e308,
];

/** A body with one odd value in every place to which the contract gives a type. */
function filled(schema: Schema, strange: unknown, depth = 0): unknown {
  const node = resolved(schema);
  const parts = [...((node['allOf'] as Schema[]) ?? []), node].map((part) => resolved(part));
  const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Record<
    string,
    Schema
  >;
  if (Object.keys(properties).length === 0 || depth > 3) return strange;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueOf(resolved(inner), strange, depth)]),
  );
}

/** The odd value if it has the right type, otherwise a valid value, so that the odd one gets past validation. */
function valueOf(schema: Schema, strange: unknown, depth: number): unknown {
  const types = [schema['type']].flat();
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (types.includes('object') || schema['allOf']) return filled(schema, strange, depth + 1);
  if (types.includes('array')) return [valueOf(resolved(schema['items'] as Schema), strange, depth + 1)];
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return typeof strange === 'number' ? strange : 1;
  if (typeof strange === 'string') return strange;
  if (schema['format'] === 'uuid') return '0b6a3e2c-7d5f-4a55-9d0a-1c2f3a4b5c6d';
  if (schema['format'] === 'date') return '1980-01-01';
  return 'odd@portico.test';
}

const CALLS = Object.entries(contract.paths).flatMap(([address, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = item[method];
    // A sign-out would end the session used for the others.
    if (!operation || operation['x-portico-static'] || operation.operationId === 'logout') return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
      (parameter) => resolved(parameter) as OpenApiParameter,
    );
    const body = operation.requestBody && resolved(operation.requestBody);
    const schema =
      body && 'content' in body ? (body.content['application/json'].schema as Schema) : undefined;
    return [{ id: operation.operationId, method: method.toUpperCase(), address, parameters, schema }];
  }),
);

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
}, 60_000);
afterAll(() => gateway.stop());

let callCount = 0;
async function statusOf({ method, address, parameters, schema }: (typeof CALLS)[number], strange: unknown) {
  const parameterValue = (parameter: OpenApiParameter) => {
    const value = valueOf(resolved(parameter.schema as Schema), strange, 0);
    return encodeURIComponent(String(value));
  };
  const place = address.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
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
    ...(schema && { body: JSON.stringify(filled(schema, strange)) }),
  });
  await answer.body?.cancel(); // a stream would not end
  return answer.status;
}

test.each(CALLS)('$id never fails because of its input (G12)', async (call) => {
  for (const strange of STRANGE) {
    const status = await statusOf(call, strange);
    expect({ strange, failed: status >= 500 }).toEqual({ strange, failed: false });
  }
});

test.each([
  ['login', 200, { body: { email: NUL, password: 'x' } }],
  ['registerStep2', 200, { body: { registrationId: 'urn:uuid:0b6a3e2c-7d5f-4a55-9d0a-1c2f3a4b5c6d' } }],
  ['getSiteConfig', 400, { path: { id: 2_147_483_648 } }],
])('%s with a value no column accepts is refused as invalid', async (id, status, options) => {
  const answer = await gateway.call(id as 'login', options as object);
  expect([answer.status, answer.body.errors[0].errorCode]).toEqual([status, ERROR_CODE.invalid]);
});
