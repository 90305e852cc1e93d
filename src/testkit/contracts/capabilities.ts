import type { Runner } from '../runner';

/**
 * What an adapter may rightly lack. It has everything that is not said to be `false`; a test that needs more than it has
 * is skipped, and the runner's report names it and says why.
 */
export interface Capabilities {
  /** Whoever stands behind the adapter can fail; not so one that asks nobody, e.g. a memory, or a table of its own. */
  readonly faults?: boolean;
  /** A call takes time, so that its `AbortSignal` can end it. */
  readonly aborts?: boolean;
  /** A call is refused where nobody is signed in. */
  readonly sessions?: boolean;
  /** What is kept is there again when the page is opened anew. */
  readonly persistent?: boolean;
  /** Learns what another tab of the browser changes. */
  readonly foreignChanges?: boolean;
  /** Sessions can be renewed. */
  readonly renew?: boolean;
  /** Tokens can be revoked. */
  readonly revoke?: boolean;
}

/** The runner itself where the adapter has all that is needed; otherwise one that skips each test, and says why. */
export function needing(
  runner: Runner,
  capabilities: Capabilities,
  ...needs: readonly (keyof Capabilities)[]
): Runner {
  const lacking = needs.filter((need) => capabilities[need] === false);
  if (lacking.length === 0) return runner;
  const skip: Runner['test']['skip'] = (name, body) =>
    runner.test.skip(`${name} [left out, the adapter lacks: ${lacking.join(', ')}]`, body);
  return { ...runner, test: Object.assign(skip.bind(null), { skip }) };
}
