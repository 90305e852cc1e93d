import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { ModuleReplacements } from '../../build/module-replacements';

/** Runs whole programs, which takes longer on a busy machine. */
jest.setTimeout(60_000);

let folder: string;
const at = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replacements-'));
  write('node_modules/paint/index.js', "export { paint } from './lib/brush';");
  write('node_modules/paint/lib/brush.js', "export const paint = () => 'of the package';");
  write('brush.js', "export const paint = () => 'our own';");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the entry. @returns the bundle and the build errors. */
async function build(entry: string, replacements: Record<string, string>) {
  write('entry.js', entry);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'development',
        devtool: false,
        context: folder,
        entry: at('entry.js'),
        output: { path: at('dist') },
        plugins: [new ModuleReplacements(replacements)],
      },
      (error, made) => (made ? resolve(made) : reject(error)),
    );
  });
  return {
    errors: stats.compilation.errors.map(({ message }) => message),
    bundle: readFileSync(at('dist/main.js'), 'utf8'),
  };
}

const USES_PAINT = "import { paint } from 'paint'; globalThis.painted = paint();";

test('our module replaces the package’s, however it is requested', async () => {
  const { errors, bundle } = await build(USES_PAINT, {
    [at('node_modules/paint/lib/brush.js')]: at('brush.js'),
  });
  expect(errors).toEqual([]);
  expect(bundle).toContain('our own');
  expect(bundle).not.toContain('of the package');
});

test('a module the package no longer has fails the build', async () => {
  const { errors } = await build(USES_PAINT, { [at('node_modules/paint/es/brush.js')]: at('brush.js') });
  expect(errors).toEqual([
    expect.stringContaining(`nothing asks for ${at('node_modules/paint/es/brush.js')}`),
  ]);
});

test('a module no package requests any more fails the build, even if our own code uses the replacement', async () => {
  write('node_modules/paint/index.js', "export const paint = () => 'without a brush';");
  const { errors } = await build(`${USES_PAINT} import { paint as ours } from './brush'; ours();`, {
    [at('node_modules/paint/lib/brush.js')]: at('brush.js'),
  });
  expect(errors).toEqual([expect.stringContaining('nothing asks for')]);
});
