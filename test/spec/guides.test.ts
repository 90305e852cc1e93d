import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The code blocks of a page, each with the file named in its info string; TypeScript always names one. */
const blocksOf = (page: string) =>
  [...read(page).matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)]
    .filter(([, language = '', file]) => /^tsx?$/.test(language) || file !== undefined)
    .map(([, , file, code]) => ({ file, code }));

describe.each(['docs/testing.md', 'docs/extending.md'])('%s', (page) => {
  const blocks = blocksOf(page);

  test('has code', () => expect(blocks.length).toBeGreaterThan(3));

  test.each(blocks)('shows the current text of $file', ({ file, code }) => {
    expect(code).toBe(read(file ?? ''));
  });
});

test('the page about extending shows the code files of the example', () => {
  const shownFiles = blocksOf('docs/extending.md').map(({ file }) => file);
  const example = 'examples/acme-broker';
  const code = readdirSync(path.join(root, example)).filter((file) => /\.tsx?$/.test(file));
  const omittedFiles = ['fees.ts', 'playwright.config.ts'];
  expect(code.length).toBeGreaterThan(8);
  for (const file of code.filter((name) => !omittedFiles.includes(name)))
    expect(shownFiles).toContain(`${example}/${file}`);
});
