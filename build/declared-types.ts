import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An interface or a type alias as a reader needs it. */
export interface DeclaredType {
  readonly name: string;
  /** Its docstring in one paragraph, "" where it has none. */
  readonly says: string;
  /** Its text; what it takes from a table (`typeof`) is written out. */
  readonly text: string;
  /** The same below its docstring. */
  readonly withDoc: string;
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** What files declare, and what their declarations use from other files of the project. */
export function declaredTypes(files: readonly string[], root: string) {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const width = lineWidth(path.dirname(root));
  const own = files.map((file) => [file, declarationsOf(program.getSourceFile(file))] as const);

  /** Types of other files, by the name in the first file that uses them. */
  const behind = new Map<Declaration, string>();
  function follow(node: ts.Node): void {
    if (isComputed(node, checker)) return;
    if (ts.isIdentifier(node)) {
      const found = declarationAt(node, checker);
      const file = found?.getSourceFile().fileName;
      if (found && file?.startsWith(root) && !files.includes(file) && !behind.has(found)) {
        behind.set(found, node.text);
        follow(found);
      }
    }
    node.forEachChild(follow);
  }
  for (const [, declarations] of own) declarations.forEach(follow);

  return {
    /** By file. */
    declared: new Map(
      own.map(([file, all]) => [file, all.map((one) => described(one, one.name.text, checker, width))]),
    ),
    behind: [...behind]
      .map(([one, name]) => described(one, name, checker, width))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

function declarationsOf(source: ts.SourceFile | undefined): readonly Declaration[] {
  return source ? source.statements.filter(isDeclaration) : [];
}

const isOurs = (one: Declaration): boolean => !one.getSourceFile().fileName.includes('/node_modules/');

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function declarationAt(name: ts.Identifier, checker: ts.TypeChecker): Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return real?.declarations?.find(isDeclaration);
}

/** Whether a type is derived from a table, or by a helper, that a reader does not have. */
function isComputed(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isTypeQueryNode(node)) return true;
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const helper = declarationAt(node.typeName, checker);
    return helper !== undefined && !helper.modifiers && isOurs(helper) && ts.isTypeAliasDeclaration(helper);
  }
  const isPart =
    ts.isIndexedAccessTypeNode(node) ||
    ts.isParenthesizedTypeNode(node) ||
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword);
  return isPart && (ts.forEachChild(node, (part) => isComputed(part, checker)) ?? false);
}

function described(one: Declaration, name: string, checker: ts.TypeChecker, width: number): DeclaredType {
  const source = one.getSourceFile();
  const written: { from: number; to: number; as: string }[] = [];
  function collect(node: ts.Node): void {
    if (!isComputed(node, checker)) return node.forEachChild(collect);
    const type = checker.getTypeAtLocation(node);
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    const as = checker.typeToString(type, undefined, flags).replaceAll('"', "'");
    written.push({ from: node.getStart(source), to: node.end, as });
  }
  collect(one);
  const begin = one.getStart(source);
  let text = source.text.slice(begin, one.end);
  for (const { from, to, as } of written.reverse())
    text = text.slice(0, from - begin) + as + text.slice(to - begin);
  text = broken(text.replace(/^export /, '').replace(/^(interface|type) \w+/, `$1 ${name}`), width);
  const doc = source.text.slice(one.getStart(source, true), begin);
  return { name, says: docOf(one), text, withDoc: doc + text };
}

/** A union that is too long for a line has a line for each of its types. */
function broken(text: string, width: number): string {
  if (text.includes('\n') || text.length <= width) return text;
  return text.replace(' = ', ' =\n  | ').replaceAll(/(?<=\S) \| /g, '\n  | ');
}

function docOf(one: Declaration): string {
  return ts
    .getJSDocCommentsAndTags(one)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The longest line that Prettier leaves as it is. */
function lineWidth(root: string): number {
  const config = JSON.parse(readFileSync(path.join(root, '.prettierrc.json'), 'utf8')) as {
    printWidth: number;
  };
  return config.printWidth;
}
