import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GATEWAY_SUBJECTS } from '../../tools/build/lint/gateway-subjects.table.mjs';
import { SUBJECTS } from '../../tools/build/lint/subjects.table.mjs';

const MAX_FILES_IN_FOLDER = 40;
const MAX_LINES_IN_FILE = 300;

const allFiles = execFileSync('git', [
  'ls-files',
  '-z',
  '--',
  'src',
  'gateway',
  'cli',
  'hosting',
  'tools',
  'test',
])
  .toString()
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const files = allFiles.filter((file) => !/\.generated\./.test(file));

test.each([
  ['subjects', SUBJECTS],
  ['folders of the gateway', GATEWAY_SUBJECTS],
])('the table of %s has no cycle: each needs only earlier ones', (_name, table) => {
  const subjects = Object.keys(table);
  for (const [subject, needs] of Object.entries(table))
    for (const need of needs) expect(subjects.slice(0, subjects.indexOf(subject))).toContain(need);
});

test('the table of folders of the gateway has the imports that exist, and no other', () => {
  const imports = new Map<string, Set<string>>();
  for (const file of allFiles.filter((name) => name.startsWith('gateway/'))) {
    const [, folder = ''] = file.split('/');
    const folders = imports.get(folder) ?? new Set();
    imports.set(folder, folders);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\b[\s(]*'(\.[^']+)'/g,
    )) {
      const [root, imported = ''] = path.posix.join(path.posix.dirname(file), name).split('/');
      if (root === 'gateway' && imported !== folder) folders.add(imported);
    }
  }
  const sorted = (entries: Iterable<readonly [string, Iterable<string>]>) =>
    Object.fromEntries([...entries].map(([folder, folders]) => [folder, [...folders].sort()]));
  expect(sorted(imports)).toEqual(sorted(Object.entries(GATEWAY_SUBJECTS)));
});

test('every folder of a layer is a subject or one of the technical folders', () => {
  const TECHNICAL_FOLDERS =
    /^(?:remote|startup|di|http|browser|storage|hooks|i18n|theme|components|forms|router|public|kit|portal|runner)$/;
  const folders = new Set(
    files.flatMap(
      (file) => /^src\/(?:domain|application|infrastructure|ui|testkit)\/([^/]+)\//.exec(file)?.[1] ?? [],
    ),
  );
  expect([...folders].filter((folder) => !(folder in SUBJECTS) && !TECHNICAL_FOLDERS.test(folder))).toEqual(
    [],
  );
});

test('no layer, and no gateway, has a file outside its folders, except the entry of the test kit', () => {
  const looseFiles = files.filter((file) =>
    /^(?:src\/(?:domain|application|infrastructure|ui|testkit)|gateway)\/[^/]+$/.test(file),
  );
  expect(looseFiles).toEqual(['src/testkit/index.ts']);
});

test(`no folder has more than ${MAX_FILES_IN_FOLDER} files of code`, () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MAX_FILES_IN_FOLDER)).toEqual([]);
});

test(`no file of code has more than ${MAX_LINES_IN_FILE} lines`, () => {
  const longFiles = files
    .filter((file) => !file.startsWith('test/'))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > MAX_LINES_IN_FILE);
  expect(longFiles).toEqual([]);
});
