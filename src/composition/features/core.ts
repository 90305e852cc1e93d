import { QueryClient } from '@tanstack/query-core';
import { Auth } from '../../application/ports/auth';
import { Captcha } from '../../application/ports/captcha';
import { Clients } from '../../application/ports/clients';
import { Clipboard } from '../../application/ports/clipboard';
import { Clock } from '../../application/ports/clock';
import { ConfigSource } from '../../application/ports/config-source';
import { Gateway } from '../../application/own-ports/gateway';
import { Languages } from '../../application/ports/languages';
import { Navigation } from '../../application/own-ports/navigation';
import {
  BrandTokenNames,
  Brought,
  KnownCompanies,
  KnownProviders,
  OpeningPrefix,
  ReadEntryLink,
} from '../../application/own-ports/opening';
import { Page } from '../../application/ports/page';
import { SessionVault } from '../../application/own-ports/session-vault';
import { Sites } from '../../application/ports/sites';
import { LocalStore, TabStore } from '../../application/ports/storage';
import { Texts } from '../../application/ports/texts';
import { Translator } from '../../application/own-ports/translator';
import {
  ClientState,
  CompanyState,
  ConnectionState,
  LanguageState,
  NoticeState,
  SessionState,
  ThemeState,
} from '../../application/states';
import { createQueryClient } from '../../application/remote/query-client';
import { Startup } from '../../application/startup';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { CompanyStore } from '../../application/stores/company-store';
import { ConnectionStore } from '../../application/stores/connection-store';
import { ConsentStore } from '../../application/stores/consent-store';
import { Countdowns } from '../../application/stores/countdown';
import { EntryStore } from '../../application/stores/entry-store';
import { ErrorStore } from '../../application/stores/error-store';
import { LanguageStore } from '../../application/stores/language-store';
import { LayoutStore } from '../../application/stores/layout-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { SessionStore } from '../../application/stores/session-store';
import { SiteStore } from '../../application/stores/site-store';
import { ThemeStore } from '../../application/stores/theme-store';
import { ThirdPartyStore } from '../../application/stores/third-party-store';
import { BrowserClipboard } from '../../infrastructure/browser/browser-clipboard';
import { BrowserPage } from '../../infrastructure/browser/browser-page';
import { SystemClock } from '../../infrastructure/browser/system-clock';
import { bind, construct, shownAs } from '../../infrastructure/di/binding';
import { HttpAuth } from '../../infrastructure/http/http-auth';
import { HttpClient } from '../../infrastructure/http/http-client';
import { HttpClients } from '../../infrastructure/http/http-clients';
import { HttpConfigSource } from '../../infrastructure/http/http-config-source';
import { HttpLanguages } from '../../infrastructure/http/http-languages';
import { HttpSites } from '../../infrastructure/http/http-sites';
import { HttpTexts } from '../../infrastructure/http/http-texts';
import { WebStore } from '../../infrastructure/storage/web-store';
import { configuredCaptcha } from '../captcha';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { Providers } from '../providers';

/** What every page needs: start-up, session, client, company, language, theme and layout. */
export const feature = defineFeature({
  ports: [
    overHttp(Auth, HttpAuth),
    overHttp(Clients, HttpClients),
    overHttp(Sites, HttpSites),
    overHttp(Texts, HttpTexts),
    overHttp(Languages, HttpLanguages),
    overHttp(ConfigSource, HttpConfigSource),
    bind(Captcha, [HttpClient, SiteStore, Providers], configuredCaptcha),
    bind(LocalStore, () => new WebStore(() => window.localStorage)),
    bind(TabStore, () => new WebStore(() => window.sessionStorage)),
    bind(Clock, () => new SystemClock()),
    bind(Page, () => new BrowserPage()),
    bind(Clipboard, () => new BrowserClipboard()),
  ],
  stores: [
    bind(QueryClient, createQueryClient),
    construct(Queries, QueryClient, Clock),
    construct(SiteStore, Page, KnownCompanies, Brought),
    construct(ConnectionStore, Page),
    construct(ConsentStore, LocalStore, SiteStore),
    construct(ThirdPartyStore),
    construct(Countdowns, Clock),
    construct(ErrorStore),
    construct(NoticeStore, Clock),
    construct(LayoutStore, LocalStore, Clock),
    construct(SessionStore, {
      vault: SessionVault,
      local: LocalStore,
      tab: TabStore,
      clock: Clock,
      gateway: Gateway,
      auth: Auth,
      page: Page,
      navigation: Navigation,
      queries: Queries,
    }),
    construct(ClientStore, Clients, Queries, TabStore),
    construct(CompanyStore, SiteStore, SessionStore, ClientStore),
    construct(
      LanguageStore,
      OpeningPrefix,
      {
        texts: Texts,
        languages: Languages,
        translator: Translator,
        local: LocalStore,
        page: Page,
        clients: Clients,
        queries: Queries,
        brought: Brought,
      },
      {
        site: SiteStore,
        session: SessionStore,
        client: ClientStore,
        company: CompanyStore,
        notices: NoticeStore,
      },
    ),
    construct(ThemeStore, Page, TabStore, Clients, SessionStore, ClientStore, NoticeStore),
    construct(EntryStore, ReadEntryLink, OpeningPrefix, Clients, Page, Navigation, {
      session: SessionStore,
      client: ClientStore,
      layout: LayoutStore,
      notices: NoticeStore,
      site: SiteStore,
    }),
    construct(
      Startup,
      {
        configSource: ConfigSource,
        gateway: Gateway,
        sites: Sites,
        page: Page,
        queries: Queries,
        tokenNames: BrandTokenNames,
        providers: KnownProviders,
      },
      {
        site: SiteStore,
        session: SessionStore,
        client: ClientStore,
        language: LanguageStore,
        layout: LayoutStore,
        theme: ThemeStore,
        entry: EntryStore,
        notices: NoticeStore,
        errors: ErrorStore,
      },
    ),
    shownAs(SessionState, SessionStore),
    shownAs(ClientState, ClientStore),
    shownAs(CompanyState, CompanyStore),
    shownAs(LanguageState, LanguageStore),
    shownAs(ThemeState, ThemeStore),
    shownAs(NoticeState, NoticeStore),
    shownAs(ConnectionState, ConnectionStore),
  ],
});
