import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { SPECIFIED_CALLS } from './contract.table';
import { contractRows } from './contract-words';

const text = readFileSync('contract/openapi.yaml', 'utf8');
const { specified, own } = contractRows(load(text));
const nameOf = (row: { method: string; path: string }) => `${row.method} ${row.path}`;

it('has every call of the specification and no other', () => {
  expect(specified.map(nameOf).toSorted()).toEqual(SPECIFIED_CALLS.map(nameOf).toSorted());
});

it.each(SPECIFIED_CALLS.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  expect(specified.find((candidate) => nameOf(candidate) === name)).toEqual(row);
});

// Calls of our own are only in the contract; they follow what D4 requires of every call.
it.each(own.map((row) => [nameOf(row), row] as const))('%s, our own', (name, row) => {
  expect(SPECIFIED_CALLS.map(nameOf)).not.toContain(name);
  expect(row.path).toMatch(/^\/(api\/|config\.json$)/);
  // Failing with status 200 and retries are only for calls that the specification lists.
  expect(row).toMatchObject({ failure: 'status', retries: 0 });
  // A signed-in client is identified by the token alone: no client or account id is sent.
  if (row.token === 'required') expect(row.request).not.toMatch(/\b(client|user|account)Id\b/i);
  // Every answer has a defined shape: no object without fields.
  expect(row.result).not.toMatch(/\bobject\b|\{\}/);
});

it('sends a site’s settings with its domain record, and has no call for a site’s address', () => {
  const record = specified.find(({ path }) => path.includes('/SiteDomain/'));
  expect(record?.result).toBe('{isActive, companyId*, culture, siteId*}');
  expect(text).not.toMatch(/siteUrl/i);
});
