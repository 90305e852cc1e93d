import { readdirSync, readFileSync } from 'node:fs';

/** Addresses in a page that begin at the root of the host. */
const fromTheRoot = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').match(/(?:href|src)="\/[^"]*"/g) ?? [];

test.each(readdirSync('public/legal').filter((name) => name.endsWith('.html')))(
  '%s asks for nothing outside the path that a portal lies below',
  (name) => expect(fromTheRoot(`public/legal/${name}`)).toEqual([]),
);

test('nor does the page itself, whose addresses begin with that path', () => {
  expect(fromTheRoot('src/index.ejs')).toEqual([]);
});
