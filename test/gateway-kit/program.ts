import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Arguments for Node to run a program of the project: its compiled file if the run has one
 * (test/jest/before-node-tests.mjs), which starts in half the time; otherwise its source.
 */
export function programArguments(source: string): string[] {
  const folder = process.env['PORTICO_TEST_FOLDER'];
  const compiledFile = folder && path.join(folder, source.replace(/ts$/, 'js'));
  return compiledFile && existsSync(compiledFile)
    ? [compiledFile]
    : ['--import', 'tsx', path.resolve(source)];
}

/** Starts a program with a channel for messages. */
export function forkProgram(source: string, args: string[]): ChildProcess {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  return spawn(process.execPath, [...programArguments(source), ...args], { stdio: [...stdio] });
}
