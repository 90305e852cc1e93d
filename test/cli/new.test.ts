import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VERSION } from '../../cli/root';
import { portico } from '../../cli/portico';

let surroundingFolder: string;
beforeEach(() => {
  surroundingFolder = mkdtempSync(path.join(tmpdir(), 'portico-new-'));
  jest.spyOn(process, 'cwd').mockReturnValue(surroundingFolder);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(surroundingFolder, { recursive: true });
});

async function dependenciesOfNew(): Promise<readonly (string | undefined)[]> {
  expect(await portico(['new', 'acme'])).toBe(0);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(surroundingFolder, 'acme/package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  return [dependencies?.['@portico/portal'], devDependencies?.['@portico/gateway']];
}

test('a new project depends on the packages of this version from the registry', async () => {
  expect(await dependenciesOfNew()).toEqual([VERSION, VERSION]);
});

test('a new project depends on the tarballs of the surrounding project', async () => {
  const manifest = {
    dependencies: { '@portico/portal': 'file:portico-portal.tgz' },
    devDependencies: { '@portico/gateway': 'file:/elsewhere/portico-gateway.tgz' },
  };
  writeFileSync(path.join(surroundingFolder, 'package.json'), JSON.stringify(manifest));
  expect(await dependenciesOfNew()).toEqual([
    'file:../portico-portal.tgz',
    'file:/elsewhere/portico-gateway.tgz',
  ]);
});

test('an existing folder is not overwritten', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mkdirSync(path.join(surroundingFolder, 'acme'));
  expect(await portico(['new', 'acme'])).toBe(1);
  expect(error.mock.calls.join()).toContain('exists already');
});
