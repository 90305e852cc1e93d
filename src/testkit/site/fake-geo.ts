import type { Geo } from '../../application/site/ports/geo';
import type { FakeBackend } from '../portal/fake-backend';

/** The visitor's location, from the in-memory backend. */
export class FakeGeo implements Geo {
  constructor(private readonly backend: FakeBackend) {}

  ip(signal?: AbortSignal): Promise<string | null> {
    return this.backend.answerAnyone('ip', () => this.backend.visitor.ip, { signal });
  }

  continent(signal?: AbortSignal): Promise<string | null> {
    return this.backend.answerAnyone('country', () => this.backend.visitor.continent, { signal });
  }
}
