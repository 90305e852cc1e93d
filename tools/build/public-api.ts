import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

/*
 * Writes the report of the public surface with the compiler that builds the portal. @microsoft/api-extractor has a compiler
 * of its own, which cannot read the files of TypeScript 6, and reports only the exported names, not the types behind them.
 */

const root = process.cwd();
const ENTRY = 'src/public-api';
const SOURCES = path.join(root, 'src');

interface Surface {
  /** `docs/public-api.md`. */
  readonly report: string;
  /** Names of exports without a docstring. */
  readonly undocumentedExports: readonly string[];
}

/** The declarations of `src/public-api.ts`, with the types behind them. */
export function publicSurface(): Surface {
  const { files, program } = compileDeclarations();
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(path.join(root, `${ENTRY}.d.ts`));
  const module = entry && checker.getSymbolAtLocation(entry);
  if (!module) throw new Error(`${ENTRY} declares nothing.`);

  const resolveAlias = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportedSymbols = checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, resolveAlias(symbol)] as const);
  const nameBySymbol = new Map(exportedSymbols.map(([name, symbol]) => [symbol, name]));

  /** Types that exports mention without exporting them. */
  const mentionedTypes = new Set<ts.Symbol>();
  const ownDeclarations = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).filter((declaration) => files.has(declaration.getSourceFile().fileName));
  function collectTypes(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const alias = checker.getSymbolAtLocation(node);
      const symbol = alias && resolveAlias(alias);
      const isType = symbol?.declarations?.some(
        (declaration) => declaration.parent === declaration.getSourceFile() || isStatement(declaration),
      );
      if (
        symbol &&
        isType &&
        !nameBySymbol.has(symbol) &&
        !mentionedTypes.has(symbol) &&
        ownDeclarations(symbol).length > 0
      ) {
        mentionedTypes.add(symbol);
        ownDeclarations(symbol).forEach(collectTypes);
      }
    }
    node.forEachChild(collectTypes);
  }
  exportedSymbols.forEach(([, symbol]) => ownDeclarations(symbol).forEach(collectTypes));

  const writeSection = (name: string, symbol: ts.Symbol) => {
    const statements = ownDeclarations(symbol).map(statementOf);
    const text =
      statements.length === 0
        ? `// of ${packageOf(symbol)}`
        : [...new Set(statements.map(printStatement))].join('\n');
    return `### ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
  };
  const sortByName = <T extends readonly [string, ts.Symbol]>(all: readonly T[]) =>
    [...all].sort(([first], [second]) => (first < second ? -1 : 1));
  const sortedTypes = sortByName([...mentionedTypes].map((symbol) => [symbol.name, symbol] as const));

  return {
    report: [
      '# Public surface\n',
      'Written by `npm run generate` from `src/public-api.ts`; `npm test` fails where it differs from the code. ' +
        'The changelog of a release is written from its differences.\n',
      '## Exports\n',
      ...sortByName(exportedSymbols).map(([name, symbol]) => writeSection(name, symbol)),
      '## Types behind them\n',
      'Types that the exports use, but that are not exported by name.\n',
      ...sortedTypes.map(([name, symbol]) => writeSection(name, symbol)),
    ].join('\n'),
    undocumentedExports: exportedSymbols
      .filter(([, symbol]) => ownDeclarations(symbol).length > 0)
      .filter(([, symbol]) => symbol.getDocumentationComment(checker).length === 0)
      .map(([name]) => name),
  };
}

/**
 * The declaration files of the entry and of all that it imports, by their paths in `src`. TypeScript 7 writes them in a
 * third of the time; it has no API, which the report needs.
 */
function writeDeclarations(): ReadonlyMap<string, string> {
  const output = mkdtempSync(path.join(tmpdir(), 'public-api-'));
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    noCheck: true, // `npm run typecheck` does, and it takes as long as everything else here
    rootDir: root,
    outDir: path.join(output, 'files'),
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const config = path.join(output, 'tsconfig.json');
  try {
    writeFileSync(
      config,
      JSON.stringify({
        extends: path.join(root, 'tsconfig.json'),
        compilerOptions: options,
        files: [path.join(root, `${ENTRY}.ts`), path.join(SOURCES, 'globals.d.ts')],
        include: [],
      }),
    );
    execFileSync(process.execPath, [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-p', config], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const names = readdirSync(options.outDir, { recursive: true, encoding: 'utf8' });
    return new Map(
      names
        .filter((name) => name.endsWith('.d.ts'))
        .map((name) => [path.join(root, name), readFileSync(path.join(options.outDir, name), 'utf8')]),
    );
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** The declaration files of the entry and of all that it imports, and a program of them. */
function compileDeclarations(): { files: ReadonlyMap<string, string>; program: ts.Program } {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const files = writeDeclarations();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  // The host hides sources, because the compiler would prefer them to their declarations.
  const isSource = (file: string) => file.startsWith(SOURCES) && !file.endsWith('.d.ts');
  host.fileExists = (file) => files.has(file) || (!isSource(file) && fileExists(file));
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...otherArguments) => {
    const text = files.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, version, true);
    return getSourceFile(file, version, ...otherArguments);
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

/** The package of an imported name. */
function packageOf({ declarations = [] }: ts.Symbol): string {
  const [, name = 'TypeScript'] =
    /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(declarations[0]?.getSourceFile().fileName ?? '') ?? [];
  return name;
}
