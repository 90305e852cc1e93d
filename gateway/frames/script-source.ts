import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gatewayFile } from '../gateway-file';

const sources = new Map<string, Promise<string>>();

/** The terminal page's modules by the folder that they are in; they import each other by these paths. */
export const TERMINAL_MODULES: Readonly<Record<'terminal' | 'market', readonly string[]>> = {
  terminal: ['app', 'chart', 'element', 'positions', 'texts', 'watch-list'],
  market: ['instruments.table', 'market', 'watched-instruments'],
};

const FOLDERS = { terminal: 'frames/terminal', market: 'market' } as const;

/**
 * The JavaScript of a terminal module: shipped as is with the compiled gateway, otherwise stripped of its types on
 * the first request.
 */
export function scriptOf(folder: keyof typeof TERMINAL_MODULES, name: string): Promise<string> {
  const file = `${FOLDERS[folder]}/${name}`;
  const cachedSource = sources.get(file);
  if (cachedSource) return cachedSource;
  const compiledFile = gatewayFile(`${file}.js`);
  const source = existsSync(compiledFile)
    ? readFile(compiledFile, 'utf8')
    : transpile(gatewayFile(`${file}.ts`));
  sources.set(file, source);
  return source;
}

async function transpile(file: URL): Promise<string> {
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(await readFile(file, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return outputText;
}
