import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const lint = fork(path.join(__dirname, 'lint-by-message.mjs'), { cwd: root, execArgv: [] });
afterAll(() => lint.kill());

/** The rules whose messages the portal has written, and the one that knows assertions. */
const isOurs = (rule: string) =>
  /^(no-restricted-|house\/)/.test(rule) || rule === '@typescript-eslint/consistent-type-assertions';

/** Lint messages for a line of code, as if in a file of the portal. */
async function messagesFor(code: string, file: string): Promise<readonly string[]> {
  lint.send({ code, file });
  const [messages] = (await once(lint, 'message')) as [
    readonly { line: number; message: string; ruleId: string }[],
  ];
  const found = messages
    .filter(({ ruleId }) => isOurs(ruleId))
    .map(({ line, message }) => `${line} ${(message.split('. ')[1] ?? message).split(/[:,]/)[0] ?? ''}`);
  return [...new Set(found)];
}

describe('lint catches the ways around the policy tables', () => {
  test('each is refused', async () => {
    const code = [
      'export const a = (store) => store.flags.isMain;',
      'export const b = (flags) => flags.isBankOrInternational;',
      'export const c = (flags) => flags.isAnything;',
      'export const d = (companyFlags) => companyFlags;',
      "export const e = (variant) => variant.key === 'bank';",
      "export const f = (company) => company.variant.column !== 'bank';",
      "export const g = (variant) => variant === 'bank';",
      'export const h = (row, variant) => row[variant];',
      'export const i = (companyId) => companyId === 7;',
      'export const j = (flags) => { const { isMain } = flags; return isMain; };',
      'export const k = (flags) => { const { isAnything } = flags; return isAnything; };',
      "export const l = (variant) => ['bank'].includes(variant.key);",
      "export const m = (variant) => { switch (variant.key) { case 'bank': return 1; } };",
      "export const n = (variant) => 'bank' === variant.key;",
      'export const o = (table, variant) => table[variant.key];',
      'export const p = (table, company) => table[company.variant.column];',
      'export const q = (companyId) => [7, 11].includes(companyId);',
      'export const r = (site) => 7 === site.companyId;',
    ].join('\n');
    expect(await messagesFor(code, 'src/ui/shell/example.ts')).toEqual([
      ...[1, 2, 3, 4].map((line) => `${line} A variant is no flag`),
      ...[5, 6, 7].map((line) => `${line} Variants are not compared`),
      '8 A cell is read by cellOf()',
      '9 Read a policy by cellOf()',
      ...[10, 11].map((line) => `${line} A variant is no flag`),
      ...[12, 13, 14].map((line) => `${line} Variants are not compared`),
      ...[15, 16].map((line) => `${line} A cell is read by cellOf()`),
      ...[17, 18].map((line) => `${line} Read a policy by cellOf()`),
    ]);
  });

  test('texts joined by an English colon are refused', async () => {
    const code = [
      'export const a = (t, name) => `${name}: ${t("common.close")}`;',
      'export const b = (t, name) => <p><b>{name}</b>: {t("common.close")}</p>;',
      'export const c = (t, label, value) => <p>{t("common.pair", { label, value })}</p>;',
    ].join('\n');
    const message = 'The colon and its spaces are the language’s';
    expect(await messagesFor(code, 'src/ui/shell/example.tsx')).toEqual([`1 ${message}`, `2 ${message}`]);
  });

  test('the stand-in’s data may be a company’s, but what it decides goes by variants', async () => {
    const code = [
      'export const a = (companyId, COMPANY_IDS) => companyId === COMPANY_IDS.invest;',
      'export const b = (COMPANY_IDS) => new Map([[COMPANY_IDS.main, 1]]);',
      'export const c = (companyId) => [7].includes(companyId);',
      'export const d = (table, variant) => table[variant.column];',
      'export const e = (COMPANY_IDS) => ({ companyId: COMPANY_IDS.main, title: "News" });',
    ].join('\n');
    expect(await messagesFor(code, 'sandbox/api/services/example.ts')).toEqual([
      ...[1, 2].map((line) => `${line} A company may be like another`),
      '3 Read a policy by cellOf()',
      '4 A cell is read by cellOf()',
    ]);
  });

  test('the proper way is accepted', async () => {
    const code = "export const a = (variant, cellOf, row) => cellOf(row, variant) === 'always';";
    expect(await messagesFor(code, 'src/ui/shell/example.ts')).toEqual([]);
  });
});

describe('lint catches', () => {
  test('numbers and dates that the writers of i18n do not write', async () => {
    const code = [
      'export const a = (date) => date.toLocaleString("en-US");',
      'export const b = (date) => date.toLocaleDateString();',
      'export const c = (number) => number.toFixed(2);',
      'export const d = (number) => new Intl.NumberFormat().format(number);',
    ].join('\n');
    expect(await messagesFor(code, 'src/ui/screens/wallet/example.ts')).toEqual([
      expect.stringMatching(/^1 .*Numbers and dates are written by src\/ui\/i18n/),
      expect.stringMatching(/^2 .*Numbers and dates are written by src\/ui\/i18n/),
      expect.stringMatching(/^3 .*Numbers and dates are written by src\/ui\/i18n/),
      '4 Numbers',
    ]);
  });

  test('a router and ways to lead elsewhere beside the guards', async () => {
    const code = [
      "import { Link, useNavigate } from 'react-router-dom';",
      "import { createBrowserRouter } from 'react-router-dom';",
      "import { Navigate } from 'react-router-dom';",
      "import { redirect } from 'react-router-dom';",
      "import { useTranslation } from 'react-i18next';",
      'export { createBrowserRouter, Link, Navigate, redirect, useNavigate, useTranslation };',
    ].join('\n');
    const found = await messagesFor(code, 'src/ui/screens/wallet/example.ts');
    expect(found.map((message) => message[0])).toEqual(['2', '3', '4', '5']);
  });

  test('what MobX should not see named in a list, and codes without their names', async () => {
    const code = [
      'export const a = (store, makeObservable) => makeObservable(store, { name: true });',
      'export const b = (store, makeAutoObservable) => makeAutoObservable(store, { name: false });',
      'export const c = (codes) => codes.includes(13);',
      'export const d = (problem) => problem.codes.includes(13);',
      'export const e = (problem) => problem.code === 13;',
    ].join('\n');
    expect(await messagesFor(code, 'src/application/stores/example.ts')).toEqual([
      ...[1, 2].map((line) => `${line} What MobX should not see is a #field.`),
      ...[3, 4, 5].map((line) => `${line} The name of a code stands in src/domain/error-codes.table.ts.`),
    ]);
  });

  test('nothing of the proper ways', async () => {
    const code = [
      'export const a = (store, makeAutoObservable) => makeAutoObservable(store);',
      'export const b = (codes, ERROR_CODE) => codes.includes(ERROR_CODE.wrongCode);',
      'export const c = (numbers) => numbers.integer(2);',
    ].join('\n');
    expect(await messagesFor(code, 'src/ui/screens/wallet/example.ts')).toEqual([]);
  });
});

const messages = (says: string, ...lines: readonly number[]) => lines.map((line) => `${line} ${says}`);

describe('lint catches the ways around the contract', () => {
  const NETWORK = [
    "export const a = () => fetch('/api');",
    'export const b = () => new XMLHttpRequest();',
    "export const c = () => new EventSource('/api');",
    "export const d = () => new WebSocket('wss://gateway');",
    "export const e = (page) => page.fetch('/api');",
    "export const f = () => globalThis['fetch']('/api');",
    "export const g = (page) => page['EventSource'];",
    "export const h = (page) => new page.defaultView.WebSocket('wss://gateway');",
    'export const i = ({ fetch }) => fetch;',
    'export const j = (page) => { const { XMLHttpRequest: Asking } = page; return Asking; };',
    "export const k = (page) => page.navigator.sendBeacon('/api');",
    "export const l = () => globalThis[`fetch`]('/api');",
  ].join('\n');

  test.each(['src/domain/example.ts', 'src/infrastructure/browser/example.ts', 'src/ui/shell/example.ts'])(
    'whatever reaches the network, in %s',
    async (file) => {
      const says = 'Calls are made by HttpClient';
      expect(await messagesFor(NETWORK, file)).toEqual(messages(says, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    },
  );

  test('globals of the network in the test kit', async () => {
    expect(await messagesFor(NETWORK, 'src/testkit/fakes/example.ts')).toEqual(
      messages('Calls are made by HttpClient', 1, 2, 3, 4),
    );
  });

  test('methods of a class and names that only look like it are accepted', async () => {
    const code = [
      'export class A { fetch() { return 1; } read() { return this.fetch(); } }',
      'export const b = (query) => query.fetchStatus;',
      "export const c = { adapter: 'fetch' };",
    ].join('\n');
    expect(await messagesFor(code, 'src/infrastructure/browser/example.ts')).toEqual([]);
  });

  const BELIEVING = [
    "import * as z from 'zod/mini';",
    "import { string } from 'zod/mini';",
    'export const a = z.any();',
    'export const b = z.custom();',
    'export const c = z.object({ result: z.unknown() });',
    'export const d = string();',
  ].join('\n');

  test.each(['src/infrastructure/http/http-example.ts', 'src/infrastructure/http/codecs.ts'])(
    'a schema that believes everything, in %s',
    async (file) => {
      expect(await messagesFor(BELIEVING, file)).toEqual([
        '2 Imported as z',
        ...messages('A reader checks what it takes', 3, 4, 5),
      ]);
    },
  );

  test('a hand-typed answer or body in an adapter', async () => {
    const code = [
      "export const a = (http) => http.call('client', { read: 1 }) as { id: number };",
      "export const b = (http, order) => http.call('withdraw', { body: order as never });",
      'export const c = <const T,>(one: T) => [one, 1] as const;',
    ].join('\n');
    const says = 'Do not use any type assertions.';
    expect(await messagesFor(code, 'src/infrastructure/chat/http-example.ts')).toEqual(messages(says, 1, 2));
  });
});

test('lint catches markup that is no data', async () => {
  const code = 'export const a = (element, text) => { element.innerHTML = text; };';
  expect(await messagesFor(code, 'src/ui/components/example.ts')).toEqual(['1 Content is data']);
});

describe('behind the sign-in controls are Ant Design’s', () => {
  const refused = (file: string, ...elements: readonly string[]) =>
    messagesFor(elements.map((name) => `export const of_${name} = <${name} />;`).join('\n'), file);

  test('a native one is refused', async () => {
    const native = ['button', 'input', 'select', 'textarea', 'progress', 'dialog', 'table', 'details'];
    expect(await refused('src/ui/screens/wallet/example.tsx', ...native, 'form', 'p')).toEqual(
      native.map((name, at) => `${at + 1} Behind the sign-in <${name}> is Ant Design's`),
    );
  });

  test('unless a decision is named for this file and element; one that is gone from the file has to go', async () => {
    expect(await refused('src/ui/shell/banner.tsx', 'button', 'select')).toEqual([
      "2 Behind the sign-in <select> is Ant Design's",
    ]);
    expect(await refused('src/ui/shell/banner.tsx', 'p')).toEqual(['1 No <button> is drawn here']);
  });

  test.each([
    'src/ui/public/example.tsx',
    'src/ui/forms/native/example.tsx',
    'src/ui/screens/login/example.tsx',
  ])('visitors have them: %s', async (file) =>
    expect(await refused(file, 'button', 'input', 'select')).toEqual([]),
  );
});
