import type { ClientProgress } from '../../application/dashboard/ports/client-progress';
import type { Blocker } from '../../domain/dashboard/blocker';
import type { FirstStep } from '../../domain/dashboard/first-steps';
import type { FakeBackend } from '../portal/fake-backend';

/** Blocked actions and completed steps of the backend's client. */
export class FakeClientProgress implements ClientProgress {
  constructor(private readonly backend: FakeBackend) {}

  blockers(signal?: AbortSignal): Promise<readonly Blocker[]> {
    return this.backend.secured('clientBlockers', ({ blockers }) => blockers, { signal });
  }

  firstSteps(signal?: AbortSignal): Promise<readonly FirstStep[]> {
    return this.backend.secured('firstSteps', ({ firstSteps }) => firstSteps, { signal });
  }
}
