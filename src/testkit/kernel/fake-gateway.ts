import type { Gateway } from '../../application/kernel/core-ports/gateway';

/** The connection of all fake gateway adapters; records its configuration. */
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

  /** Called by fakes on a 401, and by tests that simulate a late answer. */
  reportUnauthorized(token: string): void {
    this.listener(token);
  }
}
