import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const CONFIG = 'oxlint.config.mjs';

/** A rule with a message of this project, or the rule against type assertions. */
const isOwnRule = (rule: string) =>
  /^(\w+\(no-restricted-|house\()/.test(rule) || rule === 'typescript(consistent-type-assertions)';

interface Example {
  readonly file: string;
  readonly code: string;
}

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code?: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/**
 * Lints each example in a tree like the project's, all in one run of the linter. The second example of a file is in a
 * folder below the first one's. Returns the lines of each that the project's own rules refuse.
 */
function lint(examples: readonly Example[]): readonly (readonly number[])[] {
  const tree = mkdtempSync(path.join(tmpdir(), 'lint-'));
  folders.push(tree);
  for (const name of ['node_modules', 'tools']) symlinkSync(path.join(root, name), path.join(tree, name));
  copyFileSync(path.join(root, CONFIG), path.join(tree, CONFIG));
  const names = examples.map(({ file, code }, index) => {
    const isFirst = examples.findIndex((other) => other.file === file) === index;
    const name = isFirst ? file : path.join(path.dirname(file), `${index}`, path.basename(file));
    mkdirSync(path.join(tree, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(tree, name), code);
    return name;
  });
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '-c', CONFIG, '-f', 'json', ...names], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return names.map((name) => {
    const ofName = diagnostics.filter(({ filename, code }) => filename === name && isOwnRule(code ?? ''));
    return [...new Set(ofName.map(({ labels }) => labels[0]!.span.line))];
  });
}

/** Each rule with code that it refuses, and with similar code that it allows. */
const RULES: readonly (readonly [rule: string, file: string, refusedCode: string, allowedCode: string])[] = [
  [
    'a variant is not compared',
    'src/ui/shell/example.ts',
    "export const a = (variant) => ['bank'].includes(variant.key);",
    "export const a = (variant, cellOf, row) => cellOf(row, variant) === 'always';",
  ],
  [
    'a variant is no flag',
    'src/ui/shell/example.ts',
    'export const a = (flags) => { const { isMain } = flags; return isMain; };',
    'export const a = (session) => session.isMine;',
  ],
  [
    'a policy is read by cellOf()',
    'src/ui/shell/example.ts',
    'export const a = (table, company) => table[company.variant.column];',
    'export const a = (table, key) => table[key];',
  ],
  [
    'data is marked as such',
    'src/ui/wallet/example.tsx',
    'export const a = (address) => <code dir="ltr">{address}</code>;',
    'export const a = (address) => <Verbatim as="code">{address}</Verbatim>;',
  ],
  [
    'a company is not compared with a number',
    'src/ui/shell/example.ts',
    'export const a = (companyId) => [7, 11].includes(companyId);',
    'export const a = (site, other) => site.companyId === other.companyId;',
  ],
  [
    'the gateway decides by variants, though its data may belong to a company',
    'gateway/money/example.ts',
    'export const a = (companyId, COMPANY_IDS) => companyId === COMPANY_IDS.invest;',
    'export const a = (COMPANY_IDS) => ({ companyId: COMPANY_IDS.main, title: "News" });',
  ],
  ...[
    'gateway/money/example.ts',
    'src/domain/example.ts',
    'src/testkit/money/example.ts',
    'cli/example.ts',
  ].map(
    (file) =>
      [
        'a key from outside is not looked up among inherited ones',
        file,
        'export const a = (name, table) => name in table;',
        "export const a = (name, table, error) => Object.hasOwn(table, name) || 'code' in error;",
      ] as const,
  ),
  [
    'one factory makes every application of the gateway',
    'gateway/frames/example.ts',
    "import Fastify from 'fastify'; export const a = Fastify();",
    "import type { FastifyInstance } from 'fastify'; export const a = (app: FastifyInstance) => app;",
  ],
  [
    'texts are not joined by a colon',
    'src/ui/shell/example.tsx',
    'export const a = (t, name) => <p><b>{name}</b>: {t("common.close")}</p>;',
    'export const a = (t, label, value) => <p>{t("common.pair", { label, value })}</p>;',
  ],
  [
    'numbers and dates are formatted by i18n',
    'src/ui/wallet/screens/example.ts',
    'export const a = (number) => number.toFixed(2);',
    'export const a = (numbers) => numbers.integer(2);',
  ],
  [
    'only guards redirect',
    'src/ui/wallet/screens/example.ts',
    "export { Navigate } from 'react-router-dom';",
    "export { Link, useNavigate } from 'react-router-dom';",
  ],
  [
    'private state of a store is a #field',
    'src/application/stores/example.ts',
    'export const a = (store, makeAutoObservable) => makeAutoObservable(store, { name: false });',
    'export const a = (store, makeAutoObservable) => makeAutoObservable(store);',
  ],
  [
    'an error code has a name',
    'src/application/stores/example.ts',
    'export const a = (problem) => problem.codes.includes(13);',
    'export const a = (codes, ERROR_CODE) => codes.includes(ERROR_CODE.wrongCode);',
  ],
  ...['src/domain/example.ts', 'src/infrastructure/browser/example.ts', 'src/ui/shell/example.ts'].map(
    (file) =>
      [
        'calls are made by HttpClient',
        file,
        "export const a = () => globalThis['fetch']('/api');",
        'export class A { fetch() { return 1; } read() { return this.fetch(); } }',
      ] as const,
  ),
  [
    'the test kit makes no calls either',
    'src/testkit/fakes/example.ts',
    "export const a = () => fetch('/api');",
    "export const a = { adapter: 'fetch' };",
  ],
  [
    'an adapter checks the fields of an answer',
    'src/infrastructure/http/http-example.ts',
    "import * as z from 'zod/mini'; export const a = z.object({ result: z.unknown() });",
    "import * as z from 'zod/mini'; export const a = z.object({ result: z.string() });",
  ],
  [
    'an adapter asserts no type of an answer',
    'src/infrastructure/support/http-example.ts',
    "export const a = (http) => http.call('client', { read: 1 }) as { id: number };",
    'export const a = <const T,>(one: T) => [one, 1] as const;',
  ],
  [
    'content is not written as HTML',
    'src/ui/components/example.ts',
    'export const a = (element, text) => { element.innerHTML = text; };',
    'export const a = (element, text) => { element.textContent = text; };',
  ],
  [
    'controls behind the sign-in are from Ant Design',
    'src/ui/wallet/screens/example.tsx',
    'export const A = () => <select />;',
    'export const A = () => <form />;',
  ],
  [
    'a decision allows one native control in one file',
    'src/ui/components/panels/banner.tsx',
    'export const A = () => <p><button /><select /></p>;',
    'export const A = () => <p><button /></p>;',
  ],
];

let refused: readonly (readonly number[])[];
let allowed: readonly (readonly number[])[];
beforeAll(() => {
  refused = lint(RULES.map(([, file, code]) => ({ file, code })));
  allowed = lint(RULES.map(([, file, , code]) => ({ file, code })));
});

const CASES = RULES.map(([rule, file], index) => [rule, file, index] as const);
test.each(CASES)('%s: %s', (_rule, _file, index) => {
  expect(refused[index]).toEqual([1]);
  expect(allowed[index]).toEqual([]);
});

test('pages of visitors may have native controls', () => {
  const code = 'export const A = () => <select />;';
  const pages = ['public', 'forms/native', 'session/screens'].map((folder) => ({
    file: `src/ui/${folder}/example.tsx`,
    code,
  }));
  expect(lint(pages)).toEqual([[], [], []]);
});
