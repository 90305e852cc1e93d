import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gatewayFile } from '../kernel/gateway-file';

let script: Promise<string> | undefined;

/**
 * The script of the terminal's page in one file: shipped with the compiled gateway, otherwise bundled on the first
 * request. Bundled, because it uses the domain's rules for numbers and the gateway's market.
 */
export function terminalScript(): Promise<string> {
  script ??= readScript();
  return script;
}

async function readScript(): Promise<string> {
  const compiledFile = gatewayFile('frames/terminal/start.js');
  if (existsSync(compiledFile)) return readFile(compiledFile, 'utf8');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(gatewayFile('frames/terminal/start.ts'))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
