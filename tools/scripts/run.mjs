import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at, root } from './root.mjs';

/** Node arguments for running a TypeScript file. */
export const TSX = ['--import', 'tsx'];

/**
 * Starts Node with this terminal's input and output.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options] variables added to the current environment.
 * @returns {{ exit: Promise<number>, stop: () => void }} `exit` resolves to the exit code, 1 if a signal ended it.
 */
export function startNode(args, { env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const exit = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { exit, stop: () => void child.kill('SIGTERM') };
}

/** Runs Node until it exits. @returns {Promise<number>} the exit code. */
export const runNode = (args, options) => startNode(args, options).exit;

/**
 * Runs Node and collects its output, for programs that run side by side.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options] variables added to the current environment.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function collectNode(args, { env = {} } = {}) {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}

/** The commands of packages as files that Node runs itself: without a shell they work the same on every system. */
export const programs = {
  jest: at('node_modules/jest/bin/jest.js'),
  playwright: at('node_modules/@playwright/test/cli.js'),
  oxfmt: at('node_modules/oxfmt/bin/oxfmt'),
  oxlint: at('node_modules/oxlint/bin/oxlint'),
  knip: at('node_modules/knip/bin/knip.js'),
  sizeLimit: at('node_modules/size-limit/bin.js'),
  depcruise: at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  // TypeScript 7 checks in a third of the time. ts-loader and the generated documents need the API of 6.
  tsc: at('node_modules/typescript-7/bin/tsc'),
  tsx: at('node_modules/tsx/dist/cli.mjs'),
  webpack: at('node_modules/webpack-cli/bin/cli.js'),
};

/**
 * Waits until one of the servers exits, and stops the others. Ctrl+C reaches the servers directly; SIGTERM is forwarded.
 */
export async function waitForServers(...servers) {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => servers.forEach((server) => server.stop()));
  const code = await Promise.race(servers.map((server) => server.exit));
  servers.forEach((server) => server.stop());
  await Promise.all(servers.map((server) => server.exit));
  return code;
}
