import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, lstat, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Runs whole programs, which takes longer on a busy machine. */
jest.setTimeout(60_000);

const root = path.join(__dirname, '../..');
const run = promisify(execFile);
const generate = (name: string, folder: string) =>
  run(process.execPath, [path.join(root, 'scripts/new-feature.mjs'), name, folder]);

/** The project files that a feature's file imports, by path. */
async function importsOf(folder: string, file: string): Promise<readonly string[]> {
  const text = await readFile(path.join(folder, file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'|import\([^']*'(\.[^']+)'\)/g)].map(([, plain, lazy]) =>
    path.join(path.dirname(file), plain ?? lazy ?? ''),
  );
}

/** Links into a folder what the project has and it has not. */
async function linkOthers(project: string, folder: string): Promise<void> {
  for (const name of await readdir(project)) {
    const own = path.join(folder, name);
    if (!existsSync(own)) await symlink(path.join(project, name), own);
    else if ((await lstat(own)).isDirectory()) await linkOthers(path.join(project, name), own);
  }
}

describe('npm run new:feature', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portico-feature-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('writes eight files, and everything they import exists', async () => {
    const { stdout } = await generate('price-alerts', folder);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
    expect(files).toEqual([
      'src/application/ports/price-alerts.ts',
      'src/application/stores/price-alerts-store.ts',
      'src/composition/features/price-alerts.ts',
      'src/infrastructure/http/http-price-alerts.ts',
      'src/testkit/contracts/price-alerts.contract.ts',
      'src/testkit/fakes/fake-price-alerts.ts',
      'src/ui/screens/price-alerts/price-alerts-screen.tsx',
      'test/ui/screens/price-alerts/price-alerts-screen.test.tsx',
    ]);
    const shown = [...stdout.matchAll(/^ {2}([\w./-]+)$/gm)].map(([, file]) => file);
    expect(shown.sort()).toEqual(files);

    const there = new Set([
      ...files,
      ...(await readdir(path.join(root, 'src'), { recursive: true })).map((file) => path.join('src', file)),
    ]);
    const imported = (await Promise.all(files.map((file) => importsOf(folder, file)))).flat();
    expect(imported.length).toBeGreaterThan(30);
    const isThere = (file: string) => ['', '.ts', '.tsx'].some((end) => there.has(file + end));
    expect(imported.filter((file) => !isThere(file))).toEqual([]);
  });

  test('the test that it writes passes in the project as it is with the files', async () => {
    await generate('price-alerts', folder);
    await copyFile(path.join(root, 'jest.config.mjs'), path.join(folder, 'jest.config.mjs'));
    await linkOthers(root, folder);
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const { stderr } = await run(process.execPath, [jest, '--selectProjects=page', 'price-alerts'], {
      cwd: folder,
    });
    expect(stderr).toMatch(/^Tests: +2 passed, 2 total$/m);
  });

  test('every place that needs a new row exists', async () => {
    const { stdout } = await generate('price-alerts', folder);
    const places = [...stdout.matchAll(/^ {2}([\w./-]+): /gm)].map(([, file]) => file!);
    expect(places).toHaveLength(6);
    await Promise.all(places.map((file) => run('ls', [path.join(root, file)])));
  });

  test('refuses an invalid name, and overwrites nothing', async () => {
    await expect(generate('Price Alerts', folder)).rejects.toMatchObject({ code: 2 });
    await expect(generate('../x', folder)).rejects.toMatchObject({ code: 2 });
    await generate('price-alerts', folder);
    await expect(generate('price-alerts', folder)).rejects.toMatchObject({ code: 2 });
  });
});
