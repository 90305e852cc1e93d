import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { LeftOutFolder } from '../../build/left-out-folder';
import { portalBuild } from '../../build/preset';

/** Runs whole programs, which takes longer on a busy machine. */
jest.setTimeout(60_000);

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  mkdirSync(at('kit'));
  writeFileSync(at('kit/fake.js'), 'export const fake = () => 1;');
  writeFileSync(at('kit-of-tools.js'), 'export const tool = () => 2;');
  writeFileSync(at('entry.js'), "import './kit/fake'; import { tool } from './kit-of-tools'; tool();");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the entry without these files and folders. @returns the build errors. */
async function build(...without: readonly string[]): Promise<string[]> {
  const alias = Object.fromEntries(without.map((name) => [at(name), false as const]));
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: at('entry.js'),
        output: { path: at('dist') },
        resolve: { alias },
        plugins: [new LeftOutFolder(at('kit'))],
      },
      (error, made) => (made ? resolve(made) : reject(error)),
    );
  });
  return stats.compilation.errors.map(({ message }) => message);
}

test('what an alias leaves out is not in the build', async () => {
  expect(await build('kit')).toEqual([]);
});

test.each([
  ['without the alias', []],
  ['with one that matches nothing', ['kits']],
])('%s the build fails', async (_how, without) => {
  expect(await build(...without)).toEqual([expect.stringContaining(at('kit/fake.js'))]);
});

test('the portal’s build leaves the test kit out', () => {
  const root = path.resolve(__dirname, '../..');
  const { plugins = [] } = portalBuild({
    code: root,
    version: '1.0.0',
    entry: path.join(root, 'src/main.tsx'),
    base: '',
    files: [path.join(root, 'public')],
    output: at('dist'),
    cache: at('cache'),
    config: [],
    report: at('stats.json'),
    production: true,
  });
  expect(plugins).toContainEqual(new LeftOutFolder(path.join(root, 'src/testkit')));
});
