import type { Partners } from '../../application/partnership/ports/partners';
import type { Partnership } from '../../domain/partnership/partnership';
import type { FakeBackend } from '../portal/fake-backend';

/** The partnership of the backend's client. */
export class FakePartners implements Partners {
  constructor(private readonly backend: FakeBackend) {}

  overview(signal?: AbortSignal): Promise<Partnership> {
    return this.backend.secured('partnership', ({ partnership }) => partnership, { signal });
  }
}
