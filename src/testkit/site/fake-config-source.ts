import type { ConfigSource } from '../../application/site/ports/config-source';
import { PortalError } from '../../domain/kernel/errors';

/** `/config.json` as a value. */
export class FakeConfigSource implements ConfigSource {
  private failures: readonly PortalError[] = [];

  /** @param raw the content of `/config.json`. */
  constructor(public raw: unknown = {}) {}

  async read(): Promise<unknown> {
    const [failure, ...later] = this.failures;
    this.failures = later;
    if (failure) throw failure;
    return this.raw;
  }

  /**
   * Makes the next reads fail with these errors, one each; without arguments the next read fails as if the file were
   * missing.
   */
  failNext(...errors: PortalError[]): void {
    this.failures = [...this.failures, ...(errors.length > 0 ? errors : [PortalError.refused([], 404)])];
  }
}
