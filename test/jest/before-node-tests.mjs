import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { BUNDLE, PDF_CHECK } from '../../tools/scripts/build-gateway.mjs';
import { at } from '../../tools/scripts/root.mjs';

const POSTGRES = 'tools/trials/kit/postgres.ts';

/** Programs that suites start as separate processes (test/gateway-kit/program.ts), and the contract of all suites. */
const PROGRAMS = [
  'contract/load-contract.ts',
  'gateway/programs/main.ts',
  'gateway/programs/migrate.ts',
  'gateway/programs/renew-secrets.ts',
  'gateway/programs/check-balances.ts',
  'gateway/programs/review.ts',
  'test/gateway-kit/gateway-process.ts',
  'test/gateway/kit/gateway-host.ts',
  'test/testkit/scenes/contracts-by-node.ts',
  'test/testkit/scenes/unfinished-calls.ts',
  POSTGRES,
];

/** The project's own files are still found from where their source lies, but for programs, which are compiled here. */
const keepAddresses = {
  name: 'keep addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.endsWith('/gateway-program.ts')) return undefined;
      const source = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    }),
};

/**
 * Before a run: a folder with the compiled programs, which start in half the time, and for the copy of the seeded
 * database (test/gateway-kit/open-seeded.ts). It lies in the project, where programs find their packages. Where this
 * machine
 * has PostgreSQL, the run has a server of its own, on which suites start in less than half the time again.
 */
export default async function beforeNodeTests() {
  await mkdir(at('test-results'), { recursive: true });
  const folder = await mkdtemp(at('test-results/run-'));
  process.env.PORTICO_TEST_FOLDER = folder;
  process.env.PORTICO_TEST_RUN = path.basename(folder).replace('-', '_').toLowerCase();
  await esbuild.build({
    ...BUNDLE,
    external: [...BUNDLE.external, 'expect'],
    entryPoints: [
      ...PROGRAMS.map((program) => ({ in: program, out: program.replace(/\.ts$/, '') })),
      { in: `gateway/${PDF_CHECK}.ts`, out: PDF_CHECK },
    ],
    outdir: folder,
    plugins: [keepAddresses],
    logOverride: { 'undefined-composes-from': 'silent' }, // warns about style sheets, which are not used here
  });
  const { findPostgresFolder, startPostgres } = await import(
    pathToFileURL(path.join(folder, POSTGRES.replace(/ts$/, 'js'))).href
  );
  if (process.env.DATABASE_URL || findPostgresFolder() === undefined) return;
  const server = await startPostgres();
  process.env.PORTICO_TEST_POSTGRES = server.url;
  globalThis.stopPostgres = () => server.stop();
}
