import type { Countries, Country } from '@portico/portal';
import { answer } from './answer';

const COUNTRIES: readonly Country[] = [
  { code: 'AT', name: 'Austria', dialCode: '+43' },
  { code: 'DE', name: 'Germany', dialCode: '+49' },
  { code: 'CH', name: 'Switzerland', dialCode: '+41' },
];

/** A port without a session: visitors who register choose one of the countries in which Acme has a licence. */
export class LicensedCountries implements Countries {
  list(_siteId: number, signal?: AbortSignal): Promise<readonly Country[]> {
    return answer(() => COUNTRIES, signal);
  }
}
