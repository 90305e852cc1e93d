import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.mjs';
import { browserReportOf, jestReportOf } from './test-steps.mjs';

const JEST_REPORTS = ['policies', 'unit', 'replicas'].map(jestReportOf);
const BROWSER_REPORTS = ['walks', 'products', 'flows'].map(browserReportOf);

export const REPORTS = [...JEST_REPORTS, ...BROWSER_REPORTS];

/** Limits on a machine with the reference speed. */
const SUITE_LIMIT_S = 20;
const BROWSER_TEST_LIMIT_S = 15;
const REFERENCE_COUNTS_PER_MS = 400_000;

const readReports = async (files) => {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => undefined)));
  return texts.filter((text) => text !== undefined).map((text) => JSON.parse(text));
};

/**
 * Reads the reports of this run.
 * @returns counts of tests, the ten slowest suites, and what is slower than its limit on a machine `slowness` times as
 * slow as the reference. A test file that failed to load counts as one failure.
 */
export async function readResults(slowness) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const suites = [];
  for (const run of await readReports(JEST_REPORTS)) {
    counts.passed += run.numPassedTests;
    counts.failed += run.numFailedTests + run.numRuntimeErrorTestSuites;
    counts.skipped += run.numPendingTests;
    for (const { name, startTime, endTime } of run.testResults)
      suites.push({ name: path.relative(root, name), seconds: (endTime - startTime) / 1000 });
  }
  const browserTests = [];
  for (const { stats, suites: files } of await readReports(BROWSER_REPORTS)) {
    counts.passed += stats.expected;
    counts.failed += stats.unexpected;
    counts.skipped += stats.skipped;
    browserTests.push(...files.flatMap((file) => testsIn(file)));
  }
  const bySlowness = (all) => all.toSorted((first, second) => second.seconds - first.seconds);
  const exceeds = (limit) => (item) => item.seconds > limit * slowness;
  return {
    ...counts,
    slowestSuites: bySlowness(suites).slice(0, 10),
    tooSlow: bySlowness([
      ...suites.filter(exceeds(SUITE_LIMIT_S)),
      ...browserTests.filter(exceeds(BROWSER_TEST_LIMIT_S)),
    ]),
  };
}

/** The tests of a suite of Playwright's report, and of those inside it. */
function testsIn({ specs, suites = [] }) {
  const ownTests = specs.map(({ file, title, tests }) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...ownTests, ...suites.flatMap(testsIn)];
}

/** How many times as slow as the reference a loop counts on this machine, at least 1: limits grow with it. */
export function measureSlowness() {
  const beginning = performance.now();
  let count = 0;
  while (performance.now() - beginning < 200) for (let step = 0; step < 1_000; step += 1) count += step % 2;
  return Math.max(1, (REFERENCE_COUNTS_PER_MS * 200) / (count * 2));
}
