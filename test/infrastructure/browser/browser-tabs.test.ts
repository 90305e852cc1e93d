import { BrowserTabs, type TabBrowser } from '../../../src/infrastructure/browser/browser-tabs';
import { describeTabsContract } from '../../../src/testkit/kernel/tabs.contract';
import { flush } from '../../../src/testkit/portal/flush';
import { runner } from '../../jest/runner';

/** Web Locks as browsers have them: first come, first served; a request that waits can be given up. */
class Locks {
  readonly #queues = new Map<string, (() => Promise<void>)[]>();

  request = (async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return new Promise<void>((resolve, reject) => {
      const turn = async () => {
        signal.removeEventListener('abort', giveUp);
        await work();
        queue.shift();
        void queue[0]?.();
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(turn), 1);
        reject(new Error('AbortError'));
      };
      signal.addEventListener('abort', giveUp);
      if (queue.push(turn) === 1) void turn();
    });
  }) as unknown as LockManager['request'];
}

/** BroadcastChannel as browsers have it: to all others of the name, later, as a copy. */
function channelsOf(open: Set<{ name: string; onmessage: ((event: MessageEvent) => void) | null }>) {
  return class {
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor(readonly name: string) {
      open.add(this);
    }
    postMessage(data: unknown): void {
      if (!open.has(this)) throw new Error('InvalidStateError');
      for (const other of open)
        if (other !== this && other.name === this.name)
          setTimeout(() => open.has(other) && other.onmessage?.({ data } as MessageEvent));
    }
    close(): void {
      open.delete(this);
    }
  } as unknown as NonNullable<TabBrowser['Channel']>;
}

function browser(has: { locks?: boolean; channels?: boolean } = {}) {
  const locks = has.locks === false ? undefined : new Locks();
  const Channel = has.channels === false ? undefined : channelsOf(new Set());
  return () => {
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    });
    const window = new EventTarget();
    const look = (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const tabs = new BrowserTabs({ locks, Channel, window, document });
    return { tabs, window, leave: () => look('hidden'), comeBack: () => look('visible') };
  };
}

describeTabsContract(runner, 'BrowserTabs', browser);

/** Joins, and notes whose turn it was. */
function joined({ tabs }: { tabs: BrowserTabs }) {
  const turns: AbortSignal[] = [];
  const leave = tabs.join('group', {
    onMessage: () => undefined,
    lead: (_tell, signal) =>
      new Promise((resolve) => {
        turns.push(signal);
        signal.addEventListener('abort', () => resolve());
      }),
  });
  return { turns, leave };
}

test.each([{ locks: false }, { channels: false }])('each tab is alone where %o', async (missing) => {
  const open = browser(missing);
  const [one, other] = [joined(open()), joined(open())];
  await flush();
  expect([one.turns.length, other.turns.length]).toEqual([1, 1]);
  one.leave();
  expect([one.turns[0]!.aborted, other.turns[0]!.aborted]).toEqual([true, false]);
});

test('a page that goes into the back/forward cache lets go, and joins again when it is back', async () => {
  const tab = browser()();
  const { turns } = joined(tab);
  await flush();
  tab.window.dispatchEvent(new Event('pagehide'));
  expect(turns[0]!.aborted).toBe(true);
  await flush();
  tab.window.dispatchEvent(new Event('pageshow'));
  await flush();
  expect(turns).toHaveLength(2);
});

test('a tab that is opened in the background waits until it is seen', async () => {
  const tab = browser()();
  tab.leave();
  const { turns } = joined(tab);
  await flush();
  expect(turns).toEqual([]);
  tab.comeBack();
  await flush();
  expect(turns).toHaveLength(1);
});
