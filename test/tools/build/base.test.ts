import { readdirSync, readFileSync } from 'node:fs';

/** Addresses in a page that begin at the root of the host. */
const fromTheRoot = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').match(/(?:href|src)="\/[^"]*"/g) ?? [];

test.each(readdirSync('public/legal').filter((name) => name.endsWith('.html')))(
  '%s requests nothing outside the base path of the portal',
  (name) => expect(fromTheRoot(`public/legal/${name}`)).toEqual([]),
);

test('the addresses of the page begin with that path', () => {
  expect(fromTheRoot('src/index.ejs')).toEqual([]);
});
