import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { BYTES } from '../build/budgets.mjs';
import { at, isMain } from './root.mjs';

const KIB = 1024;

const compressed = new Map();

/** Transfer size of a built file, in bytes. */
function sizeOf(name) {
  const known = compressed.get(name);
  if (known !== undefined) return known;
  const file = at('dist', name);
  const size = (
    existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(readFileSync(file))
  ).length;
  compressed.set(name, size);
  return size;
}

const sum = (files) => [...files].reduce((total, name) => total + sizeOf(name), 0);
const without = (files, others) => new Set([...files].filter((name) => !others.has(name)));

/** Measures the build. @returns {{ what: string, bytes: number, budget: number }[]} */
export function measure() {
  const { entrypoints = {}, namedChunkGroups = {} } = JSON.parse(
    readFileSync(at('build-report/stats.json'), 'utf8'),
  );
  const groups = { ...namedChunkGroups, ...entrypoints };
  const filesOf = (name) =>
    (groups[name]?.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
  for (const name of ['first', 'boot', 'main', 'page', 'shell', 'screen-accounts', 'theme']) {
    if (filesOf(name).length === 0) throw new Error(`The build has no chunk group "${name}".`);
  }
  const union = (...names) => new Set(names.flatMap(filesOf));

  // A chunk group included in another one has no files of its own.
  const login = union('first', 'boot', 'main', 'page');
  const shell = new Set([...login, ...union('shell', 'http-client')]);
  const accounts = new Set([...shell, ...union('screen-accounts')]);
  // Fetched after the first page, whichever that is.
  const later = new Set([...shell, ...union('theme')]);
  const rows = [
    { what: 'start, without React', bytes: sum(union('first', 'boot', 'main')), budget: BYTES.start },
    { what: 'login: all it needs', bytes: sum(login), budget: BYTES.login },
    {
      what: 'accounts, on top of login',
      bytes: sum(without(accounts, login)),
      budget: BYTES.accounts,
    },
  ];
  for (const name of Object.keys(groups).sort()) {
    if (!name.startsWith('screen-') || ['screen-login', 'screen-accounts'].includes(name)) continue;
    rows.push({
      what: `${name}, on top of the shell and Ant Design`,
      bytes: sum(without(union(name), later)),
      budget: BYTES.screen,
    });
  }
  for (const folder of readdirSync(at('dist/locales')).sort()) {
    for (const file of readdirSync(at('dist/locales', folder))
      .filter((name) => name.endsWith('.json'))
      .sort()) {
      const everywhere = file === 'translation.json';
      rows.push({
        what: everywhere ? `texts ${folder}` : `texts ${folder}, ${file}`,
        bytes: sizeOf(`locales/${folder}/${file}`),
        budget: everywhere ? BYTES.texts : BYTES.featureTexts,
      });
    }
  }
  return rows;
}

/** Prints the table. @returns {boolean} whether every row is within its budget. */
export function checkBudget() {
  const rows = measure();
  const kib = (bytes) => (bytes / KIB).toFixed(1).padStart(7);
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`${'brotli KiB'.padEnd(width)}     size  budget`);
  for (const { what, bytes, budget } of rows) {
    console.log(`${what.padEnd(width)}  ${kib(bytes)} ${kib(budget)}${bytes > budget ? '  OVER' : ''}`);
  }
  return rows.every(({ bytes, budget }) => bytes <= budget);
}

if (isMain(import.meta)) process.exitCode = checkBudget() ? 0 : 1;
