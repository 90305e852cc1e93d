import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { BUNDLE } from '../../scripts/build-gateway.mjs';
import { at } from '../../scripts/root.mjs';

/** What suites start as processes of their own, most of them once (test/gateway/program.ts). */
const PROGRAMS = [
  'sandbox/main.ts',
  'sandbox/review.ts',
  'test/gateway/stand-in-process.ts',
  'test/sandbox/api/kit/gateway-process.ts',
];

/** The project's own files are still found from where their source lies. */
const keepAddresses = {
  name: 'keep addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    }),
};

/**
 * Before a run: a folder with the compiled programs, which start in half the time, and for the copy of the seeded
 * database (test/gateway/open-seeded.ts). It lies in the project, where programs find their packages.
 */
export default async function beforeNodeTests() {
  await mkdir(at('test-results'), { recursive: true });
  const folder = await mkdtemp(at('test-results/run-'));
  process.env.PORTICO_TEST_FOLDER = folder;
  await esbuild.build({
    ...BUNDLE,
    entryPoints: PROGRAMS,
    outbase: at(),
    outdir: folder,
    plugins: [keepAddresses],
  });
}
