import type { SessionVault } from '../../application/session/core-ports/session-vault';
import type { Session } from '../../domain/session/session';

/** A session in memory; tests can make the browser refuse access and act as a second tab. */
export class FakeSessionVault implements SessionVault {
  private inMemory: Session | undefined;
  private refusal: 'none' | 'throws' | 'full' = 'none';
  private readonly listeners = new Set<() => void>();

  constructor(
    /** The session that the "browser" stores, expired or not; for tests to inspect. */
    public storedSession?: Session,
  ) {}

  get persistent(): boolean {
    return this.refusal === 'none';
  }

  read(nowSeconds: number): Session | undefined {
    const session = this.inMemory ?? (this.refusal === 'throws' ? undefined : this.storedSession);
    return session && session.expiresAt > nowSeconds ? session : undefined;
  }

  store(session: Session): void {
    this.clear();
    if (this.refusal === 'none') this.storedSession = session;
    else this.inMemory = session;
  }

  clear(): void {
    this.inMemory = undefined;
    if (this.refusal !== 'throws') this.storedSession = undefined;
  }

  onForeignChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Makes the browser refuse all access (private mode), or every write (storage full). */
  refuse(how: 'throws' | 'full'): void {
    this.refusal = how;
  }

  /** Another tab signs in, renews the session, or signs out (`undefined`). */
  changeElsewhere(session: Session | undefined): void {
    this.changeSilently(session);
    for (const listener of this.listeners) listener();
  }

  /** Another tab changes the session while this tab is frozen, or before it is notified. */
  changeSilently(session: Session | undefined): void {
    this.storedSession = session;
  }
}
