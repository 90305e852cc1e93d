import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BYTES } from './tools/build/budgets.mjs';

const { entrypoints = {}, namedChunkGroups = {} } = JSON.parse(
  readFileSync(new URL('build-report/stats.json', import.meta.url), 'utf8'),
);
const groups = { ...namedChunkGroups, ...entrypoints };

/** The scripts and style sheets of chunk groups, each file once. */
const filesOf = (...names) =>
  new Set(
    names
      .flatMap((name) => groups[name]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => /\.(js|css)$/.test(file)),
  );

for (const name of ['first', 'boot', 'main', 'page', 'shell', 'screen-accounts', 'theme'])
  if (filesOf(name).size === 0) throw new Error(`The build has no chunk group "${name}".`);

/**
 * A budget of files of the build, as a list: size-limit refuses one without files, such as that of a chunk group
 * included in another one. The build has compressed all but its smallest files already, which saves doing it again.
 */
function budget(name, files, bytes) {
  if (files.length === 0) return [];
  const limit = `${bytes} B`;
  const built = files.map((file) => `dist/${file}`);
  const compressed = built.map((file) => `${file}.br`);
  const isCompressed = compressed.every((file) => existsSync(new URL(file, import.meta.url)));
  return [isCompressed ? { name, limit, path: compressed, brotli: false } : { name, limit, path: built }];
}
const without = (files, others) => [...files].filter((file) => !others.has(file));

const login = filesOf('first', 'boot', 'main', 'page');
const shell = new Set([...login, ...filesOf('shell', 'http-client')]);
const accounts = new Set([...shell, ...filesOf('screen-accounts')]);
// Fetched after the first page, whichever that is.
const later = new Set([...shell, ...filesOf('theme')]);

const screens = Object.keys(groups)
  .filter((name) => name.startsWith('screen-') && !['screen-login', 'screen-accounts'].includes(name))
  .sort();

const locales = new URL('dist/locales/', import.meta.url);
const texts = readdirSync(locales, { recursive: true })
  .filter((file) => file.endsWith('.json'))
  .sort();

/** The budgets of a build, per entry and route; webpack's statistics say which files each of them needs. */
export default [
  ...budget('start, without React', [...filesOf('first', 'boot', 'main')], BYTES.start),
  ...budget('login: all it needs', [...login], BYTES.login),
  ...budget('accounts, on top of login', without(accounts, login), BYTES.accounts),
  ...screens.flatMap((name) =>
    budget(`${name}, on top of the shell and Ant Design`, without(filesOf(name), later), BYTES.screen),
  ),
  ...texts.flatMap((file) =>
    budget(
      `texts ${file}`,
      [`locales/${file}`],
      file.endsWith('/translation.json') ? BYTES.texts : BYTES.featureTexts,
    ),
  ),
];
