import { makeAutoObservable } from 'mobx';
import type { Variant } from '../../domain/site/company';
import type { BrandConfig, CompanySettings, SupportConfig } from '../../domain/site/config/company-settings';
import type { ClientStore } from '../client/client-store';
import type { SessionStore } from './session-store';
import type { SiteStore } from '../site/site-store';

/** The current company: the client's when signed in, the site's before (D1). */
export class CompanyStore {
  readonly #site: SiteStore;
  readonly #session: SessionStore;
  readonly #client: ClientStore;

  constructor(site: SiteStore, session: SessionStore, client: ClientStore) {
    this.#site = site;
    this.#session = session;
    this.#client = client;
    makeAutoObservable(this);
  }

  /** `undefined` until it is certain: nothing of a variant is painted before. */
  get companyId(): number | undefined {
    return this.#session.signedIn ? this.#client.setting?.companyId : this.#site.domain?.companyId;
  }

  /** The current variant; the site's while the client's is loading. */
  get variant(): Variant {
    return this.#site.companies.variantOf(this.companyId ?? this.#site.domain?.companyId);
  }

  get siteVariant(): Variant {
    return this.#site.companies.variantOf(this.#site.domain?.companyId);
  }

  /** Settings of the current company; empty until it is certain. */
  get settings(): CompanySettings {
    return this.#site.companies.settingsOf(this.companyId);
  }

  /** Support contacts of the current company. */
  get support(): SupportConfig {
    return { ...this.#site.config.support, ...this.settings.support };
  }

  /** The brand of the current company. */
  get brand(): BrandConfig {
    return this.#site.brandOf(this.companyId);
  }

  /** The site whose platform links count. */
  get siteId(): number | undefined {
    return this.#client.setting?.siteId ?? this.#site.domain?.siteId;
  }
}
