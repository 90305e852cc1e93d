import { QueryClient } from '@tanstack/query-core';
import { Auth } from '../../../application/session/ports/auth';
import { Captcha } from '../../../application/session/ports/captcha';
import { Clients } from '../../../application/client/ports/clients';
import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { Clock } from '../../../application/kernel/ports/clock';
import { ConfigSource } from '../../../application/site/ports/config-source';
import { Gateway } from '../../../application/kernel/core-ports/gateway';
import { Languages } from '../../../application/language/ports/languages';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { ExtensionContributions } from '../../../application/access/core-ports/extension-contributions';
import {
  BrandTokenNames,
  KnownCompanies,
  KnownProviders,
} from '../../../application/site/core-ports/known-companies';
import { LaunchPrefix, ReadEntryLink } from '../../../application/session/core-ports/launch';
import { Page } from '../../../application/kernel/ports/page';
import { SessionVault } from '../../../application/session/core-ports/session-vault';
import { Sites } from '../../../application/site/ports/sites';
import { LocalStore, TabStore } from '../../../application/kernel/ports/storage';
import { Texts } from '../../../application/language/ports/texts';
import { Translator } from '../../../application/language/core-ports/translator';
import {
  ClientState,
  CompanyState,
  ConnectionState,
  LanguageState,
  NoticeState,
  SessionState,
  ThemeState,
} from '../../../application/startup/states';
import { createQueryClient } from '../../../application/remote/query-client';
import { Startup } from '../../../application/startup/startup';
import { Queries } from '../../../application/remote/queries';
import { ClientStore } from '../../../application/client/client-store';
import { CompanyStore } from '../../../application/session/company-store';
import { ConnectionStore } from '../../../application/kernel/connection-store';
import { ConsentStore } from '../../../application/marketing/consent-store';
import { Countdowns } from '../../../application/kernel/countdown';
import { EntryStore } from '../../../application/access/entry-store';
import { ErrorStore } from '../../../application/kernel/error-store';
import { LanguageStore } from '../../../application/language/language-store';
import { LanguageChoice } from '../../../application/kernel/language-choice';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { SessionLifecycle } from '../../../application/session/session-lifecycle';
import { SessionStore } from '../../../application/session/session-store';
import { SiteStore } from '../../../application/site/site-store';
import { ThemeStore } from '../../../application/session/theme-store';
import { ThirdPartyStore } from '../../../application/marketing/third-party-store';
import { BrowserClipboard } from '../../../infrastructure/browser/browser-clipboard';
import { BrowserPage } from '../../../infrastructure/browser/browser-page';
import { SystemClock } from '../../../infrastructure/browser/system-clock';
import { bind, construct, bindState } from '../../../infrastructure/di/binding';
import { HttpAuth } from '../../../infrastructure/session/http-auth';
import { HttpClient } from '../../../infrastructure/http/http-client';
import { HttpClients } from '../../../infrastructure/client/http-clients';
import { HttpConfigSource } from '../../../infrastructure/site/http-config-source';
import { HttpLanguages } from '../../../infrastructure/language/http-languages';
import { HttpSites } from '../../../infrastructure/site/http-sites';
import { HttpTexts } from '../../../infrastructure/language/http-texts';
import { WebStore } from '../../../infrastructure/storage/web-store';
import { configuredCaptcha } from '../../start/captcha';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { Providers } from '../../extensions/providers';

/** The stores of every page: start-up, session, client, company, language, theme and layout. */
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
    bind(Clock, [HttpClient], ({ time }) => new SystemClock(time)),
    bind(Page, () => new BrowserPage()),
    bind(Clipboard, () => new BrowserClipboard()),
  ],
  stores: [
    bind(QueryClient, createQueryClient),
    construct(Queries, QueryClient, Clock),
    construct(SiteStore, Page, KnownCompanies, ExtensionContributions),
    construct(ConnectionStore, Page),
    construct(ConsentStore, LocalStore, SiteStore),
    construct(ThirdPartyStore),
    construct(Countdowns, Clock),
    construct(ErrorStore),
    construct(NoticeStore, Clock),
    construct(LayoutStore, LocalStore, Clock),
    construct(LanguageChoice, LocalStore),
    construct(ClientStore, Clients, Queries, TabStore),
    construct(
      SessionLifecycle,
      {
        vault: SessionVault,
        local: LocalStore,
        tab: TabStore,
        gateway: Gateway,
        navigation: Navigation,
        queries: Queries,
      },
      {
        client: ClientStore,
        language: LanguageChoice,
        layout: LayoutStore,
      },
    ),
    construct(
      SessionStore,
      {
        vault: SessionVault,
        tab: TabStore,
        clock: Clock,
        gateway: Gateway,
        auth: Auth,
        page: Page,
      },
      SessionLifecycle,
    ),
    construct(CompanyStore, SiteStore, SessionStore, ClientStore),
    construct(
      LanguageStore,
      LaunchPrefix,
      {
        texts: Texts,
        languages: Languages,
        translator: Translator,
        local: LocalStore,
        page: Page,
        clients: Clients,
        queries: Queries,
        contributions: ExtensionContributions,
      },
      {
        choice: LanguageChoice,
        site: SiteStore,
        session: SessionStore,
        client: ClientStore,
        company: CompanyStore,
        notices: NoticeStore,
      },
    ),
    construct(ThemeStore, Page, TabStore, Clients, SessionStore, ClientStore, NoticeStore),
    construct(EntryStore, ReadEntryLink, LaunchPrefix, Clients, Page, Navigation, TabStore, {
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
        designTokenNames: BrandTokenNames,
        providers: KnownProviders,
      },
      {
        site: SiteStore,
        session: SessionStore,
        client: ClientStore,
        language: LanguageStore,
        theme: ThemeStore,
        entry: EntryStore,
        notices: NoticeStore,
        errors: ErrorStore,
      },
    ),
    bindState(SessionState, SessionStore),
    bindState(ClientState, ClientStore),
    bindState(CompanyState, CompanyStore),
    bindState(LanguageState, LanguageStore),
    bindState(ThemeState, ThemeStore),
    bindState(NoticeState, NoticeStore),
    bindState(ConnectionState, ConnectionStore),
  ],
});
