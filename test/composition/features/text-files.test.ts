import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chunksOf, textsOf as textsOfRoute } from '../../../src/early/route-needs';
import { FEATURES } from '../../../src/composition/features';
import { SHARED_TEXTS_FILE } from '../../../src/domain/culture/culture';
import { ROUTE_KEYS } from '../../../src/domain/access/routes.table';
import { ENGLISH_FILES } from '../../../src/testkit/language/english';
import { letProcessEnd } from '../../../src/testkit/portal/let-process-end';
import { filesOf, textsOf } from '../../spec/shipped-texts';

beforeAll(letProcessEnd);

const ENGLISH = [...textsOf('en').keys()];

/** Views that wait for a feature other than the one whose screen they belong to. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  account: ['src/ui/dashboard/screens/account-page.tsx'],
  dashboard: ['top-widgets', 'rail-widgets', 'bottom-widgets'].map((part) => `src/ui/dashboard/${part}.tsx`),
};

const FEATURE_FILES = readdirSync('src/composition/features', { recursive: true, encoding: 'utf8' });

const rootsOf = (feature: string): readonly string[] => [
  ...FEATURE_FILES.filter((file) => path.basename(file) === `${feature}.ts`).map(
    (file) => `src/composition/features/${file}`,
  ),
  ...(PARTS[feature] ?? []),
];

/** The first bundle, and each feature that is loaded later. */
const UNITS = new Map<string, readonly string[]>([
  ['start', ['src/main.tsx', ...rootsOf('core'), ...rootsOf('login')]],
  ...FEATURES.lazy.map(({ key }) => [key, rootsOf(key)] as const),
]);

/** The first bundle needs only the file of every page. */
const filesOfUnit = (unit: string): readonly string[] =>
  FEATURES.lazy.find(({ key }) => key === unit)?.texts ?? [];

function fileAt(from: string, specifier: string): string | undefined {
  const name = path.join(path.dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((end) => name + end).find((file) => existsSync(file));
}

const pages = [...new Set(ENGLISH.map((key) => key.split('.')[0]))].join('|');
/** A text's key in the code, or the beginning of one whose rest is known at run time only. */
const KEY = new RegExp(`(?<=['"\`])(?:${pages})\\.[\\w.-]*`, 'g');
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g;

interface Module {
  readonly imports: readonly string[];
  readonly keys: readonly string[];
}
const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const knownModule = modules.get(file);
  if (knownModule) return knownModule;
  const code = readFileSync(file, 'utf8');
  const imports = [...code.matchAll(IMPORT)].flatMap(([, specifier = '']) => fileAt(file, specifier) ?? []);
  const parsedModule = { imports, keys: code.match(KEY) ?? [] };
  modules.set(file, parsedModule);
  return parsedModule;
}

/** A unit's code includes a file, unless that is a view that waits for another feature. */
const belongsTo = (unit: string) => (file: string) =>
  !/^src\/composition\/features(\.generated)?\.ts$/.test(file) &&
  !Object.entries(PARTS).some(([other, roots]) => other !== unit && roots.includes(file));

function codeOfUnit(unit: string): ReadonlySet<string> {
  const files = new Set(UNITS.get(unit));
  for (const file of files)
    for (const next of moduleOf(file).imports.filter(belongsTo(unit))) files.add(next);
  return files;
}

/** The texts whose keys, or their beginnings, are in a unit's code. */
const textsUsedBy = (unit: string): readonly string[] => {
  const usedKeys = new Set([...codeOfUnit(unit)].flatMap((file) => moduleOf(file).keys));
  return ENGLISH.filter((key) => {
    const parts = key.replace(/_[a-z]+$/, '').split(/(?<=[.-])|(?=[.-])|(?<=\D)(?=\d+$)/);
    let beginning = '';
    return parts.some((part) => usedKeys.has((beginning += part)));
  });
};

test.each([...UNITS.keys()])('the texts of %s are in the files that it waits for', (unit) => {
  expect(textsUsedBy(unit)).not.toEqual([]);
  const availableTexts = textsOf('en', [SHARED_TEXTS_FILE, ...filesOfUnit(unit)]);
  expect(textsUsedBy(unit).filter((key) => !availableTexts.has(key))).toEqual([]);
});

test('each text is used by some code', () => {
  const usedTexts = new Set([...UNITS.keys()].flatMap(textsUsedBy));
  expect(ENGLISH.filter((key) => !usedTexts.has(key))).toEqual([]);
});

test('each file of texts is used by a feature, and each used file exists', () => {
  const neededFiles = new Set([...UNITS.keys()].flatMap(filesOfUnit));
  expect([...neededFiles, SHARED_TEXTS_FILE].sort()).toEqual([...filesOf('en')].sort());
});

test('the test kit has every file', () => {
  expect(Object.keys(ENGLISH_FILES).sort()).toEqual([...filesOf('en')].sort());
});

test('a page prefetches the files of its feature', () => {
  for (const { screens, texts } of FEATURES.lazy)
    for (const route of ROUTE_KEYS.filter((name) => (screens as readonly string[]).includes(name)))
      expect([route, textsOfRoute(route)]).toEqual([route, texts]);
  expect(chunksOf('login')).toEqual([]);
  expect(textsOfRoute('login')).toEqual([]);
});
