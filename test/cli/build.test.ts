import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { FirstPaintPlugin } from '../../tools/build/first-paint/first-paint-plugin';
import { portico } from '../../cli/portico';
import { port } from '../../src/application/kernel/port';
import { checkExtensions } from '../../src/composition/extensions/check-extension';
import { FEATURES } from '../../src/composition/features';
import { bind } from '../../src/infrastructure/di/binding';

let folder: string;
// The portal's build takes a minute. This one has only the plugin that checks the composition, and two short files.
jest.mock('../../tools/build/preset/portal-build', () => ({
  portalBuild: ({ entry, output }: { entry: string; output: string }): Configuration => ({
    mode: 'none',
    entry,
    output: { path: output },
    plugins: [
      new FirstPaintPlugin(
        {
          mode: 'none',
          target: 'node',
          entry: path.join(folder, 'composition.js'),
          output: {
            path: path.join(folder, 'server'),
            filename: 'composition.js',
            library: { type: 'commonjs2' },
          },
        },
        'public/locales',
        '',
      ),
    ],
  }),
}));

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'portico-build-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** The message for a composition with an unknown port. */
function compositionError(): string {
  const bindings = [bind(port('Acounts'), () => ({}))];
  try {
    checkExtensions([{ id: 'wrong', bindings }], FEATURES);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('was not refused');
}

test('an extension with an unknown port fails the build, and the message lists the valid ports', async () => {
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const entry = path.join(folder, 'portico.js');
  writeFileSync(entry, '');
  writeFileSync(
    path.join(folder, 'composition.js'),
    `export const checkComposition = () => { throw new Error(${JSON.stringify(compositionError())}); };`,
  );
  expect(await portico(['build', '--entry', entry, '--out', path.join(folder, 'dist')])).toBe(1);
  const [message] = errorSpy.mock.calls[0] as [string];
  expect(message).toContain('"Acounts" is no port that can be replaced. Replaceable: ');
  expect(message).toContain(' Accounts, ');
});
