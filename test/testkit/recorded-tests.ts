import type { Runner } from '../../src/testkit/runner';

type Body = () => unknown;

/** A test that a suite described. */
export interface RecordedTest {
  name: string;
  /** Runs it with its hooks. Rejects where it fails. */
  run(): Promise<void>;
}

/** The tests of a suite, to be run by hand. */
export function recordTests(describeSuite: (runner: Runner) => void): readonly RecordedTest[] {
  const tests: RecordedTest[] = [];
  let names: readonly string[] = [];
  let before: readonly Body[] = [];
  let after: readonly Body[] = [];
  describeSuite({
    describe(name, suite) {
      const outer = { names, before, after };
      names = [...names, name];
      suite();
      ({ names, before, after } = outer);
    },
    test(name, body) {
      const bodies = [...before, body, ...after];
      const run = async () => {
        for (const step of bodies) await step();
      };
      tests.push({ name: [...names, name].join(' › '), run });
    },
    beforeEach: (body) => (before = [...before, body]),
    afterEach: (body) => (after = [...after, body]),
  });
  return tests;
}
