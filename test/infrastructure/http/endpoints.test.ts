import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { OpenApiDocument } from '../../../contract/openapi-document';
import { RETRY_POLICIES, retryPolicyOf } from '../../../src/domain/kernel/retry-policy.table';
import { ENDPOINTS } from '../../../src/infrastructure/http/contract.generated';

const { paths } = load(readFileSync('contract/openapi.yaml', 'utf8')) as OpenApiDocument;
test.each(Object.entries(ENDPOINTS))('%s is retried as often as the contract defines', (key, endpoint) => {
  const { method, path } = endpoint;
  const operation = paths[path]?.[method.toLowerCase() as Lowercase<typeof method>];
  expect(operation).toBeDefined();
  expect(retryPolicyOf(key).retries).toBe(operation?.['x-portico-retries'] ?? 0);
});

test('every row of the retry table is a call', () => {
  expect(Object.keys(RETRY_POLICIES).filter((key) => !(key in ENDPOINTS))).toEqual([]);
});

// A key that names no call would silently go without retries.
test('every query of the application names a call', () => {
  const files = readdirSync('src/application', { recursive: true, encoding: 'utf8' });
  const callNames = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(`src/application/${file}`, 'utf8').matchAll(/\bcall: '(\w+)'/g)])
    .map(([, key]) => key!);
  expect(callNames.length).toBeGreaterThan(20);
  expect(callNames.filter((key) => !(key in ENDPOINTS))).toEqual([]);
});

test('no two keys are the same call', () => {
  const calls = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});
