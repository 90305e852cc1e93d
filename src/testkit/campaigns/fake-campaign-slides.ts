import type { CampaignSlides } from '../../application/campaigns/ports/campaign-slides';
import type { CampaignSlide } from '../../domain/campaigns/campaign-slide';
import type { FakeBackend } from '../portal/fake-backend';

/** Slides from the in-memory backend. */
export class FakeCampaignSlides implements CampaignSlides {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly CampaignSlide[]> {
    return this.backend.answerAnyone('campaignSlide', () => this.backend.campaignSlides, { signal });
  }
}
