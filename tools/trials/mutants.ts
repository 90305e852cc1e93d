import { parseArgs } from 'node:util';
import { drawMutants, type Mutant } from './mutants/draw';
import { failingSuites, filesRefusedByTypes, suitesOf, withMutants } from './mutants/trial';

/*
 * `npm run mutants`: breaks the product in randomly chosen places, and reports which of them the types and the unit tests
 * notice. First each mutant meets the suites of its subject alone; the remaining ones are applied together and meet all
 * suites. The code is changed in place and restored: run it in a clone that is used for nothing else.
 *
 *   npm run mutants -- [--seed 41] [--count 60] [--only FILE:LINE,…] [--suites PATH,…]
 *
 * `--only` tries some of the chosen ones again, `--suites` against these suites instead of all.
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '41' },
    count: { type: 'string', default: '60' },
    only: { type: 'string' },
    suites: { type: 'string', default: 'test/' },
  },
});

const nameOf = ({ file, line }: Mutant) => `${file}:${line}`;
const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 60);

const drawnMutants = await drawMutants(Number(values.seed), Number(values.count));
const mutants = drawnMutants.filter((mutant) => values.only?.split(',').includes(nameOf(mutant)) ?? true);
const suites = values.suites.split(',');
const noticedBy = new Map<Mutant, string>();
const remainingMutants = () => mutants.filter((mutant) => !noticedBy.has(mutant));

for (const mutant of mutants) {
  const [suite] = withMutants([mutant], () => failingSuites([suitesOf(mutant.file)], ['--bail']));
  if (suite !== undefined) noticedBy.set(mutant, suite);
  const result = suite ?? 'not by the suites of its subject';
  console.log(
    `${nameOf(mutant)}  ${oneLine(mutant.original)} → ${oneLine(mutant.replacement)}\n    ${result}`,
  );
}

const refusedFiles = withMutants(remainingMutants(), filesRefusedByTypes);
for (const mutant of remainingMutants())
  if (refusedFiles.includes(mutant.file)) noticedBy.set(mutant, 'the types');

// Together they may hide each other, so they run again without those that were noticed.
for (let newCount = -1; newCount !== 0 && remainingMutants().length > 0;) {
  const failedSuites = withMutants(remainingMutants(), () => failingSuites(suites));
  newCount = 0;
  for (const mutant of failedSuites.length > 0 ? remainingMutants() : []) {
    const [suite] = withMutants([mutant], () => failingSuites(failedSuites, ['--bail']));
    if (suite === undefined) continue;
    noticedBy.set(mutant, suite);
    newCount += 1;
  }
}

console.log(`\n${noticedBy.size} of ${mutants.length} noticed. Not noticed:`);
for (const mutant of remainingMutants())
  console.log(`  ${nameOf(mutant)}  ${oneLine(mutant.original)} → ${oneLine(mutant.replacement)}`);
