import {
  bind,
  ConfigSource,
  Countries,
  type Country,
  Geo,
  type LanguageItem,
  Languages,
  Marketing,
  type MarketingRecord,
  PortalError,
  type SiteDomain,
  Sites,
  type TextMap,
  Texts,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { inMemory, replaces, runner, world } from './trial';

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

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(ConfigSource, () => new BuiltInConfig(), {
    stock: kit.FakeConfigSource.prototype,
  });
  replaces(Sites, () => new OnlySite({ companyId: 1, siteId: 7 }), {
    stock: kit.FakeSites.prototype,
  });
  replaces(Countries, () => new LicensedCountries(), {
    stock: kit.FakeCountries.prototype,
    ask: (portal) => portal.resolve(Countries).list(7),
  });
  replaces(Languages, () => new SpokenLanguages(), {
    stock: kit.FakeLanguages.prototype,
    ask: (portal) => portal.language.loadChoices(),
  });
  replaces(Texts, () => new HouseTexts(), { stock: kit.FakeTexts.prototype });
  replaces(Geo, () => new OfficeGeo(), {
    stock: kit.FakeGeo.prototype,
    options: { address: '/login?utm_source=letter' },
    ask: (portal) => portal.marketing.start(),
  });
  replaces(Marketing, () => new VisitBook(), {
    stock: kit.FakeMarketing.prototype,
    ask: (portal) => portal.marketing.start(),
  });
  kit.describeConfigSourceContract(
    runner,
    'BuiltIn',
    world(bind(ConfigSource, () => new BuiltInConfig())),
    inMemory,
  );
  kit.describeSitesContract(
    runner,
    'Only',
    () => {
      const site = { companyId: 42, siteId: 7 };
      return kit.makeFakeWorld({ bindings: [bind(Sites, () => new OnlySite(site))], ...site });
    },
    inMemory,
  );
  kit.describeCountriesContract(
    runner,
    'Licensed',
    world(bind(Countries, () => new LicensedCountries())),
    inMemory,
  );
  kit.describeLanguagesContract(
    runner,
    'Spoken',
    world(bind(Languages, () => new SpokenLanguages())),
    inMemory,
  );
  kit.describeTextsContract(runner, 'House', world(bind(Texts, () => new HouseTexts())), inMemory);
  kit.describeGeoContract(
    runner,
    'Office',
    () =>
      kit.makeFakeWorld({
        bindings: [bind(Geo, () => new OfficeGeo())],
        visitor: { ip: '198.51.100.4', continent: 'EU' },
      }),
    inMemory,
  );
  kit.describeMarketingContract(runner, 'Visits', world(bind(Marketing, () => new VisitBook())), inMemory);
}
