import type { ChatWidget } from '../../application/support/ports/chat';
import { PortalError } from '../../domain/kernel/errors';

/** A chat provider that is loaded once a test sets `present`. */
export class FakeChatWidget implements ChatWidget {
  present = false;
  /** True if the script is blocked, as by an ad blocker. */
  isBlocked = false;
  readonly keys: string[] = [];
  /** The user at the provider: a token, `null` for an anonymous chat, undefined before any sign-in. */
  user: string | null | undefined = undefined;
  openCount = 0;
  private token: (() => Promise<string | null>) | null = null;

  async load(key: string): Promise<void> {
    if (!this.keys.includes(key)) this.keys.push(key);
    if (this.isBlocked) throw PortalError.unavailable();
  }

  identify(token: () => Promise<string | null>): void {
    this.token = token;
    this.requestToken();
  }

  forget(): void {
    this.token = null;
    this.user = undefined;
  }

  open(): void {
    this.openCount += 1;
  }

  /** The provider requests a new token for the client. */
  requestToken(): void {
    const { token } = this;
    void token?.().then((user) => {
      if (token === this.token) this.user = user;
    });
  }
}
