import type { TabMember, Tabs } from '../../application/kernel/ports/tabs';
import { BASE } from './base';

/** Browser interfaces by which tabs find each other; tests replace them. */
export interface TabBrowser {
  /** Missing on a page that is not served securely, and in old browsers. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly Channel: (new (name: string) => BroadcastChannel) | undefined;
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

const thisBrowser = (): TabBrowser => ({
  locks: (navigator as { locks?: LockManager }).locks,
  Channel: globalThis.BroadcastChannel as TabBrowser['Channel'],
  window,
  document,
});

/** Changes with the messages between tabs, since tabs of two versions of the portal may be open at once. */
const VERSION = 1;

/** Tabs that take turns by Web Locks and talk by BroadcastChannel. */
export class BrowserTabs implements Tabs {
  readonly #browser: TabBrowser;

  constructor(browser: TabBrowser = thisBrowser()) {
    this.#browser = browser;
  }

  join(group: string, member: TabMember): () => void {
    const { document, window } = this.#browser;
    let leave: (() => void) | undefined;
    const hide = () => {
      leave?.();
      leave = undefined;
    };
    const update = () => {
      if (document.visibilityState === 'hidden') hide();
      else leave ??= this.#enter(`${BASE}portico-${group}-${VERSION}`, member);
    };
    update();
    document.addEventListener('visibilitychange', update);
    // A browser does not put a page with a lock or a channel into its back/forward cache.
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', update);
      hide();
    };
  }

  #enter(name: string, member: TabMember): () => void {
    const { Channel, locks } = this.#browser;
    const leaving = new AbortController();
    const { signal } = leaving;
    if (!Channel || !locks) {
      void member.lead(() => undefined, signal);
      return () => leaving.abort();
    }
    const channel = new Channel(name);
    channel.onmessage = ({ data }) => member.onMessage(data);
    const broadcast = (message: unknown) => {
      if (!signal.aborted) channel.postMessage(message);
    };
    // Rejects if this tab leaves before its turn.
    locks.request(name, { signal }, () => member.lead(broadcast, signal)).catch(() => undefined);
    return () => {
      leaving.abort();
      channel.onmessage = null;
      channel.close();
    };
  }
}
