import { makeAutoObservable } from 'mobx';
import { DEFAULT_CONFIG, type PortalConfig } from '../../domain/config/portal-config';
import type { SiteDomain } from '../../domain/site/site-domain';

/** What this host serves: the runtime configuration and the site's record, once start-up has them. */
export class SiteStore {
  config: PortalConfig = DEFAULT_CONFIG;
  domain: SiteDomain | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  configured(config: PortalConfig): void {
    this.config = config;
  }

  found(domain: SiteDomain): void {
    this.domain = domain;
  }
}
