import path from 'node:path';
import ts from 'typescript';

/*
 * The report of the public surface. It is made by the compiler that the portal is built with: @microsoft/api-extractor
 * brings one of its own, which reads no file of TypeScript 6, and reports only exported names, not the
 * properties that a part takes.
 */

const root = process.cwd();
const ENTRY = 'src/public-api';
const SOURCES = path.join(root, 'src');

interface Surface {
  /** `docs/public-api.md`. */
  readonly report: string;
  /** Names of exports without a docstring. */
  readonly undocumented: readonly string[];
}

/** The declarations of `src/public-api.ts`, with the types behind them. */
export function publicSurface(): Surface {
  const { files, program } = declarations();
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(path.join(root, `${ENTRY}.d.ts`));
  const module = entry && checker.getSymbolAtLocation(entry);
  if (!module) throw new Error(`${ENTRY} declares nothing.`);

  const unaliased = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportedSymbols = checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, unaliased(symbol)] as const);
  const nameBySymbol = new Map(exportedSymbols.map(([name, symbol]) => [symbol, name]));

  /** Types that exports mention, in the order in which they are found. */
  const openedTypes = new Set<ts.Symbol>();
  const ownDeclarations = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).filter((declaration) => files.has(declaration.getSourceFile().fileName));
  function open(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const alias = checker.getSymbolAtLocation(node);
      const symbol = alias && unaliased(alias);
      const isType = symbol?.declarations?.some(
        (declaration) => declaration.parent === declaration.getSourceFile() || isStatement(declaration),
      );
      if (
        symbol &&
        isType &&
        !nameBySymbol.has(symbol) &&
        !openedTypes.has(symbol) &&
        ownDeclarations(symbol).length > 0
      ) {
        openedTypes.add(symbol);
        ownDeclarations(symbol).forEach(open);
      }
    }
    node.forEachChild(open);
  }
  exportedSymbols.forEach(([, symbol]) => ownDeclarations(symbol).forEach(open));

  const writeSection = (name: string, symbol: ts.Symbol) => {
    const statements = ownDeclarations(symbol).map(statementOf);
    const text =
      statements.length === 0
        ? `// of ${packageOf(symbol)}`
        : [...new Set(statements.map(printStatement))].join('\n');
    return `### ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
  };
  const byName = <T extends readonly [string, ts.Symbol]>(all: readonly T[]) =>
    [...all].sort(([first], [second]) => (first < second ? -1 : 1));
  const mentionedTypes = byName([...openedTypes].map((symbol) => [symbol.name, symbol] as const));

  return {
    report: [
      '# Public surface\n',
      'Written by `npm run generate` from `src/public-api.ts`; `npm test` fails where it differs from the code. ' +
        'The changelog of a release is written from its differences.\n',
      '## Exports\n',
      ...byName(exportedSymbols).map(([name, symbol]) => writeSection(name, symbol)),
      '## Types behind them\n',
      'Not exported by name; a program gets at them by the exports that use them.\n',
      ...mentionedTypes.map(([name, symbol]) => writeSection(name, symbol)),
    ].join('\n'),
    undocumented: exportedSymbols
      .filter(([, symbol]) => ownDeclarations(symbol).length > 0)
      .filter(([, symbol]) => symbol.getDocumentationComment(checker).length === 0)
      .map(([name]) => name),
  };
}

/** The declaration files of the entry and of all that it imports, and a program of them. */
function declarations(): { files: ReadonlyMap<string, string>; program: ts.Program } {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const source = ts.createProgram([path.join(root, `${ENTRY}.ts`), path.join(SOURCES, 'globals.d.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    noCheck: true, // `npm run typecheck` does, and it takes as long as all the rest
  });
  const files = new Map<string, string>();
  source.emit(undefined, (file, text) => files.set(path.resolve(file), text), undefined, true);

  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  // Sources would be found before their declarations.
  const isSource = (file: string) => file.startsWith(SOURCES) && !file.endsWith('.d.ts');
  host.fileExists = (file) => files.has(file) || (!isSource(file) && fileExists(file));
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = files.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, version, true);
    // Files that both programs read are parsed once, as in a language server.
    return source.getSourceFile(file) ?? getSourceFile(file, version, ...rest);
  };
  return { files, program: ts.createProgram([path.join(root, `${ENTRY}.d.ts`)], options, host) };
}

const isStatement = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent);

/** The statement that declares something. */
const statementOf = (node: ts.Node): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

const printer = ts.createPrinter({ removeComments: true });
const printStatement = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^export (declare )?|^declare /, '')
    .replaceAll(/import\("[^"]*"\)\./g, '');

/** The package that something comes from. */
function packageOf({ declarations = [] }: ts.Symbol): string {
  const [, name = 'TypeScript'] =
    /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(declarations[0]?.getSourceFile().fileName ?? '') ?? [];
  return name;
}
