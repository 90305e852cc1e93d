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

const full = process.argv.includes('--full');
// Every page in every combination of looks instead of a pairwise selection (test/e2e/shell/every-page.spec.ts).
if (full) process.env.FULL = 'on';

/** One more than there are cores, since one program or another waits for the network or a disk. */
const AT_ONCE = availableParallelism() + 1;

/**
 * Steps with programs come first, in the order of the list. Most programs use about one core, so a few run side by
 * side; the slowest are started first. The other parts of steps use every core and follow one by one. A step
 * waits for the one that it needs, and is skipped if that has failed.
 */
const STEPS = [
  { name: 'pack', programs: { packages: [...TSX, at('tools/build/pack/pack.ts')] } },
  { name: 'build', programs: { webpack: [at('tools/scripts/build.mjs')] } },
  // The packages in a project outside the repository (examples/acme-broker).
  {
    name: 'kit',
    programs: { 'a project outside': [at('tools/scripts/kit.mjs'), ...(full ? ['--full'] : [])] },
    needs: 'pack',
  },
  { name: 'typecheck', programs: { tsc: [programs.tsc] } },
  {
    name: 'lint',
    programs: {
      prettier: [programs.prettier, '--check', '.'],
      eslint: [programs.eslint, '.'],
      'browser floor': [at('tools/scripts/browser-floor.mjs')],
      layers: [
        programs.depcruise,
        'src',
        'gateway',
        'contract',
        'hosting',
        'cli',
        'tools/build',
        'tools/preview',
        '--config',
        '.dependency-cruiser.mjs',
      ],
    },
  },
  { name: 'knip', programs: { 'dead code': [programs.knip] } },
  // The generated types of the calls must match the contract.
  { name: 'contract', programs: { types: [...TSX, at('tools/build/write-contract.ts'), '--check'] } },
  { name: 'budget', programs: { 'size limit': [programs.sizeLimit, '--hide-passed'] }, needs: 'build' },
  { name: 'unit', programs: { policies }, run: unit },
  { name: 'e2e', run: endToEnd, needs: 'build' },
  { name: 'e2e-postgres', run: flowsOnPostgres, needs: 'build', onlyIfAsked: true },
  { name: 'engines', run: engines, needs: 'build', onlyIfAsked: true },
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

const requested = process.argv.slice(2).filter((argument) => argument !== '--full');
const unknown = requested.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step "${unknown.join(' ')}": choose from ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(1);
}

ensureInstall();
await mkdir(at('test-results'), { recursive: true });
for (const file of [...JEST_REPORTS, ...PLAYWRIGHT_REPORTS]) await rm(file, { force: true });

/** A step that cannot run counts as failed; the others continue. */
function explain(error) {
  console.error(error instanceof Error ? error.message : error);
  return 1;
}

const selected = STEPS.filter(({ name, onlyIfAsked }) =>
  requested.length > 0 ? requested.includes(name) : !onlyIfAsked || full,
);
const broken = new Set();
const heading = (title) => console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
const seconds = (begin) => `${Math.round((performance.now() - begin) / 1000)} s`;

const waiting = selected.flatMap(({ name, programs = {}, needs }) =>
  Object.entries(programs).map(([what, args]) => ({ name, what, args, needs })),
);
/** Program → its end. */
const running = new Map();

/** Runs a program; its output is printed when it has ended. */
async function work({ name, what, args, needs }) {
  if (broken.has(needs)) return void broken.add(name);
  const begin = performance.now();
  const { code, output } = await collectNode(args);
  if (code !== 0) broken.add(name);
  heading(`${name}: ${what}, ${seconds(begin)}`);
  process.stdout.write(output);
}

/** Takes out the first program whose step waits for no other. */
function nextProgram() {
  const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name));
  const place = waiting.findIndex(({ needs }) => !unfinished.has(needs));
  return place < 0 ? undefined : waiting.splice(place, 1)[0];
}

/** Runs the programs side by side until none is left. */
async function workThrough() {
  while (waiting.length + running.size > 0) {
    const program = running.size < AT_ONCE ? nextProgram() : undefined;
    if (program)
      running.set(
        program,
        work(program).then(() => running.delete(program)),
      );
    else await Promise.race(running.values());
  }
}

if (waiting.length > 0)
  console.log(`\nSide by side: ${waiting.map(({ name, what }) => `${name} (${what})`).join(', ')}`);
await workThrough();

for (const { name, run, needs } of selected) {
  if (!run) continue;
  heading(name);
  const begin = performance.now();
  const code = broken.has(needs) ? 1 : await run().catch(explain);
  if (code !== 0) broken.add(name);
  console.log(`${name}: ${seconds(begin)}`);
}

const { passed, failed, skipped } = await countTests();
if (broken.size > 0) console.log(`\nSteps that failed: ${[...broken].join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = broken.size > 0 || failed > 0 ? 1 : 0;
