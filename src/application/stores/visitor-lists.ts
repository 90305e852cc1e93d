import { makeAutoObservable } from 'mobx';
import { DEFAULT_OPTIONS, type RegistrationOptions } from '../../domain/registration/registration-options';
import type { QueryClient } from '@tanstack/query-core';
import type { Clock } from '../ports/clock';
import type { Countries, Country } from '../ports/countries';
import type { Registration } from '../ports/registration';
import { dataOf, type Remote } from '../remote/remote';
import { RemoteQuery } from '../remote/remote-query';
import { registrationOptionsQuery } from './registration-options-query';
import type { SiteStore } from './site-store';

export interface VisitorListPorts {
  registration: Registration;
  countries: Countries;
  cache: QueryClient;
  clock: Clock;
}

/** What the registration forms choose from: countries and the site's options, both from the gateway. */
export class VisitorLists {
  private countryQuery: RemoteQuery<readonly Country[]> | null = null;
  private optionQuery: RemoteQuery<RegistrationOptions> | null = null;
  readonly #ports: VisitorListPorts;
  readonly #site: SiteStore;

  constructor(ports: VisitorListPorts, site: SiteStore) {
    this.#ports = ports;
    this.#site = site;
    makeAutoObservable(this);
  }

  /** Asks for both; failures show in `countries` and `options`. */
  load(): void {
    const { cache, clock, countries } = this.#ports;
    const siteId = this.#site.domain?.siteId ?? 0;
    this.countryQuery ??= new RemoteQuery(cache, clock, {
      scope: 'site',
      call: 'siteCountry',
      args: [siteId],
      read: (signal) => countries.list(siteId, signal),
    });
    this.optionQuery ??= registrationOptionsQuery(this.#ports, this.#site);
    this.countryQuery.load().catch(() => undefined);
    this.optionQuery.load().catch(() => undefined);
  }

  get countries(): Remote<readonly Country[]> {
    return this.countryQuery?.state ?? { status: 'idle' };
  }

  get options(): Remote<RegistrationOptions> {
    return this.optionQuery?.state ?? { status: 'idle' };
  }

  /** The options, or what holds without them. */
  get known(): RegistrationOptions {
    return dataOf(this.options) ?? DEFAULT_OPTIONS;
  }

  retryCountries(): void {
    this.countryQuery?.retry();
  }

  retryOptions(): void {
    this.optionQuery?.retry();
  }

  /** Dial code of a country with plus sign; "" where it is not known. */
  dialCode(country: string): string {
    return dataOf(this.countries)?.find(({ code }) => code === country)?.dialCode ?? '';
  }
}
