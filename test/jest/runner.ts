import type { Runner } from '../../src/testkit/runner/runner';

/** Jest as the runner for the kit's contract suites. */
export const runner: Runner = { describe, test, beforeEach, afterEach };
