import { makeAutoObservable } from 'mobx';
import { DEFAULT_OPTIONS, type RegistrationOptions } from '../../domain/registration/registration-options';
import type { Countries, Country } from '../site/ports/countries';
import type { Registration } from './ports/registration';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { countriesQuery } from '../site/countries-query';
import { registrationOptionsQuery } from './registration-options-query';
import type { SiteStore } from '../site/site-store';

export interface RegistrationListPorts {
  registration: Registration;
  countries: Countries;
  queries: Queries;
}

/** Lists of the registration forms: countries and the site's options, both from the gateway. */
export class RegistrationLists {
  readonly #countries: QueryFamily<readonly Country[], [siteId: number]>;
  readonly #options: QueryFamily<RegistrationOptions, [siteId: number]>;
  readonly #site: SiteStore;

  constructor({ countries, queries, registration }: RegistrationListPorts, site: SiteStore) {
    this.#site = site;
    this.#countries = countriesQuery(queries, countries);
    this.#options = registrationOptionsQuery(queries, registration);
    makeAutoObservable(this);
  }

  /** Loads both lists; failures appear in `countries` and `options`. */
  load(): void {
    this.countryQuery.load().catch(() => undefined);
    this.optionQuery.load().catch(() => undefined);
  }

  get countries(): Remote<readonly Country[]> {
    return this.countryQuery.state;
  }

  get options(): Remote<RegistrationOptions> {
    return this.optionQuery.state;
  }

  /** The gateway's options, or the defaults. */
  get effectiveOptions(): RegistrationOptions {
    return dataOf(this.options) ?? DEFAULT_OPTIONS;
  }

  retryCountries(): void {
    this.countryQuery.retry();
  }

  retryOptions(): void {
    this.optionQuery.retry();
  }

  /** Dial code of a country with plus sign; "" if it is unknown. */
  dialCode(country: string): string {
    return dataOf(this.countries)?.find(({ code }) => code === country)?.dialCode ?? '';
  }

  private get countryQuery(): RemoteQuery<readonly Country[]> {
    return this.#countries(this.#site.domain?.siteId ?? 0);
  }

  private get optionQuery(): RemoteQuery<RegistrationOptions> {
    return this.#options(this.#site.domain?.siteId ?? 0);
  }
}
