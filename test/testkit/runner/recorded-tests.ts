import type { Runner } from '../../../src/testkit/runner/runner';

type Body = () => unknown;

/** A test registered by a suite. */
export interface RecordedTest {
  name: string;
  /** Runs it with its hooks; rejects if it fails. */
  run(): Promise<void>;
}

/** The tests of a suite, and the names of those it skipped. */
export interface RecordedSuite {
  tests: readonly RecordedTest[];
  skippedTests: readonly string[];
}

/** The tests of a suite, to be run one by one. */
export function recordTests(describeSuite: (runner: Runner) => void): RecordedSuite {
  const tests: RecordedTest[] = [];
  const skippedTests: string[] = [];
  let names: readonly string[] = [];
  let beforeEachBodies: readonly Body[] = [];
  let afterEachBodies: readonly Body[] = [];
  const titleOf = (name: string) => [...names, name].join(' › ');
  const test = (name: string, body: Body) => {
    const bodies = [...beforeEachBodies, body, ...afterEachBodies];
    const run = async () => {
      for (const step of bodies) await step();
    };
    tests.push({ name: titleOf(name), run });
  };
  describeSuite({
    describe(name, suite) {
      const outer = { names, before: beforeEachBodies, after: afterEachBodies };
      names = [...names, name];
      suite();
      ({ names, before: beforeEachBodies, after: afterEachBodies } = outer);
    },
    test: Object.assign(test, { skip: (name: string) => skippedTests.push(titleOf(name)) }),
    beforeEach: (body) => (beforeEachBodies = [...beforeEachBodies, body]),
    afterEach: (body) => (afterEachBodies = [...afterEachBodies, body]),
  });
  return { tests, skippedTests };
}
