import { makeAutoObservable, reaction, runInAction } from 'mobx';
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
import type { EntryStore } from '../session/entry-store';
import type { ErrorStore } from '../kernel/error-store';
import type { LanguageStore } from '../language/language-store';
import type { LayoutStore } from '../kernel/layout-store';
import type { NoticeStore } from '../kernel/notice-store';
import type { SessionStore } from '../session/session-store';
import type { SiteStore } from '../site/site-store';
import type { ThemeStore } from '../session/theme-store';

/**
 * Where start-up stands. `config-invalid` names a key and stays; `config-unreadable` and `failed` offer
 * Retry; `closed` is a site that lets nobody sign in (D1, D2, D5).
 */
export type Phase = 'starting' | 'config-invalid' | 'config-unreadable' | 'failed' | 'closed' | 'ready';

export interface StartupPorts {
  configSource: ConfigSource;
  gateway: Gateway;
  sites: Sites;
  page: Page;
  queries: Queries;
  /** Names that `brand.tokens` may override; asked for only where a brand overrides any. */
  tokenNames: () => Promise<ReadonlySet<string>>;
  /** The providers that the configuration may name. */
  providers: ProviderIds;
}

export interface StartupStores {
  site: SiteStore;
  session: SessionStore;
  client: ClientStore;
  language: LanguageStore;
  layout: LayoutStore;
  theme: ThemeStore;
  entry: EntryStore;
  notices: NoticeStore;
  errors: ErrorStore;
}

/** Whether a brand overrides a token: its name is checked then. */
function hasTokens({ brand, companies }: PortalConfig): boolean {
  const brands = [brand, ...Object.values(companies).map((company) => company.brand)];
  return brands.some((one) => Object.keys(one?.tokens ?? {}).length > 0);
}

/** The start (R4): configuration, then site and session side by side, then texts. */
export class Startup {
  phase: Phase = 'starting';
  /** The key and the reason of `config-invalid`. */
  configError: { key: string; reason: string } | null = null;
  readonly #siteQuery: RemoteQuery<SiteDomain>;
  #begun = false;
  #watching = false;
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
      const { session, entry, client, site, language } = this.#stores;
      this.#begin();
      await entry.enter();
      if (session.signedIn) void client.load();
      const domain = await this.#siteQuery.load();
      site.found(domain);
      await language.start();
      this.#watch();
      this.enter(domain.isActive ? 'ready' : 'closed');
    } catch (error) {
      this.#stores.errors.report(error);
      this.enter('failed');
    }
  }

  /** The session and the theme are taken up once, however often the start is tried. */
  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#stores.session.start();
    this.#ports.queries.followConnection(this.#ports.page);
    this.#stores.theme.start();
  }

  async #configure(): Promise<boolean> {
    const { configSource, gateway, page, tokenNames, providers } = this.#ports;
    try {
      const json = await configSource.read();
      const first = parseConfig(json, page.address, undefined, providers);
      const branded = hasTokens(first.config);
      const { config, unknownKeys } = branded
        ? parseConfig(json, page.address, await tokenNames(), providers)
        : first;
      for (const { key } of unknownKeys) console.warn(`config.json: unknown key "${key}"`);
      this.#stores.site.configured(config);
      gateway.configure(config);
      if (config.brand.favicon) page.setIcon(config.brand.favicon);
      return true;
    } catch (error) {
      this.#stores.errors.report(error);
      runInAction(() => {
        const invalid = error instanceof ConfigError;
        this.configError = invalid ? { key: error.key, reason: error.expected } : null;
        this.phase = invalid ? 'config-invalid' : 'config-unreadable';
      });
      return false;
    }
  }

  /** From now on the client and what the page keeps of them follow the session. */
  #watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    const { language, notices, session, layout } = this.#stores;
    reaction(
      () => session.signedIn,
      (signedIn) => {
        if (signedIn) return void this.#stores.client.load();
        language.forget();
        layout.reset();
      },
    );
    if (!session.persistent) notices.show('warning', 'session.notKept');
  }

  private enter(phase: Phase): void {
    this.phase = phase;
  }
}
