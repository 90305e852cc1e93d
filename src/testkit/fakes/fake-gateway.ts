import type { Gateway } from '../../application/ports/gateway';

/** The connection of all fake gateway adapters; remembers where it leads and as whom. */
export class FakeGateway implements Gateway {
  address: { apiBaseUrl: string; apiVersion: string } | null = null;
  bearer: string | null = null;
  private listener: (refusedToken: string) => void = () => undefined;

  configure({ apiBaseUrl, apiVersion }: { apiBaseUrl: string; apiVersion: string }): void {
    this.address = { apiBaseUrl, apiVersion };
  }

  setBearer(token: string | null): void {
    this.bearer = token;
  }

  onUnauthorized(listener: (refusedToken: string) => void): void {
    this.listener = listener;
  }

  /** A 401 came to a call with this token; fakes call it, and tests that play a late answer. */
  refused(token: string): void {
    this.listener(token);
  }
}
