import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SPECIFIED_CALLS } from './contract.table';
import { contractRows } from './contract-words';

const text = readFileSync('contract/openapi.yaml', 'utf8');
const { specified, own } = contractRows(parse(text));
const nameOf = (row: { method: string; path: string }) => `${row.method} ${row.path}`;

it('has every call of the specification and no other', () => {
  expect(specified.map(nameOf).toSorted()).toEqual(SPECIFIED_CALLS.map(nameOf).toSorted());
});

it.each(SPECIFIED_CALLS.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  expect(specified.find((candidate) => nameOf(candidate) === name)).toEqual(row);
});

// A call of our own stands in the contract alone; it keeps what D4 demands of every call.
it.each(own.map((row) => [nameOf(row), row] as const))('%s, our own', (name, row) => {
  expect(SPECIFIED_CALLS.map(nameOf)).not.toContain(name);
  expect(row.path).toMatch(/^\/(api\/|config\.json$)/);
  // Only what the specification says so fails with status 200, and only that is tried again.
  expect(row).toMatchObject({ failure: 'status', retries: 0 });
  // What somebody signed in has is asked for with their token alone: no id of a client or an account goes with it.
  if (row.token === 'required') expect(row.request).not.toMatch(/\b(client|user|account)Id\b/i);
  // An answer says what it is: no object without fields.
  expect(row.result).not.toMatch(/\bobject\b|\{\}/);
});

it('brings the settings of a site with its domain record, and the address of a site with no call', () => {
  const record = specified.find(({ path }) => path.includes('/SiteDomain/'));
  expect(record?.result).toBe('{isActive, companyId*, culture, siteId*}');
  expect(text).not.toMatch(/siteUrl/i);
});
