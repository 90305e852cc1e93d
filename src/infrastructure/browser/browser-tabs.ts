import type { TabMember, Tabs } from '../../application/kernel/ports/tabs';
import { BASE } from './base';

/** The parts of a browser by which its tabs know of each other; a test brings its own. */
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

/** Changes with what the tabs tell each other: those of two versions of the portal may be open at once. */
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
    const look = () => {
      if (document.visibilityState === 'hidden') hide();
      else leave ??= this.#enter(`${BASE}portico-${group}-${VERSION}`, member);
    };
    look();
    document.addEventListener('visibilitychange', look);
    // A page that holds a lock or a channel is not kept for the way back.
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', look);
      hide();
    };
  }

  #enter(name: string, member: TabMember): () => void {
    const { Channel, locks } = this.#browser;
    const left = new AbortController();
    const { signal } = left;
    if (!Channel || !locks) {
      void member.lead(() => undefined, signal);
      return () => left.abort();
    }
    const channel = new Channel(name);
    channel.onmessage = ({ data }) => member.hear(data);
    const tell = (message: unknown) => {
      if (!signal.aborted) channel.postMessage(message);
    };
    // Rejects where this tab leaves before its turn.
    locks.request(name, { signal }, () => member.lead(tell, signal)).catch(() => undefined);
    return () => {
      left.abort();
      channel.onmessage = null;
      channel.close();
    };
  }
}
