import type { RegionPopups } from '../../application/campaigns/ports/region-popups';
import type { RegionPopup } from '../../domain/campaigns/region-popup';
import type { FakeBackend } from '../portal/fake-backend';

/** The regional announcement from the in-memory backend. */
export class FakeRegionPopups implements RegionPopups {
  constructor(private readonly backend: FakeBackend) {}

  current(signal?: AbortSignal): Promise<RegionPopup | null> {
    return this.backend.open('regionPopup', () => this.backend.regionPopup, { signal });
  }
}
