import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Auth } from '../../application/ports/auth';
import { CampaignSlides } from '../../application/ports/campaign-slides';
import { Captcha, CaptchaProviders } from '../../application/ports/captcha';
import { Clients } from '../../application/ports/clients';
import { Clock } from '../../application/ports/clock';
import { ConfigSource } from '../../application/ports/config-source';
import { Gateway } from '../../application/ports/gateway';
import { Languages } from '../../application/ports/languages';
import { Navigation } from '../../application/ports/navigation';
import { Page } from '../../application/ports/page';
import { Platforms } from '../../application/ports/platforms';
import { SessionVault } from '../../application/ports/session-vault';
import { Sites } from '../../application/ports/sites';
import { LocalStore, TabStore } from '../../application/ports/storage';
import { Texts } from '../../application/ports/texts';
import { Translator } from '../../application/ports/translator';
import { createQueryClient } from '../../application/remote/query-client';
import { Startup } from '../../application/startup';
import { BoosterStore } from '../../application/stores/booster-store';
import { CampaignsCarouselStore } from '../../application/stores/campaigns-carousel-store';
import { ClientStore } from '../../application/stores/client-store';
import { CompanyStore } from '../../application/stores/company-store';
import { ConnectionStore } from '../../application/stores/connection-store';
import { ConsentStore } from '../../application/stores/consent-store';
import { Countdowns } from '../../application/stores/countdown';
import { EntryStore } from '../../application/stores/entry-store';
import { ErrorStore } from '../../application/stores/error-store';
import { LanguageStore } from '../../application/stores/language-store';
import { LayoutStore } from '../../application/stores/layout-store';
import { LoginStore } from '../../application/stores/login-store';
import { MenuStore } from '../../application/stores/menu-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { PlatformsStore } from '../../application/stores/platforms-store';
import { ReminderStore } from '../../application/stores/reminder-store';
import { SessionStore } from '../../application/stores/session-store';
import { SiteStore } from '../../application/stores/site-store';
import { ThemeStore } from '../../application/stores/theme-store';
import { ThirdPartyStore } from '../../application/stores/third-party-store';
import { STOCK, type Companies } from '../../domain/companies';
import type { Prefix } from '../../domain/language/prefixes.table';
import type { EntryLink } from '../../domain/session/entry-link';
import { id } from './token';

/** What the address said, and what a brand may override. */
export interface Opening {
  prefix: Prefix | '';
  readLink: (...brandSlugs: readonly string[]) => EntryLink;
  tokenNames: () => Promise<ReadonlySet<string>>;
  /** The companies that the portal knows before it is configured; those that it ships with by default. */
  companies?: Companies;
}

/** Boot, session, sign-in and shell: the stores that every page needs. Screens bring their own module. */
export function storesModule({ prefix, readLink, tokenNames, companies = STOCK }: Opening): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(QueryClient).toConstantValue(createQueryClient());
    bind(SiteStore)
      .toResolvedValue((page) => new SiteStore(page, companies), [id(Page)])
      .inSingletonScope();
    bind(ConnectionStore)
      .toResolvedValue((page) => new ConnectionStore(page), [id(Page)])
      .inSingletonScope();
    bind(ConsentStore)
      .toResolvedValue((local, site) => new ConsentStore(local, site), [id(LocalStore), SiteStore])
      .inSingletonScope();
    bind(ThirdPartyStore)
      .toResolvedValue(() => new ThirdPartyStore())
      .inSingletonScope();
    bind(Countdowns)
      .toResolvedValue((clock) => new Countdowns(clock), [id(Clock)])
      .inSingletonScope();
    bind(ErrorStore)
      .toResolvedValue(() => new ErrorStore())
      .inSingletonScope();
    bind(NoticeStore)
      .toResolvedValue((clock) => new NoticeStore(clock), [id(Clock)])
      .inSingletonScope();
    bind(LayoutStore)
      .toResolvedValue((local, clock) => new LayoutStore(local, clock), [id(LocalStore), id(Clock)])
      .inSingletonScope();
    bind(SessionStore)
      .toResolvedValue(
        (vault, local, tab, clock, gateway, auth, page, navigation, cache) =>
          new SessionStore({ vault, local, tab, clock, gateway, auth, page, navigation, cache }),
        [
          id(SessionVault),
          id(LocalStore),
          id(TabStore),
          id(Clock),
          id(Gateway),
          id(Auth),
          id(Page),
          id(Navigation),
          QueryClient,
        ],
      )
      .inSingletonScope();
    bind(ClientStore)
      .toResolvedValue(
        (clients, cache, clock, tab) => new ClientStore(clients, cache, clock, tab),
        [id(Clients), QueryClient, id(Clock), id(TabStore)],
      )
      .inSingletonScope();
    bind(CompanyStore)
      .toResolvedValue(
        (site, session, client) => new CompanyStore(site, session, client),
        [SiteStore, SessionStore, ClientStore],
      )
      .inSingletonScope();
    bind(LanguageStore)
      .toResolvedValue(
        (
          texts,
          languages,
          translator,
          local,
          page,
          clients,
          cache,
          clock,
          site,
          session,
          client,
          company,
          notices,
        ) =>
          new LanguageStore(
            prefix,
            { texts, languages, translator, local, page, clients, cache, clock },
            { site, session, client, company, notices },
          ),
        [
          id(Texts),
          id(Languages),
          id(Translator),
          id(LocalStore),
          id(Page),
          id(Clients),
          QueryClient,
          id(Clock),
          SiteStore,
          SessionStore,
          ClientStore,
          CompanyStore,
          NoticeStore,
        ],
      )
      .inSingletonScope();
    bind(ThemeStore)
      .toResolvedValue(
        (page, tab, clients, session, client, notices) =>
          new ThemeStore(page, tab, clients, session, client, notices),
        [id(Page), id(TabStore), id(Clients), SessionStore, ClientStore, NoticeStore],
      )
      .inSingletonScope();
    bind(PlatformsStore)
      .toResolvedValue(
        (platforms, cache, clock, company) => new PlatformsStore(platforms, cache, clock, company),
        [id(Platforms), QueryClient, id(Clock), CompanyStore],
      )
      .inSingletonScope();
    bind(MenuStore)
      .toResolvedValue(
        (company, client, platforms, language) => new MenuStore(company, client, platforms, language),
        [CompanyStore, ClientStore, PlatformsStore, LanguageStore],
      )
      .inSingletonScope();
    bind(ReminderStore)
      .toResolvedValue(
        (local, clock, navigation, client, company, layout) =>
          new ReminderStore(local, clock, navigation, client, company, layout),
        [id(LocalStore), id(Clock), id(Navigation), ClientStore, CompanyStore, LayoutStore],
      )
      .inSingletonScope();
    bind(BoosterStore)
      .toResolvedValue((platforms) => new BoosterStore(platforms), [id(Platforms)])
      .inSingletonScope();
    bind(CampaignsCarouselStore)
      .toResolvedValue(
        (slides, cache, clock, page, site, company) =>
          new CampaignsCarouselStore(slides, cache, clock, page, site, company),
        [id(CampaignSlides), QueryClient, id(Clock), id(Page), SiteStore, CompanyStore],
      )
      .inSingletonScope();
    bind(EntryStore)
      .toResolvedValue(
        (clients, page, navigation, session, client, layout, notices, site) =>
          new EntryStore(readLink, prefix, clients, page, navigation, {
            session,
            client,
            layout,
            notices,
            site,
          }),
        [
          id(Clients),
          id(Page),
          id(Navigation),
          SessionStore,
          ClientStore,
          LayoutStore,
          NoticeStore,
          SiteStore,
        ],
      )
      .inSingletonScope();
    bind(LoginStore)
      .toResolvedValue(
        (auth, captcha, tab, page, site, session, client) =>
          new LoginStore(auth, captcha, tab, page, site, session, client),
        [id(Auth), id(Captcha), id(TabStore), id(Page), SiteStore, SessionStore, ClientStore],
      )
      .inSingletonScope();
    bind(Startup)
      .toResolvedValue(
        (
          configSource,
          gateway,
          captcha,
          sites,
          page,
          clock,
          cache,
          site,
          session,
          client,
          language,
          layout,
          theme,
          entry,
          notices,
          errors,
        ) =>
          new Startup(
            { configSource, gateway, captcha, sites, page, clock, cache, tokenNames },
            { site, session, client, language, layout, theme, entry, notices, errors },
          ),
        [
          id(ConfigSource),
          id(Gateway),
          id(CaptchaProviders),
          id(Sites),
          id(Page),
          id(Clock),
          QueryClient,
          SiteStore,
          SessionStore,
          ClientStore,
          LanguageStore,
          LayoutStore,
          ThemeStore,
          EntryStore,
          NoticeStore,
          ErrorStore,
        ],
      )
      .inSingletonScope();
  });
}
