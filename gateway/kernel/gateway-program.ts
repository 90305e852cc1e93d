import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A program that the gateway runs as a process beside its own: compiled with the gateway, or from its source by tsx. */
export function gatewayProgram(name: string): {
  readonly file: string;
  readonly execArgv: readonly string[];
} {
  const compiledFile = fileURLToPath(new URL(`${name}.js`, import.meta.url));
  if (existsSync(compiledFile)) return { file: compiledFile, execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { file: fileURLToPath(new URL(`../${name}.ts`, import.meta.url)), execArgv: ['--import', tsx] };
}
