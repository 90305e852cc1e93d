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
  skipped: readonly string[];
}

/** The tests of a suite, to be run one by one. */
export function recordTests(describeSuite: (runner: Runner) => void): RecordedSuite {
  const tests: RecordedTest[] = [];
  const skipped: string[] = [];
  let names: readonly string[] = [];
  let before: readonly Body[] = [];
  let after: readonly Body[] = [];
  const titleOf = (name: string) => [...names, name].join(' › ');
  const test = (name: string, body: Body) => {
    const bodies = [...before, body, ...after];
    const run = async () => {
      for (const step of bodies) await step();
    };
    tests.push({ name: titleOf(name), run });
  };
  describeSuite({
    describe(name, suite) {
      const outer = { names, before, after };
      names = [...names, name];
      suite();
      ({ names, before, after } = outer);
    },
    test: Object.assign(test, { skip: (name: string) => skipped.push(titleOf(name)) }),
    beforeEach: (body) => (before = [...before, body]),
    afterEach: (body) => (after = [...after, body]),
  });
  return { tests, skipped };
}
