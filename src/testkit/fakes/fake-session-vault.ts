import type { SessionVault } from '../../application/ports/session-vault';
import type { Session } from '../../domain/session/session';

/** A session in memory, with a browser that can be told to refuse and a second tab that can be played. */
export class FakeSessionVault implements SessionVault {
  private inMemory: Session | undefined;
  private refusal: 'none' | 'throws' | 'full' = 'none';
  private readonly listeners = new Set<() => void>();

  constructor(
    /** What the "browser" holds, ended or not; a test looks at it. */
    public kept?: Session,
  ) {}

  get persistent(): boolean {
    return this.refusal === 'none';
  }

  read(nowSeconds: number): Session | undefined {
    const session = this.inMemory ?? (this.refusal === 'throws' ? undefined : this.kept);
    return session && session.expiresAt > nowSeconds ? session : undefined;
  }

  store(session: Session): void {
    this.clear();
    if (this.refusal === 'none') this.kept = session;
    else this.inMemory = session;
  }

  clear(): void {
    this.inMemory = undefined;
    if (this.refusal !== 'throws') this.kept = undefined;
  }

  onForeignChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** From now on the browser refuses everything (private mode), or every write (full). */
  refuse(how: 'throws' | 'full'): void {
    this.refusal = how;
  }

  /** Another tab signs somebody in, renews, or signs out (`undefined`). */
  changeElsewhere(session: Session | undefined): void {
    this.changeUnseen(session);
    for (const listener of this.listeners) listener();
  }

  /** The same while this tab is frozen, or before it is told. */
  changeUnseen(session: Session | undefined): void {
    this.kept = session;
  }
}
