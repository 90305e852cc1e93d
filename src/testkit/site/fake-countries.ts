import type { Countries, Country } from '../../application/site/ports/countries';
import type { FakeBackend } from '../portal/fake-backend';

/** A few countries, sorted by name. */
export class FakeCountries implements Countries {
  items: readonly Country[] = [
    { code: 'FR', name: 'France', dialCode: '+33' },
    { code: 'DE', name: 'Germany', dialCode: '+49' },
    { code: 'ID', name: 'Indonesia', dialCode: '+62' },
  ];

  constructor(private readonly backend: FakeBackend) {}

  list(siteId: number, signal?: AbortSignal): Promise<readonly Country[]> {
    return this.backend.open('siteCountry', () => this.items, { args: [siteId], signal });
  }
}
