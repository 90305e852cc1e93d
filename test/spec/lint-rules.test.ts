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
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
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
