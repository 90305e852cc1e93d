import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Starts a program of the tests in a process of its own: compiled, where the run has done so (test/jest/before-node-tests.mjs). */
export function forkProgram(source: string, args: string[]): ChildProcess {
  const folder = process.env['PORTICO_TEST_FOLDER'];
  if (folder === undefined) return fork(path.resolve(source), args, { execArgv: ['--import', 'tsx'] });
  return fork(path.join(folder, `${path.basename(source, '.ts')}.js`), args, { execArgv: [] });
}
