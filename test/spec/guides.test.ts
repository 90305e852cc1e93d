import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The code blocks of a page, each with the file named in its info string. */
const blocksOf = (page: string) =>
  [...read(page).matchAll(/^```(tsx?)(?: (\S+))?\n(.*?)^```$/gms)].map(([, , file, code]) => ({
    file,
    code,
  }));

describe.each(['docs/testing.md'])('%s', (page) => {
  const blocks = blocksOf(page);

  test('has code', () => expect(blocks.length).toBeGreaterThan(3));

  test.each(blocks)('shows the file $file, which the tests run', ({ file, code }) => {
    expect(code).toBe(read(file ?? ''));
  });
});
