import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './draw';

/** A mutant may loop for ever. */
const TIME_LIMIT_MS = 2_400_000;

/** Runs a function with mutants in the code, and restores the code afterwards. */
export function withMutants<T>(mutants: readonly Mutant[], run: () => T): T {
  const originals = mutants.map(({ file }) => [file, readFileSync(file, 'utf8')] as const);
  const restore = () => originals.forEach(([file, code]) => writeFileSync(file, code));
  process.once('exit', restore);
  try {
    for (const { file, mutatedCode } of mutants) writeFileSync(file, mutatedCode);
    return run();
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** Folder of the suites of a file's subject in its layer, or of its whole layer: `src/domain/money/x.ts` has `test/domain/money/`. */
export function suitesOf(file: string): string {
  const [layer = '', subject = ''] = path
    .relative('src', file)
    .replace(/^\.\.\//, '')
    .split('/');
  const folder = `test/${layer}/${subject}/`;
  return existsSync(folder) ? folder : `test/${layer}/`;
}

/** Runs suites of Jest; returns the paths of those that failed. */
export function failingSuites(paths: readonly string[], options: readonly string[] = []): readonly string[] {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      // They are in the second circle.
      '--ignoreProjects=replicas',
      '--silent',
      '--passWithNoTests',
      // A test that is late on a busy machine has noticed nothing.
      '--testTimeout=120000',
      ...options,
      ...paths,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', timeout: TIME_LIMIT_MS, maxBuffer: Infinity },
  );
  if (status === 0) return [];
  const failedFiles = [...stderr.matchAll(/^FAIL \S+ (\S+)/gm)].map(([, file = '']) => file);
  return failedFiles.length > 0 ? [...new Set(failedFiles)] : ['(ended without a result)'];
}

/** The files in which the compiler finds an error. */
export function filesRefusedByTypes(): readonly string[] {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))];
}
