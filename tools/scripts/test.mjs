import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ensureInstall } from './ensure-install.mjs';
import { at } from './root.mjs';
import { collectNode, programs, runNode, TSX } from './run.mjs';

const JEST_REPORTS = [at('test-results/jest-policies.json'), at('test-results/jest.json')];
const FLOWS_REPORT = at('test-results/playwright-postgres.json');
const PLAYWRIGHT_REPORTS = [at('test-results/playwright.json'), FLOWS_REPORT];

/** Half as many suites again as there are cores: some of the gateway's mostly wait. */
const SUITES_AT_ONCE = Math.ceil(availableParallelism() * 1.5);

const jest = (report, suitesAtOnce, ...options) => [
  programs.jest,
  `--maxWorkers=${suitesAtOnce}`,
  '--json',
  `--outputFile=${report}`,
  ...options,
];

/** Coverage slows tests down four times and is required for the policies only, so those run by themselves. */
const policies = jest(
  JEST_REPORTS[0],
  availableParallelism(),
  '--selectProjects=policies',
  '--coverage',
  '--collectCoverageFrom=src/domain/**/*.ts',
  '--coverageReporters=text-summary',
);

const unit = () => runNode(jest(JEST_REPORTS[1], SUITES_AT_ONCE, '--ignoreProjects=policies'));

async function endToEnd() {
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  if (!(await ensureBrowser())) return 1;
  const { createTemporaryDatabase } = await import('./temporary-database.mjs');
  const postgres = process.env.DATABASE_URL;
  const database = postgres ? await createTemporaryDatabase(postgres) : undefined;
  const env = database && { DATABASE_URL: database.url };
  try {
    return await runNode([programs.playwright, 'test'], { env });
  } finally {
    await database?.drop();
  }
}

/** A client's flows in Chromium on a PostgreSQL of their own, if one is installed. Part of the full pass, or by name. */
async function flowsOnPostgres() {
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  if (!(await ensureBrowser())) return 1;
  return runNode([...TSX, at('tools/trials/flows.ts')], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: FLOWS_REPORT },
  });
}

/** Browsers other than Chromium, if installed; it lists those it skips. Part of the full pass, or run by name. */
const engines = () => runNode([...TSX, at('tools/trials/engines.ts')]);

const LAYERED_FOLDERS = ['src', 'gateway', 'contract', 'hosting', 'cli', 'tools/build', 'tools/preview'];

const full = process.argv.includes('--full');
// Every page in every combination of looks instead of a pairwise selection (test/e2e/shell/every-page.spec.ts).
if (full) process.env.FULL = 'on';

/**
 * The lanes run side by side, and the steps of a lane one after another: most programs use about one core, and some
 * wait for a disk. Three fixed lanes need no scheduler or task runner; caches are the programs' own, and a runner that
 * skips unchanged steps would hide a test that fails now and then. A step is skipped if the one it needs has failed.
 */
const LANES = [
  [
    { name: 'pack', programs: { packages: [...TSX, at('tools/build/pack/pack.ts')] } },
    // The packages in a project outside the repository (examples/acme-broker).
    {
      name: 'kit',
      programs: { 'a project outside': [at('tools/scripts/kit.mjs'), ...(full ? ['--full'] : [])] },
      needs: 'pack',
    },
  ],
  [
    { name: 'build', programs: { webpack: [at('tools/scripts/build.mjs')] } },
    { name: 'budget', programs: { 'size limit': [programs.sizeLimit, '--hide-passed'] }, needs: 'build' },
    { name: 'unit', programs: { policies } },
  ],
  [
    { name: 'typecheck', programs: { tsc: [programs.tsc] } },
    {
      name: 'lint',
      programs: {
        prettier: [programs.prettier, '--check', '.'],
        eslint: [programs.eslint, '.'],
        'browser floor': [at('tools/scripts/browser-floor.mjs')],
        layers: [programs.depcruise, ...LAYERED_FOLDERS, '--config', '.dependency-cruiser.mjs'],
      },
    },
    { name: 'knip', programs: { 'dead code': [programs.knip] } },
    // The generated types of the calls must match the contract.
    { name: 'contract', programs: { types: [...TSX, at('tools/build/write-contract.ts'), '--check'] } },
  ],
];

/** The steps that use every core follow one by one. */
const LAST = [
  { name: 'unit', run: unit },
  { name: 'e2e', run: endToEnd, needs: 'build' },
  { name: 'e2e-postgres', run: flowsOnPostgres, needs: 'build', isOptional: true },
  { name: 'engines', run: engines, needs: 'build', isOptional: true },
];

const readReport = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

/** Totals of all runs; a test file that failed to load counts as one failure. */
async function countTests() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of JEST_REPORTS) {
    const run = await readReport(file);
    counts.passed += run?.numPassedTests ?? 0;
    counts.failed += (run?.numFailedTests ?? 0) + (run?.numRuntimeErrorTestSuites ?? 0);
    counts.skipped += run?.numPendingTests ?? 0;
  }
  for (const file of PLAYWRIGHT_REPORTS) {
    const e2e = (await readReport(file))?.stats;
    counts.passed += e2e?.expected ?? 0;
    counts.failed += e2e?.unexpected ?? 0;
    counts.skipped += e2e?.skipped ?? 0;
  }
  return counts;
}

const STEPS = [...LANES.flat(), ...LAST];
const names = process.argv.slice(2).filter((argument) => argument !== '--full');
const unknownNames = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknownNames.length > 0) {
  const validNames = new Set(STEPS.map((step) => step.name));
  console.error(`No step "${unknownNames.join(' ')}": choose from ${[...validNames].join(', ')}.`);
  process.exit(1);
}
const isSelected = ({ name, isOptional }) => (names.length > 0 ? names.includes(name) : full || !isOptional);

ensureInstall();
await mkdir(at('test-results'), { recursive: true });
for (const file of [...JEST_REPORTS, ...PLAYWRIGHT_REPORTS]) await rm(file, { force: true });

const failedSteps = new Set();
const printHeading = (title) => console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
const secondsSince = (begin) => `${Math.round((performance.now() - begin) / 1000)} s`;

/** Runs a step's programs; the output of each is printed when it has ended. */
async function runPrograms({ name, programs }) {
  for (const [title, args] of Object.entries(programs)) {
    const begin = performance.now();
    const { code, output } = await collectNode(args);
    if (code !== 0) failedSteps.add(name);
    printHeading(`${name}: ${title}, ${secondsSince(begin)}`);
    process.stdout.write(output);
  }
}

async function runAlone({ name, run }) {
  printHeading(name);
  const begin = performance.now();
  try {
    if ((await run()) !== 0) failedSteps.add(name);
  } catch (error) {
    console.error(error);
    failedSteps.add(name);
  }
  console.log(`${name}: ${secondsSince(begin)}`);
}

/** A step that fails or cannot run skips those that need it; the others continue. */
async function runInOrder(steps) {
  for (const step of steps.filter(isSelected)) {
    if (failedSteps.has(step.needs)) failedSteps.add(step.name);
    else await (step.run ? runAlone(step) : runPrograms(step));
  }
}

await Promise.all(LANES.map(runInOrder));
await runInOrder(LAST);

const { passed, failed, skipped } = await countTests();
if (failedSteps.size > 0) console.log(`\nSteps that failed: ${[...failedSteps].join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.size > 0 || failed > 0 ? 1 : 0;
