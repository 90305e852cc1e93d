import { mkdir, readFile, rm } from 'node:fs/promises';
import { build } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { at } from './root.mjs';
import { programs, runNode } from './run.mjs';

const JEST_REPORTS = [at('test-results/jest-policies.json'), at('test-results/jest.json')];
const PLAYWRIGHT_REPORT = at('test-results/playwright.json');

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

async function lint() {
  const codes = [
    await runNode([programs.eslint, '.']),
    await runNode([programs.depcruise, 'src', 'sandbox', '--config', '.dependency-cruiser.mjs']),
    await runNode([programs.prettier, '--check', '.']),
    await runNode([at('scripts/browser-floor.mjs')]),
  ];
  return Math.max(...codes);
}

/** The generated types of the calls must match the contract. */
const contract = () => runNode(['--import', 'tsx', at('build/write-contract.ts'), '--check']);

async function bundleBudget() {
  const { checkBudget } = await import('./bundle-budget.mjs');
  return checkBudget() ? 0 : 1;
}

async function endToEnd() {
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  const browser = await ensureBrowser();
  if (!browser) return 1;
  const { createTemporaryDatabase } = await import('./temporary-database.mjs');
  const postgres = process.env.DATABASE_URL;
  const database = postgres ? await createTemporaryDatabase(postgres) : undefined;
  const env = { PORTICO_CHROMIUM: browser, ...(database && { DATABASE_URL: database.url }) };
  try {
    return await runNode([programs.playwright, 'test'], { env });
  } finally {
    await database?.drop();
  }
}

/** Browsers other than Chromium, if installed; it lists those it skips. Part of the full pass, or asked for by name. */
const engines = () => runNode(['--import', 'tsx', at('trials/engines.ts')]);

/** In order; a step is skipped if the step it depends on has failed. */
const STEPS = [
  { name: 'typecheck', run: () => runNode([programs.tsc]) },
  { name: 'contract', run: contract },
  { name: 'lint', run: lint },
  { name: 'knip', run: () => runNode([programs.knip]) },
  { name: 'unit', run: unit },
  { name: 'build', run: build },
  { name: 'budget', run: bundleBudget, needs: 'build' },
  { name: 'e2e', run: endToEnd, needs: 'build' },
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
  const e2e = (await readReport(PLAYWRIGHT_REPORT))?.stats;
  counts.passed += e2e?.expected ?? 0;
  counts.failed += e2e?.unexpected ?? 0;
  counts.skipped += e2e?.skipped ?? 0;
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
for (const file of [...JEST_REPORTS, PLAYWRIGHT_REPORT]) await rm(file, { force: true });

/** A step that cannot run counts as failed; the others continue. */
function explain(error) {
  console.error(error instanceof Error ? error.message : error);
  return 1;
}

const broken = [];
for (const { name, run, needs, onlyIfAsked } of STEPS) {
  if (asked.length > 0 ? !asked.includes(name) : onlyIfAsked && !full) continue;
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const code = broken.includes(needs) ? 1 : await run().catch(explain);
  if (code !== 0) broken.push(name);
}

const { passed, failed, skipped } = await countTests();
if (broken.length > 0) console.log(`\nSteps that failed: ${broken.join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = broken.length > 0 || failed > 0 ? 1 : 0;
