import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { OWN_CALLS, SPECIFIED_CALLS } from './contract.table';
import { contractRows } from './contract-words';

const text = readFileSync('contract/openapi.yaml', 'utf8');
const { specified, own } = contractRows(parse(text));
const nameOf = (row: { method: string; path: string }) => `${row.method} ${row.path}`;

it('has every call of the specification and no other', () => {
  expect(specified.map(nameOf).toSorted()).toEqual(SPECIFIED_CALLS.map(nameOf).toSorted());
});

it('marks as its own what the specification does not have', () => {
  expect(own.map(nameOf).toSorted()).toEqual(OWN_CALLS.map(nameOf).toSorted());
});

it.each([...SPECIFIED_CALLS, ...OWN_CALLS].map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  expect([...specified, ...own].find((candidate) => nameOf(candidate) === name)).toEqual(row);
});

it('brings the settings of a site with its domain record, and the address of a site with no call', () => {
  const record = specified.find(({ path }) => path.includes('/SiteDomain/'));
  expect(record?.result).toBe('{isActive, companyId*, culture, siteId*}');
  expect(text).not.toMatch(/siteUrl/i);
});
