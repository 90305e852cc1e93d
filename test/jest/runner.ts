import type { Runner } from '../../src/testkit/runner';

/** Jest, as the contract suites of the kit want their runner. */
export const runner: Runner = { describe, test, beforeEach, afterEach };
