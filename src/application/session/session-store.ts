import { makeAutoObservable, runInAction } from 'mobx';
import type { UserSetting } from '../../domain/client/user-setting';
import {
  expiryFrom,
  SESSION_WARNING_SECONDS,
  type Session,
  type SessionEnd,
} from '../../domain/session/session';
import type { Auth } from './ports/auth';
import type { Clock } from '../kernel/ports/clock';
import type { Gateway } from '../kernel/core-ports/gateway';
import type { Page } from '../kernel/ports/page';
import type { SessionVault } from './core-ports/session-vault';
import type { TabStore } from '../kernel/ports/storage';
import type { SessionLifecycle } from './session-lifecycle';

export interface SessionPorts {
  vault: SessionVault;
  tab: TabStore;
  clock: Clock;
  gateway: Gateway;
  auth: Auth;
  page: Page;
}

/**
 * The session of this page: its token, its expiry and its end (R4 "Session"). Every re-check reads the browser's
 * storage, since another tab may have changed it (D5).
 */
export class SessionStore {
  token: string | null = null;
  /** Seconds since the epoch on the device's clock. */
  expiresAt = 0;
  /** The session ends within two minutes: the client may choose to stay. */
  endsSoon = false;
  isRenewing = false;
  /** Why the last session of this page ended; shown on the sign-in page. */
  lastEnd: SessionEnd | null = null;
  #cancelTimer: (() => void) | null = null;
  readonly #ports: SessionPorts;
  readonly #lifecycle: SessionLifecycle;

  constructor(ports: SessionPorts, lifecycle: SessionLifecycle) {
    this.#ports = ports;
    this.#lifecycle = lifecycle;
    makeAutoObservable(this);
  }

  /** False if the browser stores nothing: the session ends with this page (P1). */
  get persistent(): boolean {
    return this.#ports.vault.persistent;
  }

  get signedIn(): boolean {
    return this.token !== null;
  }

  /** Restores the stored session and starts watching it. Called once, before the first render. */
  start(): void {
    const { gateway, page, vault } = this.#ports;
    gateway.onUnauthorized((refusedToken) => this.handleUnauthorized(refusedToken));
    vault.onForeignChange(() => this.recheck());
    page.onReturn(() => this.recheck());
    const storedSession = this.#readStored();
    // A session that has ended or can't be read is removed; the visitor's language stays.
    if (!storedSession) return vault.clear();
    this.adopt(storedSession);
    this.#lifecycle.onResumed(storedSession);
  }

  /**
   * Begins a session of one hour.
   * @param setting of the token's client, if it was loaded already.
   */
  accept(token: string, setting?: UserSetting): void {
    const isOtherSession = this.token !== null && this.token !== token;
    this.lastEnd = null;
    this.#lifecycle.onSignedIn(this.adopt(this.#sessionOf(token)), isOtherSession, setting);
  }

  /** Compares this tab's session with the storage, and follows the storage (S6, S8). */
  recheck(): void {
    const storedSession = this.#readStored();
    if (!storedSession) {
      const isExpired = this.expiresAt * 1000 <= this.#ports.clock.deviceNow();
      return this.end(isExpired ? 'expired' : this.#signedOutInThisTab ? 'manual' : 'elsewhere');
    }
    if (storedSession.token !== this.token) return this.#reloadForOtherSession();
    if (storedSession.expiresAt !== this.expiresAt) this.adopt(storedSession);
  }

  /**
   * Ends the session and opens the sign-in page. Later calls do nothing, so fifty 401s make one sign-out. A manual sign-out also ends a session that another tab has stored meanwhile: the client wants no
   * session in this browser, and the sign-in page would open the other one.
   */
  signOut(reason: SessionEnd): void {
    // Revoking needs the bearer that is about to be removed; its outcome changes nothing here (S2).
    if (reason === 'manual' && this.token !== null)
      this.#ports.auth.revoke(this.token).catch(() => undefined);
    this.end(reason);
  }

  private end(reason: SessionEnd): void {
    if (this.token === null) return;
    this.token = null;
    this.expiresAt = 0;
    this.endsSoon = false;
    this.lastEnd = reason;
    this.#cancelTimer?.();
    this.#lifecycle.onSignedOut(reason);
  }

  /** Stores the path that a guard rejected: the client returns to it after the sign-in (D5). */
  storeReturnPath(path: string): void {
    if (this.lastEnd !== 'manual') this.#ports.tab.set('portico.returnTo', path);
  }

  /** Drops the stored path, e.g. because a link has its own destination. */
  dropReturnPath(): void {
    this.#ports.tab.remove('portico.returnTo');
  }

  /**
   * Reads the path to open after the sign-in: the one that a guard rejected, else the accounts. No getter, since MobX
   * would cache a value of the tab's storage.
   */
  readReturnPath(): string {
    return this.#ports.tab.get('portico.returnTo') ?? '/accounts';
  }

  /** "Stay signed in": a new token of the same client for another hour. Resolves to false if the gateway can't renew. */
  async renew(): Promise<boolean> {
    if (this.isRenewing) return false;
    this.isRenewing = true;
    const previousToken = this.token;
    try {
      const token = await this.#ports.auth.renew();
      if (this.token !== previousToken) return true;
      if (this.#replacedByOtherTab) this.#reloadForOtherSession();
      else this.renewWith(token);
      return true;
    } catch {
      return false;
    } finally {
      runInAction(() => (this.isRenewing = false));
    }
  }

  private renewWith(token: string): void {
    this.lastEnd = null;
    this.#lifecycle.onRenewed(this.adopt(this.#sessionOf(token)));
  }

  private handleUnauthorized(refusedToken: string): void {
    if (refusedToken !== this.token) return;
    if (this.#replacedByOtherTab) this.#reloadForOtherSession();
    else this.signOut('unauthorized');
  }

  /** Another tab has replaced the session, and this tab was not notified yet: it may have been frozen. */
  get #replacedByOtherTab(): boolean {
    const storedSession = this.#readStored();
    return storedSession !== undefined && storedSession.token !== this.token;
  }

  /**
   * The client has signed out in this tab on a later page, while this page was in the back/forward cache.
   */
  get #signedOutInThisTab(): boolean {
    return this.#ports.tab.get('portico.signedOut') !== null;
  }

  /** Reloads the page: only the gateway knows whose session the other tab has stored, and two clients must not mix. */
  #reloadForOtherSession(): void {
    this.#ports.page.reload();
  }

  private adopt(session: Session): Session {
    this.token = session.token;
    this.expiresAt = session.expiresAt;
    this.watchExpiry();
    return session;
  }

  private watchExpiry(): void {
    this.#cancelTimer?.();
    const remainingMs = this.expiresAt * 1000 - this.#ports.clock.deviceNow();
    const msUntilWarning = remainingMs - SESSION_WARNING_SECONDS * 1000;
    this.endsSoon = msUntilWarning <= 0;
    this.#cancelTimer = this.#ports.clock.after(msUntilWarning > 0 ? msUntilWarning : remainingMs, () =>
      msUntilWarning > 0 ? this.watchExpiry() : this.recheck(),
    );
  }

  #readStored(): Session | undefined {
    return this.#ports.vault.read(this.#ports.clock.deviceNow() / 1000);
  }

  #sessionOf(token: string): Session {
    return { token, expiresAt: expiryFrom(Math.floor(this.#ports.clock.deviceNow() / 1000)) };
  }
}
