import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { ensureInstall } from './ensure-install.mjs';
import { at, isMain } from './root.mjs';
import { programs, runNode, TSX } from './run.mjs';

/** The parts of a build, with their sources and the file that records the hash of those. */
const PARTS = [
  {
    name: 'portal',
    sources: [
      'src',
      'public',
      'tools/build',
      'webpack.config.ts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ],
    hashFile: at('build-report/sources.sha256'),
    output: at('dist/index.html'),
    // More room for short-lived objects: collecting them takes a sixth of the build otherwise.
    run: () => runNode(['--max-semi-space-size=64', ...TSX, programs.webpack, '--mode', 'production']),
  },
  {
    name: 'gateway',
    sources: [
      'gateway',
      'src',
      'contract',
      'tools/scripts/build-gateway.mjs',
      'package.json',
      'package-lock.json',
    ],
    hashFile: at('build-report/gateway-sources.sha256'),
    output: at('dist-gateway/main.js'),
    run: () => runNode([at('tools/scripts/build-gateway.mjs')]),
  },
];

function filesOf(name) {
  const entry = at(name);
  if (!existsSync(entry)) return [];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath ?? file.path}/${file.name}`);
}

/** Hash of the names and contents of all source files. */
function hashSources(sources) {
  const hash = createHash('sha256');
  const files = sources.flatMap((name) => (/\.\w+$/.test(name) ? [at(name)] : filesOf(name)));
  for (const file of files.sort())
    hash.update(file.slice(at().length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

async function buildPart({ sources, hashFile, run }) {
  await rm(hashFile, { force: true });
  const hash = hashSources(sources);
  const code = await run();
  if (code !== 0) return code;
  await mkdir(at('build-report'), { recursive: true });
  await writeFile(hashFile, hash);
  return 0;
}

const isFresh = ({ sources, hashFile, output }) =>
  existsSync(output) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashSources(sources);

/** Builds `dist/` (the portal) and `dist-gateway/` (the gateway). @returns {Promise<number>} exit code. */
export async function build(parts = PARTS) {
  for (const part of parts) {
    const code = await buildPart(part);
    if (code !== 0) return code;
  }
  return 0;
}

/** Builds the parts that are missing or out of date. @returns {Promise<number>} exit code. */
export async function ensureBuild() {
  const stale = PARTS.filter((part) => !isFresh(part));
  for (const { name } of stale) console.log(`Building the ${name}…`);
  return build(stale);
}

if (isMain(import.meta)) {
  ensureInstall();
  process.exitCode = await build();
}
