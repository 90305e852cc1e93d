import type { Partners } from '../../../src/application/ports/partners';
import type { Partnership } from '../../../src/domain/partnership/partnership';
import type { FakeBackend } from './fake-backend';

/** The partnership of the backend's client. */
export class FakePartners implements Partners {
  constructor(private readonly backend: FakeBackend) {}

  overview(signal?: AbortSignal): Promise<Partnership> {
    return this.backend.secured('partnership', ({ partnership }) => partnership, { signal });
  }
}
