import type { ClientProgress } from '../../application/dashboard/ports/client-progress';
import type { Blocker } from '../../domain/dashboard/blocker';
import type { FirstStep } from '../../domain/dashboard/first-steps';
import type { FakeBackend } from '../portal/fake-backend';

/** What is in the way of the backend's client, and what they have done. */
export class FakeClientProgress implements ClientProgress {
  constructor(private readonly backend: FakeBackend) {}

  blockers(signal?: AbortSignal): Promise<readonly Blocker[]> {
    return this.backend.secured('clientBlockers', ({ blockers }) => blockers, { signal });
  }

  firstSteps(signal?: AbortSignal): Promise<readonly FirstStep[]> {
    return this.backend.secured('firstSteps', ({ firstSteps }) => firstSteps, { signal });
  }
}
