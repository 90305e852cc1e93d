import { makeAutoObservable, runInAction } from 'mobx';
import { expiryFrom, SESSION_WARNING_SECONDS, type Session } from '../../domain/session/session';
import { keysClearedBySignOut } from '../../domain/kernel/storage-keys.table';
import type { Auth } from './ports/auth';
import type { Clock } from '../kernel/ports/clock';
import type { Gateway } from '../kernel/core-ports/gateway';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { Page } from '../kernel/ports/page';
import type { SessionVault } from './core-ports/session-vault';
import type { LocalStore, TabStore } from '../kernel/ports/storage';
import type { Queries } from '../remote/queries';
import { clearTab } from '../kernel/tab-owner';

/** Why a session ended. `manual`: the client signed out; `elsewhere`: in another tab. */
export type SessionEnd = 'manual' | 'unauthorized' | 'expired' | 'elsewhere';

export interface SessionPorts {
  vault: SessionVault;
  local: LocalStore;
  tab: TabStore;
  clock: Clock;
  gateway: Gateway;
  auth: Auth;
  page: Page;
  navigation: Navigation;
  queries: Queries;
}

/**
 * Who is signed in, until when, and how that ends (R4 "Session"). Every re-check reads the
 * browser's storage, since another tab may have changed it (D5).
 */
export class SessionStore {
  token: string | null = null;
  /** Seconds since the epoch on the browser's clock. */
  expiresAt = 0;
  /** The session ends within two minutes: time to ask whether to stay. */
  endsSoon = false;
  renewing = false;
  /** Why the last session of this page ended; the sign-in page says so. */
  lastEnd: SessionEnd | null = null;
  #cancelTimer: (() => void) | null = null;
  readonly #ports: SessionPorts;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** False where the browser keeps nothing: the session ends with this page (P1). */
  get persistent(): boolean {
    return this.#ports.vault.persistent;
  }

  get signedIn(): boolean {
    return this.token !== null;
  }

  /** Takes up the stored session and starts watching it. Called once, before anything is painted. */
  start(): void {
    const { gateway, page, vault } = this.#ports;
    gateway.onUnauthorized((refused) => this.unauthorized(refused));
    vault.onForeignChange(() => this.recheck());
    page.onReturn(() => this.recheck());
    const stored = this.#readStored();
    if (stored) this.adopt(stored);
    // A session that has ended or can't be read is removed; the visitor's language stays.
    else vault.clear();
  }

  /** Takes a token: stored for one hour, and sent with every call from now on. */
  accept(token: string): void {
    const another = this.token !== null && this.token !== token;
    this.keep(token);
    // After the new bearer is in place: what is asked anew must not be asked with the old one.
    if (another) this.#ports.queries.forgetClient();
  }

  /** Compares the storage with what this tab believes, and follows it (S6, S8). */
  recheck(): void {
    const stored = this.#readStored();
    if (!stored) {
      const passed = this.expiresAt * 1000 <= this.#ports.clock.now();
      return this.end(passed ? 'expired' : this.#leftByHand ? 'manual' : 'elsewhere');
    }
    if (stored.token !== this.token) return this.#follow();
    if (stored.expiresAt !== this.expiresAt) this.adopt(stored);
  }

  /**
   * Ends the session; `lastEnd` tells the router, which leads to the sign-in. Later calls find it ended and do nothing,
   * so fifty 401s make one sign-out. By hand it also ends a session that another tab has stored unnoticed: who signs
   * out wants nobody signed in at this browser, and the sign-in page would lead straight into the other session.
   */
  signOut(reason: SessionEnd): void {
    // Revoking needs the bearer that is about to go; whether it arrives changes nothing here (S2).
    if (reason === 'manual' && this.token !== null)
      this.#ports.auth.revoke(this.token).catch(() => undefined);
    this.end(reason);
  }

  private end(reason: SessionEnd): void {
    if (this.token === null) return;
    const { gateway, navigation, queries, tab } = this.#ports;
    const { path, search } = navigation.current();
    this.token = null;
    this.expiresAt = 0;
    this.endsSoon = false;
    this.lastEnd = reason;
    this.#cancelTimer?.();
    gateway.setBearer(null);
    this.#clearStorage();
    queries.forgetClient();
    clearTab(tab, reason === 'manual' ? 'by-hand' : 'forced');
    if (reason === 'manual') tab.set('portico.signedOut', 'true');
    else tab.set('portico.returnTo', path + search);
  }

  /** A guard refused this path: the client comes back to it after the sign-in (D5). */
  refuse(path: string): void {
    if (this.lastEnd !== 'manual') this.#ports.tab.set('portico.returnTo', path);
  }

  /** A link brings its own destination; a path refused before no longer counts. */
  dropReturnPath(): void {
    this.#ports.tab.remove('portico.returnTo');
  }

  /**
   * Where the sign-in page leads: the path that was refused before, else the accounts. The path is forgotten by
   * reading it.
   */
  takeReturnPath(): string {
    const { tab } = this.#ports;
    const back = tab.get('portico.returnTo');
    tab.remove('portico.returnTo');
    return back ?? '/accounts';
  }

  /** "Stay signed in": a new token of the same client for another hour. Resolves to false where the gateway can't renew. */
  async renew(): Promise<boolean> {
    if (this.renewing) return false;
    this.renewing = true;
    const before = this.token;
    try {
      const token = await this.#ports.auth.renew();
      if (this.token !== before) return true;
      if (this.#overtaken) this.#follow();
      else this.keep(token);
      return true;
    } catch {
      return false;
    } finally {
      runInAction(() => (this.renewing = false));
    }
  }

  private keep(token: string): void {
    const { clock, vault } = this.#ports;
    const session = { token, expiresAt: expiryFrom(Math.floor(clock.now() / 1000)) };
    vault.store(session);
    this.adopt(session);
    this.lastEnd = null;
  }

  private unauthorized(refusedToken: string): void {
    if (refusedToken !== this.token) return;
    if (this.#overtaken) this.#follow();
    else this.signOut('unauthorized');
  }

  /** Another tab has put a session in the place of this one, and this tab was not told yet: it may have been frozen. */
  get #overtaken(): boolean {
    const stored = this.#readStored();
    return stored !== undefined && stored.token !== this.token;
  }

  /**
   * The client has signed out in this very tab, but on a page that came after this one: this one has waited in the
   * back/forward cache.
   */
  get #leftByHand(): boolean {
    return this.#ports.tab.get('portico.signedOut') !== null;
  }

  /** Only the gateway knows whose session the other tab has stored: reload under it rather than mix two clients. */
  #follow(): void {
    this.#ports.page.reload();
  }

  private adopt({ token, expiresAt }: Session): void {
    this.token = token;
    this.expiresAt = expiresAt;
    this.#ports.gateway.setBearer(token);
    this.#ports.tab.remove('portico.signedOut');
    this.watchExpiry();
  }

  private watchExpiry(): void {
    this.#cancelTimer?.();
    const left = this.expiresAt * 1000 - this.#ports.clock.now();
    const warnIn = left - SESSION_WARNING_SECONDS * 1000;
    this.endsSoon = warnIn <= 0;
    this.#cancelTimer = this.#ports.clock.after(warnIn > 0 ? warnIn : left, () =>
      warnIn > 0 ? this.watchExpiry() : this.recheck(),
    );
  }

  #readStored(): Session | undefined {
    return this.#ports.vault.read(this.#ports.clock.now() / 1000);
  }

  #clearStorage(): void {
    this.#ports.vault.clear();
    for (const key of keysClearedBySignOut('stores')) this.#ports.local.remove(key);
  }
}
