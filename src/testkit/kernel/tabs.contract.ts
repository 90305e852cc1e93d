import { expect } from 'expect';
import type { Tabs } from '../../application/kernel/ports/tabs';
import { flush } from '../portal/flush';
import type { Runner } from '../runner/runner';

/** A tab of a browser. */
export interface TabSubject {
  tabs: Tabs;
  /** The client switches to another tab, and returns. */
  leave(): void;
  comeBack(): void;
}

/**
 * The contract of the port `Tabs`.
 * @param openBrowser makes a browser without tabs; the returned function opens a tab.
 */
export function describeTabsContract(
  runner: Runner,
  name: string,
  openBrowser: () => () => TabSubject,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Tabs`, () => {
    let openTab: () => TabSubject;
    /** Joins a tab to the group: it leads until its turn is over, and records the messages it receives. */
    function joinGroup(tab: TabSubject, group = 'group') {
      const messages: unknown[] = [];
      const turns: { tell: (message: unknown) => void; signal: AbortSignal; end: () => void }[] = [];
      const leave = tab.tabs.join(group, {
        onMessage: (message) => messages.push(message),
        lead: (tell, signal) =>
          new Promise((resolve) => {
            turns.push({ tell, signal, end: resolve });
            signal.addEventListener('abort', () => resolve());
          }),
      });
      return { ...tab, heard: messages, turns, leaveGroup: leave };
    }
    beforeEach(() => {
      openTab = openBrowser();
    });

    test('one tab leads, and what it tells the others hear', async () => {
      const [first, second, third] = [joinGroup(openTab()), joinGroup(openTab()), joinGroup(openTab())];
      await flush();
      expect([first.turns.length, second.turns.length, third.turns.length]).toEqual([1, 0, 0]);
      first.turns[0]!.tell({ figures: [1] });
      await flush();
      expect([first.heard, second.heard, third.heard]).toEqual([[], [{ figures: [1] }], [{ figures: [1] }]]);
    });

    test('where the leading tab leaves, another takes its turn', async () => {
      const [first, second] = [joinGroup(openTab()), joinGroup(openTab())];
      await flush();
      first.leaveGroup();
      await flush();
      expect(first.turns[0]!.signal.aborted).toBe(true);
      expect(second.turns).toHaveLength(1);
      first.turns[0]!.tell('late');
      second.turns[0]!.tell('to nobody');
      await flush();
      expect([first.heard, second.heard]).toEqual([[], []]);
    });

    test('a hidden tab takes no part until it is seen again', async () => {
      const [first, second] = [joinGroup(openTab()), joinGroup(openTab())];
      await flush();
      first.leave();
      await flush();
      expect([first.turns[0]!.signal.aborted, second.turns.length]).toEqual([true, 1]);
      second.turns[0]!.tell('while hidden');
      await flush();
      first.comeBack();
      await flush();
      second.turns[0]!.tell('seen');
      await flush();
      expect(first.heard).toEqual(['seen']);
      second.leaveGroup();
      await flush();
      expect(first.turns).toHaveLength(2);
    });

    test('a tab that waits and leaves has no turn', async () => {
      const [first, second] = [joinGroup(openTab()), joinGroup(openTab())];
      await flush();
      second.leaveGroup();
      first.leaveGroup();
      await flush();
      expect(second.turns).toEqual([]);
    });

    test('groups know nothing of each other', async () => {
      const [tabOne, tabTwo] = [joinGroup(openTab(), 'one'), joinGroup(openTab(), 'other')];
      await flush();
      expect([tabOne.turns.length, tabTwo.turns.length]).toEqual([1, 1]);
      tabOne.turns[0]!.tell('to its own');
      await flush();
      expect(tabTwo.heard).toEqual([]);
    });
  });
}
