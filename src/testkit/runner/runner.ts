/** A test or a hook; the runner awaits the promise it may return. */
type Body = () => void;

/**
 * The functions of a test runner that contract suites need: `{ describe, test, beforeEach, afterEach }`. Jest's globals,
 * `import * as runner from 'vitest'` and `import * as runner from 'node:test'` all have it.
 */
export interface Runner {
  describe(name: string, suite: () => void): unknown;
  readonly test: {
    (name: string, body: Body): unknown;
    /** Reports a test that is not run. */
    skip(name: string, body: Body): unknown;
  };
  /** Runs before each test of its suite, including inner suites. */
  beforeEach(body: Body): unknown;
  afterEach(body: Body): unknown;
}
