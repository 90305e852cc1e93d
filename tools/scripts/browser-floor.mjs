/**
 * Fails if the portal uses a web platform feature newer than the oldest browsers in package.json's `browserslist`.
 * Looks up every name that TypeScript's own library declares in MDN's compatibility data. eslint-plugin-compat cannot
 * take its place: it reads no types, and of the sample in test/tools/build/browser-floor.test.ts (static members such as
 * `URL.canParse`, those of an instance, destructured and inherited ones) version 6.2.1 reports none.
 *
 * node tools/scripts/browser-floor.mjs [files to check instead of src]
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import browserslist from 'browserslist';
import ts from 'typescript';
import { at, root } from './root.mjs';

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Newer features that are used only if present, each with the place that checks for it. */
const FEATURE_TESTED = {
  requestIdleCallback: 'src/application/kernel/scheduling.ts waits by a timer without it',
  yield: 'src/application/kernel/scheduling.ts waits by a timer without it',
};

/** Browser names in browserslist, and the names MDN's data uses. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** Interfaces that MDN lists under a different name than TypeScript's library. */
const SAME_AS = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  Uint8Array: 'TypedArray',
  Console: 'console',
};

/** The oldest supported version of each browser, by MDN's name. */
function readFloor() {
  const floor = {};
  for (const entry of browserslist(undefined, { path: root })) {
    const [name, versions] = entry.split(' ');
    const version = Number.parseFloat(versions);
    floor[NAMES[name]] = Math.min(floor[NAMES[name]] ?? Infinity, version);
  }
  // In a browserslist query `and` applies to everything before it, so an edit can silently drop a browser.
  for (const name of Object.values(NAMES)) {
    if (floor[name] === undefined) throw new Error(`The browserslist of package.json leaves ${name} out`);
  }
  return floor;
}

function parseProject(files) {
  const { config } = ts.readConfigFile(at('tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, root);
  const own = files.length > 0 ? files : fileNames.filter((file) => !file.includes('/src/testkit/'));
  // Without Node's and Jest's types there is only one `URL` and one `setTimeout`: the browser's.
  const program = ts.createProgram(own, { ...options, types: [] });
  return { program, own: new Set(own.map((file) => path.resolve(file))) };
}

/**
 * Maps each interface to those that extend it: MDN has no mixins such as `ParentNode`, only the interfaces that use
 * them.
 */
function readHeirs(program) {
  const heirs = new Map();
  for (const file of program.getSourceFiles().filter((one) => program.isSourceFileDefaultLibrary(one))) {
    for (const one of file.statements.filter(ts.isInterfaceDeclaration)) {
      for (const { expression } of one.heritageClauses?.flatMap(({ types }) => types) ?? []) {
        heirs.set(expression.text, [...(heirs.get(expression.text) ?? []), one.name.text]);
      }
    }
  }
  return heirs;
}

/** Entries of MDN that may describe a declaration of TypeScript's library; the first that exists is used. */
function placesOf(declaration, heirs) {
  const name = declaration.name?.text;
  const { parent } = declaration;
  if (name === undefined) return [];
  const member = (owner) => [api[owner]?.[name], javascript.builtins[owner]?.[name]];
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/Constructor$/, '');
    const space = parent.parent.parent?.name?.text;
    return [
      javascript.builtins[space]?.[owner]?.[name],
      api[owner]?.[`${name}_static`],
      ...member(SAME_AS[owner] ?? owner),
      ...allHeirs(owner, heirs).flatMap(member),
      api.EventTarget[name],
      api[name],
    ];
  }
  // The type literal in `declare var URL: { canParse(…): boolean }`.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return [api[parent.parent.name.text]?.[`${name}_static`]];
  }
  const space = ts.isModuleBlock(parent)
    ? parent.parent.name.text
    : parent.parent?.parent?.parent?.name?.text;
  if (space) return [javascript.builtins[space]?.[name], api[space]?.[`${name}_static`]];
  return [api[name], api.Window[name], javascript.builtins[name]];
}

const allHeirs = (owner, heirs) =>
  (heirs.get(owner) ?? []).flatMap((heir) => [heir, ...allHeirs(heir, heirs)]);

/** The minimum browsers that lack a feature, e.g. `safari 16.4 < 17`. */
function missingIn({ support }, floor) {
  return Object.entries(floor).flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    const added = statements.find(
      ({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other,
    );
    const version = Number.parseFloat(String(added?.version_added).replace('≤', ''));
    return version <= oldest ? [] : [`${browser} ${oldest} < ${added?.version_added ?? 'never'}`];
  });
}

/** The symbol a node refers to, if the name survives in the compiled script. */
function symbolOf(node, checker) {
  if (ts.isBindingElement(node)) {
    const key = node.propertyName ?? node.name;
    return ts.isIdentifier(key) ? checker.getTypeAtLocation(node.parent).getProperty(key.text) : undefined;
  }
  if (ts.isShorthandPropertyAssignment(node)) return checker.getShorthandAssignmentValueSymbol(node);
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? checker.getSymbolAtLocation(node) : undefined;
}

const isErased = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node));

const floor = readFloor();
const { program, own } = parseProject(process.argv.slice(2));
const checker = program.getTypeChecker();
const heirs = readHeirs(program);

/**
 * Features that the minimum browsers lack, by declaration; a declaration without MDN data (e.g. parts of a formatted number)
 * counts as supported.
 */
const gapsByDeclaration = new Map();
function gapsOf(declaration) {
  if (!gapsByDeclaration.has(declaration)) {
    const described = placesOf(declaration, heirs).find((place) => place?.__compat);
    gapsByDeclaration.set(declaration, described ? missingIn(described.__compat, floor) : []);
  }
  return gapsByDeclaration.get(declaration);
}

const complaints = new Set();
const tested = new Set();
function look(node, file) {
  if (isErased(node)) return;
  const declarations = symbolOf(node, checker)?.declarations ?? [];
  for (const declaration of declarations) {
    if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
    const gaps = gapsOf(declaration);
    if (gaps.length === 0) continue;
    const name = declaration.name.text;
    if (Object.hasOwn(FEATURE_TESTED, name)) tested.add(name);
    else {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      complaints.add(`${path.relative(root, file.fileName)}:${line + 1} ${name}: ${gaps.join(', ')}`);
    }
  }
  ts.forEachChild(node, (child) => look(child, file));
}
for (const file of program.getSourceFiles()) if (own.has(path.resolve(file.fileName))) look(file, file);

const hasFiles = process.argv.length > 2;
for (const name of Object.keys(FEATURE_TESTED)) {
  if (!hasFiles && !tested.has(name))
    complaints.add(`tools/scripts/browser-floor.mjs: nothing uses ${name} any more`);
}
for (const complaint of complaints) console.error(complaint);
console.log(`${gapsByDeclaration.size} members of the platform, ${complaints.size} complaints`);
process.exitCode = complaints.size > 0 ? 1 : 0;
