import type { ConfigSource } from '../../../src/application/ports/config-source';
import { PortalError } from '../../../src/domain/errors';

/** `/config.json` as a value. */
export class FakeConfigSource implements ConfigSource {
  /** `/config.json` is missing or can't be read. */
  unreadable = false;

  /** @param raw what `/config.json` holds. */
  constructor(public raw: unknown = {}) {}

  async read(): Promise<unknown> {
    if (this.unreadable) throw PortalError.unavailable({ status: 503 });
    return this.raw;
  }
}
