import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { at, isMain } from './root.mjs';

/** Defines `require` for bundled packages that expect it in an ES module; some of them import `createRequire`, too. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** The files that the gateway reads at run time: their place in the project, and in the folder of the compiled gateway. */
const FILES = [
  ['contract/openapi.yaml', 'contract/openapi.yaml'],
  ['gateway/db/migrations', 'db/migrations'],
  ['gateway/texts/locales', 'texts/locales'],
  ['gateway/seed/material', 'seed/material'],
  ['gateway/outbox/outbox.css', 'outbox/outbox.css'],
  ['gateway/frames/frames.css', 'frames/frames.css'],
  ['gateway/frames/cashier.css', 'frames/cashier.css'],
  ['gateway/frames/research.css', 'frames/research.css'],
  ['gateway/frames/research.js', 'frames/research.js'],
  ...['terminal', 'terminal-controls', 'terminal-books', 'terminal-narrow'].map((name) => [
    `gateway/frames/${name}.css`,
    `frames/${name}.css`,
  ]),
  ['gateway/frames/terminal/terminal.html', 'frames/terminal/terminal.html'],
  // Native modules, compiled for the build machine, cannot be bundled; sharp needs three small packages beside it.
  ['node_modules/@node-rs', 'node_modules/@node-rs'],
  ...['sharp', '@img', 'detect-libc', 'semver'].map((name) => [
    `node_modules/${name}`,
    `node_modules/${name}`,
  ]),
];

/** The entry of a process that the gateway starts; it has the same path in the sources. */
export const PDF_CHECK = 'documents/pdf-check-process';

/** Bundler options. Packages with native code and the embedded database are not bundled. */
export const BUNDLE = /** @type {const} */ ({
  absWorkingDir: at(),
  bundle: true,
  splitting: true,
  chunkNames: 'code-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  banner: { js: REQUIRE },
  external: ['@node-rs/argon2', 'sharp', '@electric-sql/pglite', 'pg-native', 'esbuild'],
  logLevel: 'warning',
});

/**
 * Compiles the gateway into a folder that plain Node can run (`node dist-gateway/main.js`), with the packages that
 * production needs. The demo's embedded database is not among them: it is loaded from the project's node_modules.
 * @param {string} folder absolute path; its previous contents are deleted.
 */
export async function buildGateway(folder = at('dist-gateway')) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await esbuild.build({
    ...BUNDLE,
    entryPoints: {
      main: 'gateway/programs/main.ts',
      migrate: 'gateway/programs/migrate.ts',
      review: 'gateway/programs/review.ts',
      'renew-secrets': 'gateway/programs/renew-secrets.ts',
      'check-balances': 'gateway/programs/check-balances.ts',
      // gateway/kernel/gateway-program.ts finds it by its path.
      [PDF_CHECK]: `gateway/${PDF_CHECK}.ts`,
    },
    outdir: folder,
  });
  // The terminal's page runs in a browser.
  await esbuild.build({
    absWorkingDir: at(),
    entryPoints: { 'frames/terminal/start': 'gateway/frames/terminal/start.ts' },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  for (const [from, to] of FILES) await cp(at(from), path.join(folder, to), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "main": "main.js" }\n');
}

if (isMain(import.meta)) await buildGateway(process.argv[2] && path.resolve(process.argv[2]));
