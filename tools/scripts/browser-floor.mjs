/**
 * Fails if the portal uses a web platform feature newer than the oldest browsers in package.json's `browserslist`.
 * Looks up every name that TypeScript's own library declares in MDN's compatibility data. eslint-plugin-compat cannot
 * replace it: it reads no types, so it misses members of instances, and destructured and inherited ones.
 *
 * node tools/scripts/browser-floor.mjs [files to check instead of src]
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import browserslist from 'browserslist';
import ts from 'typescript';
import { at, root } from './root.mjs';

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Newer features that the code uses only if the browser has them, each with the place of that check. */
const CHECKED_FEATURES = {
  requestIdleCallback: 'src/application/kernel/scheduling.ts uses a timer without it',
  yield: 'src/application/kernel/scheduling.ts uses a timer without it',
};

/** The browser names of browserslist, with those of MDN's data. */
const BROWSER_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** Interfaces whose name in MDN's data differs from that in TypeScript's library. */
const MDN_NAMES = {
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
    floor[BROWSER_NAMES[name]] = Math.min(floor[BROWSER_NAMES[name]] ?? Infinity, version);
  }
  // In a browserslist query `and` applies to everything before it, so an edit can silently drop a browser.
  for (const name of Object.values(BROWSER_NAMES)) {
    if (floor[name] === undefined)
      throw new Error(`The browserslist of package.json has no version of ${name}`);
  }
  return floor;
}

function parseProject(files) {
  const { config } = ts.readConfigFile(at('tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, root);
  const checkedFiles = files.length > 0 ? files : fileNames.filter((file) => !file.includes('/src/testkit/'));
  // Without Node's and Jest's types there is only one `URL` and one `setTimeout`: the browser's.
  const program = ts.createProgram(checkedFiles, { ...options, types: [] });
  return { program, checkedFiles: new Set(checkedFiles.map((file) => path.resolve(file))) };
}

/** Maps each interface to those that extend it: MDN lists members of mixins such as `ParentNode` at the latter. */
function readSubinterfaces(program) {
  const subinterfaces = new Map();
  for (const file of program
    .getSourceFiles()
    .filter((sourceFile) => program.isSourceFileDefaultLibrary(sourceFile))) {
    for (const declaration of file.statements.filter(ts.isInterfaceDeclaration)) {
      for (const { expression } of declaration.heritageClauses?.flatMap(({ types }) => types) ?? []) {
        const names = subinterfaces.get(expression.text) ?? [];
        subinterfaces.set(expression.text, [...names, declaration.name.text]);
      }
    }
  }
  return subinterfaces;
}

/** The entries of MDN's data that may describe a declaration; the first that exists is the right one. */
function entriesOf(declaration) {
  const name = declaration.name?.text;
  const { parent } = declaration;
  if (name === undefined) return [];
  const member = (owner) => [api[owner]?.[name], javascript.builtins[owner]?.[name]];
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/Constructor$/, '');
    const namespace = parent.parent.parent?.name?.text;
    return [
      javascript.builtins[namespace]?.[owner]?.[name],
      api[owner]?.[`${name}_static`],
      ...member(MDN_NAMES[owner] ?? owner),
      ...allSubinterfaces(owner).flatMap(member),
      api.EventTarget[name],
      api[name],
    ];
  }
  // The type literal in `declare var URL: { canParse(…): boolean }`.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return [api[parent.parent.name.text]?.[`${name}_static`]];
  }
  const namespace = ts.isModuleBlock(parent)
    ? parent.parent.name.text
    : parent.parent?.parent?.parent?.name?.text;
  if (namespace) return [javascript.builtins[namespace]?.[name], api[namespace]?.[`${name}_static`]];
  return [api[name], api.Window[name], javascript.builtins[name]];
}

const allSubinterfaces = (owner) =>
  (subinterfaces.get(owner) ?? []).flatMap((name) => [name, ...allSubinterfaces(name)]);

/** The oldest supported browsers that lack a feature, e.g. `safari 16.4 < 17`. */
function gapsIn({ support }) {
  return Object.entries(floor).flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    const statement = statements.find(
      ({ flags, prefix, alternative_name: alternativeName }) => !flags && !prefix && !alternativeName,
    );
    const version = Number.parseFloat(String(statement?.version_added).replace('≤', ''));
    return version <= oldest ? [] : [`${browser} ${oldest} < ${statement?.version_added ?? 'never'}`];
  });
}

/** The symbol that a node refers to, if the compiled script still has the name. */
function symbolOf(node) {
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
const { program, checkedFiles } = parseProject(process.argv.slice(2));
const checker = program.getTypeChecker();
const subinterfaces = readSubinterfaces(program);

/** The oldest browsers that lack a declared feature; one without an entry in MDN's data counts as supported. */
const gapsByDeclaration = new Map();
function gapsOf(declaration) {
  if (!gapsByDeclaration.has(declaration)) {
    const entry = entriesOf(declaration).find((candidate) => candidate?.__compat);
    gapsByDeclaration.set(declaration, entry ? gapsIn(entry.__compat) : []);
  }
  return gapsByDeclaration.get(declaration);
}

const complaints = new Set();
const usedChecks = new Set();
function checkNode(node, file) {
  if (isErased(node)) return;
  const declarations = symbolOf(node)?.declarations ?? [];
  for (const declaration of declarations) {
    if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
    const gaps = gapsOf(declaration);
    if (gaps.length === 0) continue;
    const name = declaration.name.text;
    if (Object.hasOwn(CHECKED_FEATURES, name)) usedChecks.add(name);
    else {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      complaints.add(`${path.relative(root, file.fileName)}:${line + 1} ${name}: ${gaps.join(', ')}`);
    }
  }
  ts.forEachChild(node, (child) => checkNode(child, file));
}
for (const file of program.getSourceFiles())
  if (checkedFiles.has(path.resolve(file.fileName))) checkNode(file, file);

const hasFiles = process.argv.length > 2;
for (const name of Object.keys(CHECKED_FEATURES)) {
  if (!hasFiles && !usedChecks.has(name))
    complaints.add(`tools/scripts/browser-floor.mjs: no code uses ${name}`);
}
for (const complaint of complaints) console.error(complaint);
console.log(`${gapsByDeclaration.size} members of the platform, ${complaints.size} complaints`);
process.exitCode = complaints.size > 0 ? 1 : 0;
