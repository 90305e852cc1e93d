import type { Strategies } from '../../application/social/ports/strategies';
import type { Strategy } from '../../domain/social/strategy';
import type { FakeBackend } from '../portal/fake-backend';

/** Strategies from the in-memory backend. */
export class FakeStrategies implements Strategies {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Strategy[]> {
    return this.backend.secured('strategies', () => this.backend.strategies, { signal });
  }
}
