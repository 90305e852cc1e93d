import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { SPECIFIED_CALLS } from './contract.table';
import { contractRows } from './contract-words';

const text = readFileSync('contract/openapi.yaml', 'utf8');
const { specifiedRows, ownRows } = contractRows(load(text));
const nameOf = (row: { method: string; path: string }) => `${row.method} ${row.path}`;

it('has every call of the specification and no other', () => {
  expect(specifiedRows.map(nameOf).toSorted()).toEqual(SPECIFIED_CALLS.map(nameOf).toSorted());
});

it.each(SPECIFIED_CALLS.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  expect(specifiedRows.find((candidate) => nameOf(candidate) === name)).toEqual(row);
});

// Calls of our own are not in the specification; they follow the rules of D4 for every call.
it.each(ownRows.map((row) => [nameOf(row), row] as const))('%s, our own', (name, row) => {
  expect(SPECIFIED_CALLS.map(nameOf)).not.toContain(name);
  expect(row.path).toMatch(/^\/(api\/|config\.json$)/);
  // Only calls of the specification fail with status 200 or are retried.
  expect(row).toMatchObject({ failure: 'status', retries: 0 });
  // A signed-in client is identified by the token alone: no client or account id is sent.
  if (row.token === 'required') expect(row.request).not.toMatch(/\b(client|user|account)Id\b/i);
  // Every answer has a defined shape: no object without fields.
  expect(row.result).not.toMatch(/\bobject\b|\{\}/);
});

it('has a site’s settings in its domain record, and no call for a site’s address', () => {
  const record = specifiedRows.find(({ path }) => path.includes('/SiteDomain/'));
  expect(record?.result).toBe('{isActive, companyId*, culture, siteId*}');
  expect(text).not.toMatch(/siteUrl/i);
});
