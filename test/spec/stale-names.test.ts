import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names and files of libraries, platforms and specifications, examples of names, and outputs of a build. */
const FOREIGN: ReadonlySet<string> = new Set([
  'InputNumber',
  'ParentNode',
  'errorElement',
  'hydrateRoot',
  'inputText',
  'ownerId',
  'showVerifyModal',
  'toBase64',
  'dist/extensions.json',
  'ekr/snippet.js',
  'scope/name/inner/file.js',
  'src/domain/money/x.ts',
]);
const MAX_CHARACTERS = 3_000_000;
const CODE_FILE = /\.(?:tsx?|mts|mjs|cjs|js)$/;
const TEXT_FILE = /\.(?:tsx?|mts|mjs|cjs|js|json|ya?ml|css|html|ejs|sql|sh)$/;
const COMMENT = /(?<=^|[\s{(])\/\*\*?\s[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Fenced blocks of Markdown are examples. */
const FENCE = /^```[\s\S]*?^```/gm;
/** camelCase, PascalCase or CAPS_WITH_UNDERSCORES; a plain word is not known to be a name. */
const NAME = /^(?:[a-z]\w*[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)$/;
const FILE_PATH = /^(?:\.\.\/|@)?(\.?\w[\w.-]*(?:\/[\w.-]+)+\.(?:tsx?|mjs|js|css|md|json|ya?ml|html|sql))$/;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\0')
  .filter((file) => existsSync(file));
const textOf = (file: string) => readFileSync(file, 'utf8');
const wordsOf = (text: string) => text.match(/[\w$]+/g) ?? [];

/** This file is skipped: it has the names of others as data. */
const codeFiles = files
  .filter((file) => CODE_FILE.test(file) && path.resolve(file) !== __filename)
  .map((file) => ({ file, text: textOf(file) }));
const dataTexts = files
  .filter((file) => TEXT_FILE.test(file) && !CODE_FILE.test(file) && !file.startsWith('docs/'))
  .map(textOf)
  .filter((text) => text.length < MAX_CHARACTERS);
const knownWords: ReadonlySet<string> = new Set(
  [...codeFiles.map(({ text }) => text.replaceAll(COMMENT, ' ')), ...dataTexts].flatMap(wordsOf),
);
const comments = [
  ...codeFiles.map(({ file, text }) => ({ file, text: (text.match(COMMENT) ?? []).join('\n') })),
  ...files
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: textOf(file).replaceAll(FENCE, '') })),
];

const isFile = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));

/** Names in backticks that no code has, and paths of files that do not exist. */
function staleNamesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, quoted = '']) => {
    const filePath = FILE_PATH.exec(quoted)?.[1];
    if (filePath !== undefined) return isFile(filePath) || FOREIGN.has(filePath) ? [] : [quoted];
    return wordsOf(quoted).filter((word) => NAME.test(word) && !knownWords.has(word) && !FOREIGN.has(word));
  });
}

test('comments and guides name only what exists', () => {
  const staleNames = comments.flatMap(({ file, text }) =>
    staleNamesIn(text).map((name) => `${file}: ${name}`),
  );
  expect(staleNames).toEqual([]);
  expect(comments.length).toBeGreaterThan(1000);
});

test.each([
  ['`runInTheirTurn` of `MAX_NOTES_EVER`', ['runInTheirTurn', 'MAX_NOTES_EVER']],
  ['`src/domain/none.ts`', ['src/domain/none.ts']],
  ['`src/main.tsx`, `sortedByKey(…)`, `a plain word`', []],
])('in %s, %j are stale', (text, names) => expect(staleNamesIn(text)).toEqual(names));
