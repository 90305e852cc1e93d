import type { Runner } from './runner';

/**
 * Optional capabilities of an adapter, all true by default. A test that needs one set to `false` is skipped, and
 * the runner's report names the missing capability.
 */
export interface Capabilities {
  /** The backend behind the adapter can fail; false for one without a backend, e.g. in memory or a static table. */
  readonly faults?: boolean;
  /** A call is asynchronous, so its `AbortSignal` can cancel it. */
  readonly aborts?: boolean;
  /** A call without a session is refused. */
  readonly sessions?: boolean;
  /** Stored data survives reopening the page. */
  readonly persistent?: boolean;
  /** Changes made by another tab are noticed. */
  readonly foreignChanges?: boolean;
  /** Sessions can be renewed. */
  readonly renew?: boolean;
  /** Tokens can be revoked. */
  readonly revoke?: boolean;
}

/** Returns the runner, or one that skips every test with a reason if the adapter has not all of these capabilities. */
export function requireCapabilities(
  runner: Runner,
  capabilities: Capabilities,
  ...needs: readonly (keyof Capabilities)[]
): Runner {
  const missing = needs.filter((need) => capabilities[need] === false);
  if (missing.length === 0) return runner;
  const skip: Runner['test']['skip'] = (name, body) =>
    runner.test.skip(`${name} [left out, the adapter lacks: ${missing.join(', ')}]`, body);
  return { ...runner, test: Object.assign(skip.bind(null), { skip }) };
}
