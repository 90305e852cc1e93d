import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Lint messages for a line of code, as if in a file of the portal. */
function messagesFor(code: string, file: string): readonly string[] {
  const args = ['--stdin', '--stdin-filename', file, '--format', 'json'];
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const run = (): string => {
    try {
      return execFileSync(process.execPath, [eslint, ...args], { cwd: root, input: code, encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  const [{ messages }] = JSON.parse(run()) as [
    { messages: { line: number; message: string; ruleId: string }[] },
  ];
  const found = messages
    .filter(({ ruleId }) => ruleId.startsWith('no-restricted-'))
    .map(({ line, message }) => `${line} ${message.split(/[:,]/)[0] ?? ''}`);
  return [...new Set(found)];
}

describe('lint catches the ways around the policy tables (architecture, rule 9)', () => {
  test('each is refused', () => {
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
    expect(messagesFor(code, 'src/ui/shell/example.ts')).toEqual([
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

  test('the stand-in’s data may be a company’s, but what it decides goes by variants', () => {
    const code = [
      'export const a = (companyId, COMPANY_IDS) => companyId === COMPANY_IDS.invest;',
      'export const b = (COMPANY_IDS) => new Map([[COMPANY_IDS.main, 1]]);',
      'export const c = (companyId) => [7].includes(companyId);',
      'export const d = (table, variant) => table[variant.column];',
      'export const e = (COMPANY_IDS) => ({ companyId: COMPANY_IDS.main, title: "News" });',
    ].join('\n');
    expect(messagesFor(code, 'sandbox/api/services/example.ts')).toEqual([
      ...[1, 2].map((line) => `${line} A company may be like another`),
      '3 Read a policy by cellOf()',
      '4 A cell is read by cellOf()',
    ]);
  });

  test('the proper way is accepted', () => {
    const code = "export const a = (variant, cellOf, row) => cellOf(row, variant) === 'always';";
    expect(messagesFor(code, 'src/ui/shell/example.ts')).toEqual([]);
  });
});

describe('lint catches', () => {
  test('numbers and dates that the writers of i18n do not write', () => {
    const code = [
      'export const a = (date) => date.toLocaleString("en-US");',
      'export const b = (date) => date.toLocaleDateString();',
      'export const c = (number) => number.toFixed(2);',
      'export const d = (number) => new Intl.NumberFormat().format(number);',
    ].join('\n');
    expect(messagesFor(code, 'src/ui/screens/wallet/example.ts')).toEqual([
      expect.stringMatching(/^1 .*Numbers and dates are written by src\/ui\/i18n/),
      expect.stringMatching(/^2 .*Numbers and dates are written by src\/ui\/i18n/),
      expect.stringMatching(/^3 .*Numbers and dates are written by src\/ui\/i18n/),
      expect.stringMatching(/^4 .*'Intl'/),
    ]);
  });

  test('a router and ways to lead elsewhere beside the guards', () => {
    const code = [
      "import { Link, useNavigate } from 'react-router-dom';",
      "import { createBrowserRouter } from 'react-router-dom';",
      "import { Navigate } from 'react-router-dom';",
      "import { redirect } from 'react-router-dom';",
      "import { useTranslation } from 'react-i18next';",
      'export { createBrowserRouter, Link, Navigate, redirect, useNavigate, useTranslation };',
    ].join('\n');
    const found = messagesFor(code, 'src/ui/screens/wallet/example.ts');
    expect(found.map((message) => message[0])).toEqual(['2', '3', '4', '5']);
  });

  test('what MobX should not see named in a list, and codes without their names', () => {
    const code = [
      'export const a = (store, makeObservable) => makeObservable(store, { name: true });',
      'export const b = (store, makeAutoObservable) => makeAutoObservable(store, { name: false });',
      'export const c = (codes) => codes.includes(13);',
      'export const d = (problem) => problem.codes.includes(13);',
      'export const e = (problem) => problem.code === 13;',
    ].join('\n');
    expect(messagesFor(code, 'src/application/stores/example.ts')).toEqual([
      ...[1, 2].map((line) => `${line} What MobX should not see is a #field.`),
      ...[3, 4, 5].map((line) => `${line} The name of a code stands in src/domain/error-codes.table.ts.`),
    ]);
  });

  test('nothing of the proper ways', () => {
    const code = [
      'export const a = (store, makeAutoObservable) => makeAutoObservable(store);',
      'export const b = (codes, ERROR_CODE) => codes.includes(ERROR_CODE.wrongCode);',
      'export const c = (numbers) => numbers.integer(2);',
    ].join('\n');
    expect(messagesFor(code, 'src/ui/screens/wallet/example.ts')).toEqual([]);
  });
});
