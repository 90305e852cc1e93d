import { makeAutoObservable } from 'mobx';
import type { ContributedScreen, KnownPages } from '../../domain/site/contributed-screens';
import type { Companies } from '../../domain/site/companies';
import { DEFAULT_CONFIG, type PortalConfig } from '../../domain/site/config/portal-config';
import { brandOver, type BrandConfig } from '../../domain/site/config/company-settings';
import type { SiteDomain } from '../../domain/site/site-domain';
import type { Page } from '../kernel/ports/page';

/** The runtime configuration and the site's record, once start-up has loaded them. */
export class SiteStore {
  config: PortalConfig = DEFAULT_CONFIG;
  domain: SiteDomain | null = null;
  /** The companies that the portal knows, as the configuration changes them. */
  companies: Companies;
  readonly #page: Page;
  readonly #composedCompanies: Companies;
  readonly #screens: readonly ContributedScreen[];

  /**
   * @param companies those that the portal was composed with.
   * @param screens of the extensions.
   */
  constructor(
    page: Page,
    companies: Companies,
    { screens }: { readonly screens: readonly ContributedScreen[] },
  ) {
    this.#page = page;
    this.#composedCompanies = companies;
    this.#screens = screens;
    this.companies = companies;
    makeAutoObservable(this);
  }

  /** Origin under which the portal was opened. */
  get origin(): string {
    return this.#page.address.origin;
  }

  /** The first address at which the portal is official; undefined if the configuration names none (D2-9). */
  get officialOrigin(): string | undefined {
    return this.config.publicOrigins[0];
  }

  /** True if the portal was opened at an address that is not official. */
  get isUnofficial(): boolean {
    const { publicOrigins } = this.config;
    return publicOrigins.length > 0 && !publicOrigins.includes(this.origin);
  }

  /** @throws ConfigError where `companies` names no variant. */
  setConfig(config: PortalConfig): void {
    this.companies = this.#composedCompanies.withConfig(config.companies);
    this.config = config;
  }

  /** The brand of a company: the configuration's, overlaid by the company's settings. */
  brandOf(companyId: number | undefined): BrandConfig {
    return brandOver(this.config.brand, this.companies.settingsOf(companyId).brand);
  }

  /** Every slug of a brand's social route (D1). */
  get slugs(): readonly string[] {
    const companySlugs = this.companies.settings.flatMap(({ brand }) => brand?.slug ?? []);
    return [...new Set([this.config.brand.slug, ...companySlugs])];
  }

  /** Pages besides the routes. */
  get pages(): KnownPages {
    return { slugs: this.slugs, screens: this.#screens };
  }

  setDomain(domain: SiteDomain): void {
    this.domain = domain;
  }
}
