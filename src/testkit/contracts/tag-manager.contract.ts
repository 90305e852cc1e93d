import { expect } from 'expect';
import type { TagManager } from '../../application/ports/tag-manager';
import type { Runner } from '../runner';

export interface TagManagerWorld {
  tagManager: TagManager;
  /** Ids whose containers were asked for so far. */
  loaded(): readonly string[];
  /** From now on no script comes, as with a blocker. */
  block(): void;
}

/** The contract of the port `TagManager`. */
export function describeTagManagerContract(
  runner: Runner,
  name: string,
  makeWorld: () => TagManagerWorld,
): void {
  const { describe, test } = runner;
  describe(`${name} keeps the contract of TagManager`, () => {
    test('loads the container of an id', () => {
      const { tagManager, loaded } = makeWorld();
      tagManager.load('GTM-MAIN1');
      expect(loaded()).toEqual(['GTM-MAIN1']);
    });

    test('a container that is blocked throws nothing', async () => {
      const { tagManager, block } = makeWorld();
      block();
      expect(() => tagManager.load('GTM-MAIN1')).not.toThrow();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  });
}
