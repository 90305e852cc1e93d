import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { COMMANDS } from '../../cli/portico';
import { loadContract } from '../../contract/load-contract';
import { STOCK_COMPANIES } from '../../src/domain/site/companies';
import { parseConfig } from '../../src/domain/site/config/portal-config';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';

const GATEWAY = readFileSync('docs/gateway.md', 'utf8');
const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
const between = (text: string, name: string) =>
  text.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';

/** The lines of shell blocks that call `portico`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/```bash\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line.startsWith('portico ')),
  );

/** Runs the command line as it is built from its sources. */
function run(...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

test('every command that the pages name is there, with the options that they give it', () => {
  const lines = [...commandsIn(GATEWAY), ...commandsIn(OPERATIONS)];
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const line of lines) {
    const [, name = ''] = line.split(' ');
    expect(Object.keys(COMMANDS)).toContain(name);
    const help = run(name, '--help');
    for (const [option] of line.matchAll(/--[a-z-]+/g))
      expect([line, help]).toEqual([line, expect.stringContaining(option)]);
  }
}, 60_000);

test('the command for nginx does what the page says', () => {
  const written = run('headers', '--config', 'public/config.json', '--format', 'nginx');
  expect(written).toContain('try_files /index.html');
  expect(written).toContain('public, max-age=31536000, immutable');
}, 60_000);

test('operations that the page of gateways names stand in the contract', () => {
  const ids = loadContract().map(({ id }) => id as string);
  const order = GATEWAY.split('## The order')[1]?.split('\n## ')[0] ?? '';
  const named = [...order.matchAll(/`([a-z]\w+)`/g)]
    .map(([, id = '']) => id)
    .filter((id) => id !== 'tokenExp');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the table of error codes is the portal’s', () => {
  const rows = [...between(GATEWAY, 'codes').matchAll(/^\|\s+(\d+) \| (\w+)/gm)].map(([, code, name]) => [
    name,
    Number(code),
  ]);
  expect(Object.fromEntries(rows)).toEqual(ERROR_CODE);
});

test('the configuration of a brand without a build is one', () => {
  const [, json = ''] = /```json\n(.*?)```/s.exec(between(OPERATIONS, 'tier-0')) ?? [];
  const { config, unknownKeys } = parseConfig(JSON.parse(json), { origin: 'https://portal.example' });
  expect(unknownKeys).toEqual([]);
  expect(STOCK_COMPANIES.withConfig(config.companies).variantOf(42).key).toBe('international');
  expect(config.companies['42']?.texts?.['de-DE']?.['login.title']).toBe('Willkommen bei Acme');
});
