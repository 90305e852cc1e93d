import { expect } from 'expect';
import type { Tabs } from '../../application/kernel/ports/tabs';
import { untilSettled } from '../portal/until-settled';
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
    /** Joins a tab to the group, and records its turns as the leader and the messages it receives. */
    function joinGroup(tab: TabSubject, group = 'group') {
      const messages: unknown[] = [];
      const turns: { broadcast: (message: unknown) => void; signal: AbortSignal; end: () => void }[] = [];
      const leaveGroup = tab.tabs.join(group, {
        onMessage: (message) => messages.push(message),
        lead: (broadcast, signal) =>
          new Promise((resolve) => {
            turns.push({ broadcast, signal, end: resolve });
            signal.addEventListener('abort', () => resolve());
          }),
      });
      return { ...tab, messages, turns, leaveGroup };
    }
    beforeEach(() => {
      openTab = openBrowser();
    });

    test('one tab leads, and the others receive its messages', async () => {
      const [first, second, third] = [joinGroup(openTab()), joinGroup(openTab()), joinGroup(openTab())];
      await untilSettled();
      expect([first.turns.length, second.turns.length, third.turns.length]).toEqual([1, 0, 0]);
      first.turns[0]!.broadcast({ figures: [1] });
      await untilSettled();
      expect([first.messages, second.messages, third.messages]).toEqual([
        [],
        [{ figures: [1] }],
        [{ figures: [1] }],
      ]);
    });

    test('when the leading tab leaves, another one leads', async () => {
      const [first, second] = [joinGroup(openTab()), joinGroup(openTab())];
      await untilSettled();
      first.leaveGroup();
      await untilSettled();
      expect(first.turns[0]!.signal.aborted).toBe(true);
      expect(second.turns).toHaveLength(1);
      first.turns[0]!.broadcast('late');
      second.turns[0]!.broadcast('unheard');
      await untilSettled();
      expect([first.messages, second.messages]).toEqual([[], []]);
    });

    test('a hidden tab neither leads nor receives messages until it is visible again', async () => {
      const [first, second] = [joinGroup(openTab()), joinGroup(openTab())];
      await untilSettled();
      first.leave();
      await untilSettled();
      expect([first.turns[0]!.signal.aborted, second.turns.length]).toEqual([true, 1]);
      second.turns[0]!.broadcast('while hidden');
      await untilSettled();
      first.comeBack();
      await untilSettled();
      second.turns[0]!.broadcast('visible');
      await untilSettled();
      expect(first.messages).toEqual(['visible']);
      second.leaveGroup();
      await untilSettled();
      expect(first.turns).toHaveLength(2);
    });

    test('a waiting tab that leaves never leads', async () => {
      const [first, second] = [joinGroup(openTab()), joinGroup(openTab())];
      await untilSettled();
      second.leaveGroup();
      first.leaveGroup();
      await untilSettled();
      expect(second.turns).toEqual([]);
    });

    test('groups are independent of each other', async () => {
      const [tabOne, tabTwo] = [joinGroup(openTab(), 'one'), joinGroup(openTab(), 'other')];
      await untilSettled();
      expect([tabOne.turns.length, tabTwo.turns.length]).toEqual([1, 1]);
      tabOne.turns[0]!.broadcast('own group');
      await untilSettled();
      expect(tabTwo.messages).toEqual([]);
    });
  });
}
