import type { Applications, SavedApplication } from '../../application/ports/applications';
import { NOBODY, type Person } from '../../domain/onboarding/person';
import type { FakeBackend } from './fake-backend';

/** Applications in memory, by type. */
export class FakeApplications implements Applications {
  private readonly kept = new Map<number, SavedApplication>();

  constructor(private readonly backend: FakeBackend) {}

  saved(typeId: number, signal?: AbortSignal): Promise<SavedApplication> {
    const answer = () => this.kept.get(typeId) ?? { person: NOBODY, savedAt: null };
    return this.backend.secured('application', answer, { args: [typeId], signal });
  }

  save(typeId: number, person: Person): Promise<string> {
    const { backend } = this;
    return backend.secured(
      'saveApplication',
      () => {
        const savedAt = new Date(backend.now()).toISOString();
        this.kept.set(typeId, { person: { ...person }, savedAt });
        return savedAt;
      },
      { args: [typeId, person] },
    );
  }

  close(): Promise<void> {
    return this.backend.secured('closeOnboarding', (client) => {
      client.setting = { ...client.setting, isOpenAccount: false };
    });
  }

  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string> {
    return this.backend.secured('onboardingUrl', () => this.backend.onboardingUrl, {
      args: [domain],
      signal,
    });
  }
}
