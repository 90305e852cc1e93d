import {
  type ConfigSource,
  type Countries,
  type Country,
  type Geo,
  type LanguageItem,
  type Languages,
  type Marketing,
  type MarketingRecord,
  PortalError,
  type SiteDomain,
  type Sites,
  type TextMap,
  type Texts,
} from '@portico/portal';
import { answer } from './answer';

/*
 * A site that knows all about itself: nothing of it is asked for at the gateway.
 */

/** The configuration that the build brings. */
export class BuiltInConfig implements ConfigSource {
  read(): Promise<unknown> {
    return answer(() => ({ apiBaseUrl: '', brand: { name: 'Acme', slug: 'acme' } }));
  }
}

/** Acme has one site, at whatever host. */
export class OnlySite implements Sites {
  readonly #site: SiteDomain;

  constructor(site: Pick<SiteDomain, 'companyId' | 'siteId'>) {
    this.#site = { isActive: true, culture: 'en-US', ...site };
  }

  domain(_host: string, _language: string, signal?: AbortSignal): Promise<SiteDomain> {
    return answer(() => this.#site, signal);
  }
}

const COUNTRIES: readonly Country[] = [
  { code: 'AT', name: 'Austria', dialCode: '+43' },
  { code: 'DE', name: 'Germany', dialCode: '+49' },
  { code: 'CH', name: 'Switzerland', dialCode: '+41' },
];

/** Where Acme takes clients from. */
export class LicensedCountries implements Countries {
  list(_siteId: number, signal?: AbortSignal): Promise<readonly Country[]> {
    return answer(() => COUNTRIES, signal);
  }
}

const LANGUAGES: readonly LanguageItem[] = [
  { culture: 'de-DE', name: 'Deutsch' },
  { culture: 'en-US', name: 'English' },
];

/** The two languages that Acme's support speaks. */
export class SpokenLanguages implements Languages {
  list(signal?: AbortSignal): Promise<readonly LanguageItem[]> {
    return answer(() => LANGUAGES, signal);
  }
}

/** Texts of a company's own. */
const HOUSE_TEXTS: TextMap = { 'meta.title': 'Acme', 'common.retry': 'Once more' };

/** English alone, in one file, with two texts that Acme words differently. */
export class HouseTexts implements Texts {
  shipped(folder: string, file: string, signal?: AbortSignal): Promise<TextMap> {
    return answer(() => {
      if (folder !== 'en' || file !== 'translation') throw PortalError.refused([], 404);
      return HOUSE_TEXTS;
    }, signal);
  }

  overlay(_culture: string, _companyId: number, signal?: AbortSignal): Promise<TextMap> {
    return answer(() => HOUSE_TEXTS, signal);
  }
}

/** Acme's intranet: everybody is in the office. */
export class OfficeGeo implements Geo {
  ip(signal?: AbortSignal): Promise<string | null> {
    return answer(() => '198.51.100.4', signal);
  }

  continent(signal?: AbortSignal): Promise<string | null> {
    return answer(() => 'EU', signal);
  }
}

/** Visits in a book of their own. */
export class VisitBook implements Marketing {
  readonly #visits = new Map<string, string>();

  record({ uri, existingGuid }: MarketingRecord, signal?: AbortSignal): Promise<string> {
    return answer(() => {
      const known = existingGuid !== null && this.#visits.has(existingGuid);
      const id = known ? existingGuid : `visit-${this.#visits.size + 1}`;
      this.#visits.set(id, uri);
      return id;
    }, signal);
  }
}
