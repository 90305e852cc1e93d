import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../../../sandbox/api/contract/openapi-document';
import { RETRY_POLICIES, type CallKey } from '../../../src/domain/retry-policy.table';
import { ENDPOINTS, type EndpointKey } from '../../../src/infrastructure/http/endpoints.table';

const { paths } = parse(readFileSync('contract/openapi.yaml', 'utf8')) as OpenApiDocument;
const retriesOf: Readonly<Partial<Record<EndpointKey, { retries: number }>>> =
  RETRY_POLICIES satisfies Record<CallKey & EndpointKey, unknown>;

test.each(Object.entries(ENDPOINTS))('%s is tried again as often as the contract says', (key, endpoint) => {
  const { method, path } = endpoint;
  const operation = paths[path]?.[method === 'GET' ? 'get' : 'post'];
  expect(operation).toBeDefined();
  expect(retriesOf[key as EndpointKey]?.retries ?? 0).toBe(operation?.['x-portico-retries'] ?? 0);
});

test('a row of the retry table is a call', () => {
  expect(Object.keys(RETRY_POLICIES).filter((key) => !(key in ENDPOINTS))).toEqual([]);
});

test('no two keys are one call', () => {
  const calls = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});
