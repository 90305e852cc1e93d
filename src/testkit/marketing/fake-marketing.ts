import type { Marketing, MarketingRecord } from '../../application/marketing/ports/marketing';
import type { FakeBackend } from '../portal/fake-backend';

/** Visits recorded in the in-memory backend. */
export class FakeMarketing implements Marketing {
  private readonly visitIds = new Set<string>();

  constructor(private readonly backend: FakeBackend) {}

  record(visit: MarketingRecord, signal?: AbortSignal): Promise<string> {
    return this.backend.answerAnyone('createMarketingId', () => this.idOf(visit), { args: [visit], signal });
  }

  private idOf({ existingGuid }: MarketingRecord): string {
    if (existingGuid !== null && this.visitIds.has(existingGuid)) return existingGuid;
    const id = `marketing-${this.visitIds.size + 1}`;
    this.visitIds.add(id);
    return id;
  }
}
