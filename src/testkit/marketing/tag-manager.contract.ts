import { expect } from 'expect';
import type { TagManager } from '../../application/marketing/ports/tag-manager';
import type { Runner } from '../runner/runner';
import { requireCapabilities, type Capabilities } from '../runner/capabilities';

/** A tag manager and the page it works in. */
export interface TagManagerSubject {
  tagManager: TagManager;
  /** Ids of the containers requested so far. */
  loadedIds(): readonly string[];
  /** Blocks all scripts, like an ad blocker; not used for an adapter without `faults`. */
  block?(): void;
}

/** The contract of the port `TagManager`. */
export function describeTagManagerContract(
  runner: Runner,
  name: string,
  makeSubject: () => TagManagerSubject,
  capabilities: Capabilities = {},
): void {
  const { describe, test } = runner;
  const { test: testFault } = requireCapabilities(runner, capabilities, 'faults');
  describe(`${name} keeps the contract of TagManager`, () => {
    test('loads the container with an id', () => {
      const { tagManager, loadedIds } = makeSubject();
      tagManager.load('GTM-MAIN1');
      expect(loadedIds()).toEqual(['GTM-MAIN1']);
    });

    testFault('does not throw if a container is blocked', async () => {
      const { tagManager, block } = makeSubject();
      block!();
      expect(() => tagManager.load('GTM-MAIN1')).not.toThrow();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  });
}
