import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gatewayFile } from '../gateway-file';

const made = new Map<string, Promise<string>>();

/** The terminal page's modules, by the names they import each other under. */
export const TERMINAL_MODULES: readonly string[] = [
  'app',
  'chart',
  'element',
  'market',
  'positions',
  'texts',
  'watch-list',
];

/**
 * The JavaScript of a terminal module: shipped as is with the compiled gateway, otherwise stripped of its types on
 * the first request.
 */
export function scriptOf(name: string): Promise<string> {
  const known = made.get(name);
  if (known) return known;
  const compiled = gatewayFile(`frames/terminal/${name}.js`);
  const source = existsSync(compiled)
    ? readFile(compiled, 'utf8')
    : transpile(gatewayFile(`frames/terminal/${name}.ts`));
  made.set(name, source);
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
