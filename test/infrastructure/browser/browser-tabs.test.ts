import { BrowserTabs, type TabBrowser } from '../../../src/infrastructure/browser/browser-tabs';
import { describeTabsContract } from '../../../src/testkit/kernel/tabs.contract';
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { runner } from '../../jest/runner';

/** Web Locks: requests of a name run one after another, and a waiting one can be aborted. */
class Locks {
  readonly #queues = new Map<string, (() => Promise<void>)[]>();

  request = (async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return new Promise<void>((resolve, reject) => {
      const turn = async () => {
        signal.removeEventListener('abort', cancel);
        await work();
        queue.shift();
        void queue[0]?.();
        resolve();
      };
      const cancel = () => {
        queue.splice(queue.indexOf(turn), 1);
        reject(new Error('AbortError'));
      };
      signal.addEventListener('abort', cancel);
      if (queue.push(turn) === 1) void turn();
    });
  }) as unknown as LockManager['request'];
}

/** BroadcastChannel: a message reaches the other open channels of its name later. */
function channelsOf(openChannels: Set<{ name: string; onmessage: ((event: MessageEvent) => void) | null }>) {
  return class {
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor(readonly name: string) {
      openChannels.add(this);
    }
    postMessage(data: unknown): void {
      if (!openChannels.has(this)) throw new Error('InvalidStateError');
      for (const channel of openChannels)
        if (channel !== this && channel.name === this.name)
          setTimeout(() => openChannels.has(channel) && channel.onmessage?.({ data } as MessageEvent));
    }
    close(): void {
      openChannels.delete(this);
    }
  } as unknown as NonNullable<TabBrowser['Channel']>;
}

/** A browser, with or without these APIs; the returned function opens a tab. */
function openBrowser(support: { locks?: boolean; channels?: boolean } = {}) {
  const locks = support.locks === false ? undefined : new Locks();
  const Channel = support.channels === false ? undefined : channelsOf(new Set());
  return () => {
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    });
    const window = new EventTarget();
    const setVisibility = (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const tabs = new BrowserTabs({ locks, Channel, window, document });
    return { tabs, window, leave: () => setVisibility('hidden'), comeBack: () => setVisibility('visible') };
  };
}

describeTabsContract(runner, 'BrowserTabs', openBrowser);

/** Joins a tab to the group, and records the signals of its turns as the leader. */
function joinGroup({ tabs }: { tabs: BrowserTabs }) {
  const turns: AbortSignal[] = [];
  const leave = tabs.join('group', {
    onMessage: () => undefined,
    lead: (_broadcast, signal) =>
      new Promise((resolve) => {
        turns.push(signal);
        signal.addEventListener('abort', () => resolve());
      }),
  });
  return { turns, leave };
}

test.each([{ locks: false }, { channels: false }])('each tab leads in a browser with %o', async (support) => {
  const openTab = openBrowser(support);
  const [first, second] = [joinGroup(openTab()), joinGroup(openTab())];
  await untilSettled();
  expect([first.turns.length, second.turns.length]).toEqual([1, 1]);
  first.leave();
  expect([first.turns[0]!.aborted, second.turns[0]!.aborted]).toEqual([true, false]);
});

test('a page in the back/forward cache stops leading, and joins again when it is restored', async () => {
  const tab = openBrowser()();
  const { turns } = joinGroup(tab);
  await untilSettled();
  tab.window.dispatchEvent(new Event('pagehide'));
  expect(turns[0]!.aborted).toBe(true);
  await untilSettled();
  tab.window.dispatchEvent(new Event('pageshow'));
  await untilSettled();
  expect(turns).toHaveLength(2);
});

test('a tab that is opened in the background joins once it is visible', async () => {
  const tab = openBrowser()();
  tab.leave();
  const { turns } = joinGroup(tab);
  await untilSettled();
  expect(turns).toEqual([]);
  tab.comeBack();
  await untilSettled();
  expect(turns).toHaveLength(1);
});
