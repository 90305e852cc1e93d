import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ensureInstall } from './ensure-install.mjs';
import { at } from './root.mjs';
import { collectNode, programs, runNode, TSX } from './run.mjs';

const JEST_REPORTS = [at('test-results/jest-policies.json'), at('test-results/jest.json')];
const FLOWS_REPORT = at('test-results/playwright-postgres.json');
const PLAYWRIGHT_REPORTS = [at('test-results/playwright.json'), FLOWS_REPORT];

const jest = (report, ...options) =>
  runNode([programs.jest, '--maxWorkers=100%', '--json', `--outputFile=${report}`, ...options]);

/** Coverage slows tests down four times and is required for the policies only, so those run separately. */
async function unit() {
  const policies = await jest(
    JEST_REPORTS[0],
    '--selectProjects=policies',
    '--coverage',
    '--collectCoverageFrom=src/domain/**/*.ts',
    '--coverageReporters=text-summary',
  );
  return Math.max(policies, await jest(JEST_REPORTS[1], '--ignoreProjects=policies'));
}

async function bundleBudget() {
  const { checkBudget } = await import('./bundle-budget.mjs');
  return checkBudget() ? 0 : 1;
}

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
  return runNode([...TSX, at('trials/flows.ts')], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: FLOWS_REPORT } });
}

/** Browsers other than Chromium, if installed; it lists those it skips. Part of the full pass, or asked for by name. */
const engines = () => runNode([...TSX, at('trials/engines.ts')]);

/** The packages in a project outside the repository (examples/acme-broker). */
async function kit() {
  const { kit: tried } = await import('./kit.mjs');
  return tried({ full });
}

/**
 * Steps with programs come first, in the order of the list. Such a program uses one core and needs no other, so as many
 * run side by side as there are cores; the slowest are started first. The other steps use every core and follow one by
 * one; a step is skipped if the step it depends on has failed.
 */
const STEPS = [
  { name: 'build', programs: { webpack: [at('scripts/build.mjs')] } },
  { name: 'typecheck', programs: { tsc: [programs.tsc] } },
  {
    name: 'lint',
    programs: {
      prettier: [programs.prettier, '--check', '.'],
      eslint: [programs.eslint, '.'],
      'browser floor': [at('scripts/browser-floor.mjs')],
      layers: [
        programs.depcruise,
        'src',
        'sandbox',
        'contract',
        'hosting',
        'cli',
        'build',
        '--config',
        '.dependency-cruiser.mjs',
      ],
    },
  },
  { name: 'pack', programs: { packages: [...TSX, at('build/pack/pack.ts')] } },
  { name: 'knip', programs: { 'dead code': [programs.knip] } },
  // The generated types of the calls must match the contract.
  { name: 'contract', programs: { types: [...TSX, at('build/write-contract.ts'), '--check'] } },
  { name: 'budget', run: bundleBudget, needs: 'build' },
  { name: 'unit', run: unit },
  { name: 'e2e', run: endToEnd, needs: 'build' },
  { name: 'e2e-postgres', run: flowsOnPostgres, needs: 'build', onlyIfAsked: true },
  { name: 'kit', run: kit, needs: 'pack' },
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

const full = process.argv.includes('--full');
// Every page in every combination of looks instead of a pairwise selection (test/e2e/every-page.spec.ts).
if (full) process.env.FULL = 'on';

const asked = process.argv.slice(2).filter((argument) => argument !== '--full');
const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name));
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

const wanted = STEPS.filter(({ name, onlyIfAsked }) =>
  asked.length > 0 ? asked.includes(name) : !onlyIfAsked || full,
);
const broken = new Set();
const heading = (name) => console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);

const waiting = wanted.flatMap(({ name, programs = {} }) =>
  Object.entries(programs).map(([what, args]) => ({ name, what, args })),
);

/** Runs one program after another until none is left; each one's output is printed when it has ended. */
async function workThrough() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { code, output } = await collectNode(next.args);
    if (code !== 0) broken.add(next.name);
    heading(`${next.name}: ${next.what}`);
    process.stdout.write(output);
  }
}

if (waiting.length > 0)
  console.log(`\nSide by side: ${waiting.map(({ name, what }) => `${name} (${what})`).join(', ')}`);
await Promise.all(Array.from({ length: availableParallelism() }, workThrough));

for (const { name, run, needs } of wanted) {
  if (!run) continue;
  heading(name);
  const code = broken.has(needs) ? 1 : await run().catch(explain);
  if (code !== 0) broken.add(name);
}

const { passed, failed, skipped } = await countTests();
if (broken.size > 0) console.log(`\nSteps that failed: ${[...broken].join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = broken.size > 0 || failed > 0 ? 1 : 0;
