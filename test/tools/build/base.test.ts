import { readdirSync, readFileSync } from 'node:fs';

/** Addresses in a page that are relative to the root of the host. */
const rootAddresses = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').match(/(?:href|src)="\/[^"]*"/g) ?? [];

test.each(readdirSync('public/legal').filter((name) => name.endsWith('.html')))(
  '%s has only addresses relative to the base path',
  (name) => expect(rootAddresses(`public/legal/${name}`)).toEqual([]),
);

test('index.ejs has only addresses relative to the base path', () => {
  expect(rootAddresses('src/index.ejs')).toEqual([]);
});
