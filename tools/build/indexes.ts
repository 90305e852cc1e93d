import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature } from '../../src/composition/feature';

/** An index file, by its path in the project, and its text. */
export type Index = readonly [file: string, text: string];

const FEATURES = 'src/composition/features';
const FEATURE_FILE = /\/[^/.]+\.ts$/;

const HEAD =
  '// Written by `npm run generate` from the files that lie there. Add a file, then run it again.\n';

/**
 * Generates lists from the files of folders: the table of features with the loaders of their code, the ports that
 * extensions may replace, the parts of the test kit for each feature and port, the English texts, and the calls that the
 * gateway answers.
 * @param root folder of the project.
 */
export const indexesOf = async (root: string): Promise<readonly Index[]> => [
  ...(await featureTables(root)),
  ['src/composition/extensions/ports.generated.ts', HEAD + replaceablePorts(root)],
  ['src/testkit/portal/parts.generated.ts', HEAD + kitParts(root)],
  ['src/testkit/language/english.generated.ts', HEAD + englishTexts(root)],
  ['gateway/calls/calls.generated.ts', HEAD + gatewayCalls(root)],
];

/** The paths of modules in a folder that match the pattern, without extension, in alphabetical order. */
const modulesIn = (root: string, folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .flatMap((file) => (pattern.test(file) ? file.replace(/\.\w+$/, '') : []))
    .sort();

/** The features that are loaded lazily are those with a row. The early scripts contain their table, not the loaders. */
async function featureTables(root: string): Promise<readonly Index[]> {
  const rows: string[] = [];
  const loaders: string[] = [];
  for (const name of modulesIn(root, FEATURES, FEATURE_FILE)) {
    const { feature } = (await import(path.join(root, FEATURES, `${name}.ts`))) as { feature: Feature };
    if (!feature.row) continue;
    const key = path.posix.basename(name);
    const screens = Object.keys(feature.screens ?? {});
    const row = { ...(screens.length > 0 && { screens }), ...feature.row };
    rows.push(`  '${key}': ${inlineLiteral(row)},\n`);
    const chunk = feature.row.chunk ?? `screen-${key}`;
    loaders.push(`  () => import(/* webpackChunkName: "${chunk}" */ './features/${name}'),\n`);
  }
  const table = `
import type { FeatureTable } from './feature-row';

const ROWS = {
${rows.join('')}} as const;

/** The row of each feature that is loaded later, from the feature's file. */
export const FEATURE_ROWS: FeatureTable<typeof ROWS> = ROWS;

export type FeatureKey = keyof typeof FEATURE_ROWS;
`;
  const code = `
import type { Feature } from './feature';

/** Loads the code of each feature, in the order of the table of features, in the chunk of its row. */
export const LOADERS: readonly (() => Promise<{ readonly feature: Feature }>)[] = [
${loaders.join('')}];
`;
  return [
    ['src/early/features.generated.ts', HEAD + table],
    ['src/composition/features.generated.ts', HEAD + code],
  ];
}

/** A value of a row as source text on one line. */
const inlineLiteral = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\[ (.*?) \]/g, '[$1]')
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");

function replaceablePorts(root: string): string {
  const exports = modulesIn(root, 'src/application', /^[^/]+\/ports\/[^/]+\.ts$/).map(
    (name) => `export * from '../../application/${name}';\n`,
  );
  return `
/*
 * The ports that an extension may replace, those of features that come later included (D10), each with the types that
 * its adapter needs. Portico's own lie in core-ports.
 */
${exports.join('')}`;
}

function kitParts(root: string): string {
  const testkit = 'src/testkit';
  const read = (name: string) => readFileSync(path.join(root, testkit, `${name}.ts`), 'utf8');
  const suites = modulesIn(root, testkit, /\.contract\.ts$/);
  const fakes = modulesIn(root, testkit, /\/fake-[^/]+\.ts$/).flatMap((name) => {
    const [, fake] = /^export class (Fake\w+)/m.exec(read(name)) ?? [];
    return fake === undefined ? [] : [[name, fake] as const]; // shared code of fakes has no class
  });
  // A small port has its fake, its suite and its double in one file.
  const ports = modulesIn(root, testkit, /\.double\.ts$/).map((name) => ({
    name,
    double: `${camelCase(path.posix.basename(name, '.double'))}Double`,
    published: [...read(name).matchAll(/^export (?:class|const) (Fake\w+|describe\w+)/gm)].map(
      ([, exported = '']) => exported,
    ),
  }));
  const features = modulesIn(root, FEATURES, FEATURE_FILE).map(
    (name) => [name, camelCase(path.posix.basename(name))] as const,
  );
  const doubles = modulesIn(root, FEATURES, /\.doubles\.ts$/).map(
    (name) => [name, `${camelCase(path.posix.basename(name, '.doubles'))}Doubles`] as const,
  );
  const lines = [
    ...features.map(
      ([name, key]) => `import { feature as ${key} } from '../../composition/features/${name}';`,
    ),
    ...doubles.map(
      ([name, key]) => `import { doubles as ${key} } from '../../composition/features/${name}';`,
    ),
    ...ports.map(({ name, double }) => `import { ${double} } from '../${name}';`),
    '',
    '/* The parts of the kit that features bring: fakes and contract suites for everybody, features and doubles for the kit. */',
    '',
    '// The contract suites.',
    ...suites.map((name) => `export * from '../${name}';`),
    '',
    '// The fakes.',
    ...fakes.map(([name, fake]) => `export { ${fake} } from '../${name}';`),
    '',
    '// Fakes with their suites.',
    ...ports.map(({ name, published }) => `export { ${published.join(', ')} } from '../${name}';`),
    '',
    '/** Every feature, imported without waiting for its chunk, and the doubles of its ports. */',
    'const PARTS = {',
    '  features: [',
    ...features.map(([, key]) => `    ${key},`),
    '  ],',
    '  doubles: [',
    ...doubles.map(([, key]) => `    ...${key},`),
    ...ports.map(({ double }) => `    ${double},`),
    '  ],',
    '};',
    '// Not by name: the kit publishes every name of this file.',
    'export default PARTS;',
  ];
  return `\n${lines.join('\n')}\n`;
}

/** The calls that the gateway answers, from each subject's `*-calls.ts`. */
function gatewayCalls(root: string): string {
  const files = modulesIn(root, 'gateway', /^[^/]+\/[^/]+-calls\.ts$/).map(
    (name) => [name, camelCase(path.posix.basename(name))] as const,
  );
  const lines = [
    ...files.map(([name, make]) => `import { ${make} } from '../${name}';`),
    "import type { Calls } from '../http/call';",
    "import type { Services } from './services';",
    '',
    '/** The calls of every subject; it does not compile if one of the contract is missing. */',
    'export const allCalls = (services: Services): Calls => ({',
    ...files.map(([, make]) => `  ...${make}(services),`),
    '});',
  ];
  return `\n${lines.join('\n')}\n`;
}

function englishTexts(root: string): string {
  const files = modulesIn(root, 'public/locales/en', /^[^/]+\.json$/).map(
    (name) => [name, camelCase(name)] as const,
  );
  return `
${files.map(([name, key]) => `import ${key} from '../../../public/locales/en/${name}.json';\n`).join('')}
/** The built-in English texts by file. */
export const ENGLISH_TEXTS: Readonly<Record<string, object>> = {
${files.map(([name, key]) => `  ${name === key ? name : `'${name}': ${key}`},\n`).join('')}};
`;
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
