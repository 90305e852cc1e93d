import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gatewayFile } from '../gateway-file';

const made = new Map<string, Promise<string>>();

/** The modules of the terminal page, by the names under which they import each other. */
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
 * A module of the terminal page as browsers run it: the compiled gateway has it as such, else its types are taken out
 * on the first request.
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
