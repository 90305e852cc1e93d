import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * What Node is given to run a program of the project: its compiled file, where the run has made one
 * (test/jest/before-node-tests.mjs), as that starts in half the time; else its source.
 */
export function program(source: string): string[] {
  const folder = process.env['PORTICO_TEST_FOLDER'];
  const compiled = folder && path.join(folder, source.replace(/ts$/, 'js'));
  return compiled && existsSync(compiled) ? [compiled] : ['--import', 'tsx', path.resolve(source)];
}

/** Starts it with a channel for messages. */
export function forkProgram(source: string, args: string[]): ChildProcess {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  return spawn(process.execPath, [...program(source), ...args], { stdio: [...stdio] });
}
