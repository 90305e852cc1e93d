import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { COMMANDS } from '../../cli/portico';
import { loadContract } from '../../contract/load-contract';
import { BUILT_IN_COMPANIES } from '../../src/domain/site/companies';
import { parseConfig } from '../../src/domain/site/config/portal-config';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';

const GATEWAY = readFileSync('docs/gateway.md', 'utf8');
const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
const markedPart = (text: string, name: string) =>
  text.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';

/** The lines of shell blocks that call `portico`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/```bash\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line.startsWith('portico ')),
  );

/** Runs the command line from its sources. */
function runPortico(...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

test('every command and option of the pages exists', () => {
  const lines = [...commandsIn(GATEWAY), ...commandsIn(OPERATIONS)];
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const line of lines) {
    const [, name = ''] = line.split(' ');
    expect(Object.keys(COMMANDS)).toContain(name);
    const help = runPortico(name, '--help');
    for (const [option] of line.matchAll(/--[a-z-]+/g))
      expect([line, help]).toEqual([line, expect.stringContaining(option)]);
  }
}, 60_000);

test('the command for nginx writes its configuration', () => {
  const output = runPortico('headers', '--config', 'public/config.json', '--format', 'nginx');
  expect(output).toContain('try_files /index.html');
  expect(output).toContain('public, max-age=31536000, immutable');
}, 60_000);

test('operations of the gateway page are in the contract', () => {
  const ids = loadContract().map(({ id }) => id as string);
  const order = GATEWAY.split('## The order')[1]?.split('\n## ')[0] ?? '';
  const operationIds = [...order.matchAll(/`([a-z]\w+)`/g)]
    .map(([, id = '']) => id)
    .filter((id) => id !== 'tokenExp');
  expect(operationIds.length).toBeGreaterThan(20);
  expect(operationIds.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the table of error codes has the portal’s codes', () => {
  const rows = [...markedPart(GATEWAY, 'codes').matchAll(/^\|\s+(\d+) \| (\w+)/gm)].map(([, code, name]) => [
    name,
    Number(code),
  ]);
  expect(Object.fromEntries(rows)).toEqual(ERROR_CODE);
});

test('the example of a configuration is valid', () => {
  const [, json = ''] = /```json\n(.*?)```/s.exec(markedPart(OPERATIONS, 'tier-0')) ?? [];
  const { config, unknownKeys } = parseConfig(JSON.parse(json), { origin: 'https://portal.example' });
  expect(unknownKeys).toEqual([]);
  expect(BUILT_IN_COMPANIES.withConfig(config.companies).variantOf(42).key).toBe('international');
  expect(config.companies['42']?.texts?.['de-DE']?.['login.title']).toBe('Willkommen bei Acme');
});
