import { makeAutoObservable, runInAction } from 'mobx';
import { ConfigError, parseConfig, type PortalConfig } from '../../domain/site/config/portal-config';
import { siteDomainLanguage } from '../../domain/culture/prefix';
import type { SiteDomain } from '../../domain/site/site-domain';
import type { ProviderIds } from '../../domain/site/providers';
import type { ConfigSource } from '../site/ports/config-source';
import type { Gateway } from '../kernel/core-ports/gateway';
import type { Page } from '../kernel/ports/page';
import type { Sites } from '../site/ports/sites';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from '../client/client-store';
import type { EntryStore } from '../access/entry-store';
import type { ErrorStore } from '../kernel/error-store';
import type { LanguageStore } from '../language/language-store';
import type { NoticeStore } from '../kernel/notice-store';
import type { SessionStore } from '../session/session-store';
import type { SiteStore } from '../site/site-store';
import type { ThemeStore } from '../session/theme-store';

/**
 * Phase of start-up. `config-invalid` names a key and is final; `config-unreadable` and `failed` offer Retry; `closed` is
 * a site at which nobody can sign in (D1, D2, D5).
 */
export type StartupPhase =
  | 'starting'
  | 'config-invalid'
  | 'config-unreadable'
  | 'failed'
  | 'closed'
  | 'ready';

export interface StartupPorts {
  configSource: ConfigSource;
  gateway: Gateway;
  sites: Sites;
  page: Page;
  queries: Queries;
  /** Names that `brand.tokens` may override; loaded only if a brand overrides any. */
  designTokenNames: () => Promise<ReadonlySet<string>>;
  /** The providers that the configuration may name. */
  providers: ProviderIds;
}

export interface StartupStores {
  site: SiteStore;
  session: SessionStore;
  client: ClientStore;
  language: LanguageStore;
  theme: ThemeStore;
  entry: EntryStore;
  notices: NoticeStore;
  errors: ErrorStore;
}

/** True if a brand overrides tokens, whose names must be checked then. */
function hasTokens({ brand, companies }: PortalConfig): boolean {
  const brands = [brand, ...Object.values(companies).map((company) => company.brand)];
  return brands.some((brandConfig) => Object.keys(brandConfig?.tokens ?? {}).length > 0);
}

/** The start (R4): configuration, then site and session side by side, then texts. */
export class Startup {
  phase: StartupPhase = 'starting';
  /** The key and the reason of `config-invalid`. */
  configError: { key: string; reason: string } | null = null;
  readonly #siteQuery: RemoteQuery<SiteDomain>;
  #isStarted = false;
  readonly #ports: StartupPorts;
  readonly #stores: StartupStores;

  constructor(ports: StartupPorts, stores: StartupStores) {
    this.#ports = ports;
    this.#stores = stores;
    const { page, sites, queries } = ports;
    const { host, port } = page.address;
    this.#siteQuery = queries.query({
      scope: 'site',
      call: 'siteDomain',
      read: (signal) => sites.domain(host, siteDomainLanguage(stores.language.prefix, host, port), signal),
    });
    makeAutoObservable(this);
  }

  /** Runs the whole chain, from the beginning or again after a failure. Never rejects. */
  async run(): Promise<void> {
    this.phase = 'starting';
    if (!(await this.#configure())) return;
    try {
      const { session, entry, client, site, language, notices } = this.#stores;
      this.#startOnce();
      await entry.enter();
      if (session.signedIn) void client.load();
      const domain = await this.#siteQuery.load();
      site.setDomain(domain);
      await language.start();
      if (!session.persistent) notices.show('warning', 'session.notKept');
      this.setPhase(domain.isActive ? 'ready' : 'closed');
      void entry.greet();
    } catch (error) {
      this.#stores.errors.report(error);
      this.setPhase('failed');
    }
  }

  /** Starts the session and the theme at the first run only. */
  #startOnce(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#stores.session.start();
    this.#ports.queries.followConnection(this.#ports.page);
    this.#stores.theme.start();
  }

  async #configure(): Promise<boolean> {
    const { configSource, gateway, page, designTokenNames, providers } = this.#ports;
    try {
      const json = await configSource.read();
      const parsedConfig = parseConfig(json, page.address, undefined, providers);
      const hasBrandTokens = hasTokens(parsedConfig.config);
      const { config, unknownKeys } = hasBrandTokens
        ? parseConfig(json, page.address, await designTokenNames(), providers)
        : parsedConfig;
      for (const { key } of unknownKeys) console.warn(`config.json: unknown key "${key}"`);
      this.#stores.site.setConfig(config);
      gateway.configure(config);
      if (config.brand.favicon) page.setIcon(config.brand.favicon);
      return true;
    } catch (error) {
      this.#stores.errors.report(error);
      runInAction(() => {
        const isInvalid = error instanceof ConfigError;
        this.configError = isInvalid ? { key: error.key, reason: error.requirement } : null;
        this.phase = isInvalid ? 'config-invalid' : 'config-unreadable';
      });
      return false;
    }
  }

  private setPhase(phase: StartupPhase): void {
    this.phase = phase;
  }
}
