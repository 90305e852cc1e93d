import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { seededRandom } from '../../../gateway/market/seeded-random';

/** One change to the product's code. */
export interface Mutant {
  readonly file: string;
  /** The first changed line, counted from 1. */
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
  /** The whole file with the change in it. */
  readonly mutatedCode: string;
}

/**
 * Parts of the product, each of which gets the same number of mutants. Tables of data are skipped: a text is not a
 * decision.
 */
const AREAS = {
  policies: 'src/domain',
  stores: 'src/application',
  adapters: 'src/infrastructure',
  gateway: 'gateway',
  views: 'src/ui',
} as const;

const WITHOUT = /\.(?:table|generated|config|d)\.ts$|\bseed\//;

/** The instrumenter reports its progress, which is not used. */
const SILENT = new Proxy({}, { get: () => () => false }) as ConstructorParameters<typeof Instrumenter>[0];

/**
 * Chooses mutants at random, a file by its length, so that each line of code is equally likely.
 * @param seed the same seed chooses the same mutants from the same code.
 * @param count of all areas together.
 */
export async function drawMutants(seed: number, count: number): Promise<readonly Mutant[]> {
  const random = seededRandom(seed);
  const drawnMutants: Mutant[] = [];
  const folders = Object.values(AREAS);
  for (const [index, folder] of folders.entries()) {
    const files = sourceFilesIn(folder);
    const target = Math.floor((count * (index + 1)) / folders.length);
    while (drawnMutants.length < target) {
      const mutants = await mutantsOf(pickByLength(files, random()));
      const mutant = mutants[Math.floor(random() * mutants.length)];
      // One a file, so that several can be tried together.
      if (mutant && !drawnMutants.some(({ file }) => file === mutant.file)) drawnMutants.push(mutant);
    }
  }
  return drawnMutants;
}

interface SourceFile {
  readonly file: string;
  readonly code: string;
}

function sourceFilesIn(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !WITHOUT.test(file))
    .toSorted()
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
}

/** @param share from 0 up to 1. */
function pickByLength(files: readonly SourceFile[], share: number): SourceFile {
  let rest = share * files.reduce((sum, { code }) => sum + code.length, 0);
  const file = files.find(({ code }) => (rest -= code.length) < 0);
  if (!file) throw new Error('There is no file to draw from.');
  return file;
}

async function mutantsOf({ file, code }: SourceFile): Promise<readonly Mutant[]> {
  const { mutants } = await new Instrumenter(SILENT).instrument(
    [{ name: file, content: code, mutate: true }],
    {
      plugins: null,
      // Most of them are class names and messages to developers.
      excludedMutations: ['StringLiteral'],
      ignorers: [],
    },
  );
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: { line: number; column: number }) => (lineStarts[line] ?? 0) + column;
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ location, replacement }) => {
      const [start, end] = [offsetOf(location.start), offsetOf(location.end)];
      return {
        file,
        line: location.start.line + 1,
        original: code.slice(start, end),
        replacement,
        mutatedCode: code.slice(0, start) + replacement + code.slice(end),
      };
    });
}
