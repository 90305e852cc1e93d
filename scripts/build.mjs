import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { ensureInstall } from './ensure-install.mjs';
import { at, isMain } from './root.mjs';
import { programs, runNode, TSX } from './run.mjs';

/** Everything that the built portal is made of. */
const SOURCES = [
  'src',
  'public',
  'build',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const MARK = at('build-report/sources.sha256');

function filesBelow(name) {
  const entry = at(name);
  if (!existsSync(entry)) return [];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath ?? file.path}/${file.name}`);
}

/** Hash of names and contents of all sources. */
function hashSources() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((name) => (/\.\w+$/.test(name) ? [at(name)] : filesBelow(name)));
  for (const file of files.sort())
    hash.update(file.slice(at().length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Builds `dist/` for production. @returns {Promise<number>} exit code. */
export async function build() {
  await rm(MARK, { force: true });
  const sources = hashSources();
  const code = await runNode([...TSX, programs.webpack, '--mode', 'production']);
  if (code !== 0) return code;
  await mkdir(at('build-report'), { recursive: true });
  await writeFile(MARK, sources);
  return 0;
}

/** Builds when `dist/` is missing or made from other sources. @returns {Promise<number>} exit code. */
export async function ensureBuild() {
  const fresh =
    existsSync(at('dist/index.html')) && existsSync(MARK) && readFileSync(MARK, 'utf8') === hashSources();
  if (fresh) return 0;
  console.log('Building the portal…');
  return build();
}

if (isMain(import.meta)) {
  ensureInstall();
  process.exitCode = await build();
}
