import type { Failure, TerminalCalls } from './calls';
import type { LiveFeed } from './live-feed';
import type { Store } from './store';
import { signedOut, type TerminalState } from './terminal-state';
import type { TerminalSignIn } from '../../terminal/terminal-wire';

const STORAGE_KEY = 'terminal.session';

/**
 * The session of a trading account. It lives in this tab, in the storage of the terminal's own origin: the portal cannot
 * read it, and it is never part of an address.
 */
export class Session {
  #isOpen = false;

  constructor(
    private readonly store: Store<TerminalState>,
    private readonly calls: TerminalCalls,
    private readonly feed: LiveFeed,
  ) {
    store.watch(({ session }) => {
      if (this.#isOpen && !session) writeStored(null);
      this.#isOpen = session !== null;
    });
  }

  /** Continues the session of a page that was loaded again. @param login the account that the page is for, if any. */
  static read(login: string, now: number): TerminalSignIn | null {
    try {
      const session = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as TerminalSignIn | null;
      if (!session || Date.parse(session.expiresAt) <= now) return null;
      return login === '' || login === String(session.account.login) ? session : null;
    } catch {
      return null;
    }
  }

  async signIn(login: string, password: string): Promise<Failure | undefined> {
    const answer = await this.calls.signIn(login, password);
    if (answer.kind !== 'done') return answer;
    this.open(answer.value);
    return undefined;
  }

  open(session: TerminalSignIn): void {
    writeStored(session);
    this.store.update({ session, hasSessionEnded: false });
    this.feed.start();
  }

  signOut(): void {
    // Sent with the token, before it is forgotten.
    void this.calls.signOut();
    this.feed.stop();
    this.store.update(signedOut(false));
  }
}

/** A browser that blocks the storage of framed pages throws: then the session lives as long as the page. */
function writeStored(session: TerminalSignIn | null): void {
  try {
    if (session) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the session is not persisted.
  }
}
