import { makeAutoObservable } from 'mobx';
import type { Companies } from '../../domain/companies';
import { DEFAULT_CONFIG, type PortalConfig } from '../../domain/config/portal-config';
import type { SiteDomain } from '../../domain/site/site-domain';
import type { Page } from '../ports/page';

/** What this host serves: the runtime configuration and the site's record, once start-up has them. */
export class SiteStore {
  config: PortalConfig = DEFAULT_CONFIG;
  domain: SiteDomain | null = null;
  readonly #page: Page;

  /** @param companies those that the portal was composed with; the configuration's changes come with it. */
  constructor(
    page: Page,
    public companies: Companies,
  ) {
    this.#page = page;
    makeAutoObservable(this);
  }

  /** Origin under which the portal was opened. */
  get origin(): string {
    return this.#page.address.origin;
  }

  configured(config: PortalConfig): void {
    this.config = config;
  }

  found(domain: SiteDomain): void {
    this.domain = domain;
  }
}
