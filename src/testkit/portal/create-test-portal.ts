import { QueryClient } from '@tanstack/query-core';
import { Startup } from '../../application/startup/startup';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { BoosterStore } from '../../application/platform/booster-store';
import { CampaignsCarouselStore } from '../../application/campaigns/campaigns-carousel-store';
import { ChatStore } from '../../application/support/chat-store';
import { ClientStore } from '../../application/client/client-store';
import { CompanyStore } from '../../application/session/company-store';
import { ConsentStore } from '../../application/marketing/consent-store';
import { ConversationStore } from '../../application/support/conversation-store';
import { EntryStore } from '../../application/access/entry-store';
import { LanguageStore } from '../../application/language/language-store';
import { LayoutStore } from '../../application/kernel/layout-store';
import { LoginStore } from '../../application/session/login-store';
import { MarketingStore } from '../../application/marketing/marketing-store';
import { MenuStore } from '../../application/access/menu-store';
import { NoticeStore } from '../../application/kernel/notice-store';
import { PlatformLinksStore } from '../../application/platform/platform-links-store';
import { RegionPopupStore } from '../../application/campaigns/region-popup-store';
import { ReminderStore } from '../../application/reminder/reminder-store';
import { SessionStore } from '../../application/session/session-store';
import { SiteStore } from '../../application/site/site-store';
import { TagManagerStore } from '../../application/marketing/tag-manager-store';
import { ThemeStore } from '../../application/session/theme-store';
import { ThirdPartyStore } from '../../application/marketing/third-party-store';
import type { Account } from '../../domain/accounts/account';
import type { UserSetting } from '../../domain/client/user-setting';
import { PortalError } from '../../domain/kernel/errors';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { CompanyEntry, BuiltInVariant } from '../../domain/site/company';
import type { Binding } from '../../infrastructure/di/binding';
import type { Resolve } from '../../infrastructure/di/token';
import { someAccounts } from '../accounts/accounts-data';
import { clientOf } from '../client/clients-data';
import { ENGLISH_FILES } from '../language/english';
import { FAULT_ERRORS } from './faults';
import { manyAccounts } from '../accounts/many-accounts';
import type { Scenario, ScenarioFault } from './scenarios';
import { seedBackend } from './seed-backend';
import { createFakes, type FakesOptions } from './create-fakes';
import type { FakeClient } from './fake-backend';
import { defineExtension } from '../../composition/extensions/define-extension';
import type { Extension } from '../../composition/extensions/extension';
import type { TestFakes } from './test-fakes';
import { composeFakes } from './fake-portal';
import { letProcessEnd } from './let-process-end';

/** Page, client and adapters of a test portal. */
export interface TestPortalOptions extends FakesOptions {
  /** Variant of the site and of its client; `main` by default. */
  variant?: BuiltInVariant;
  /** Companies added by an extension. */
  companies?: readonly CompanyEntry[];
  /** Overrides of the client's data, which is `clientOf(variant)` by default. */
  client?: Partial<UserSetting>;
  /** The initial situation, e.g. `scenarios.rejectedDocument`; the other options override it. */
  scenario?: Scenario;
  /** The client's accounts, or how many to generate; `someAccounts()` by default. */
  accounts?: readonly Account[] | number;
  /** Seed of generated data; the same seed gives the same data. 1 by default. */
  seed?: number;
  /** True if the page opens with a session in storage. */
  signedIn?: boolean;
  /** The test's own adapters or fakes, made with `bind(Port, make)`; they replace the kit's and any extension's. */
  bindings?: readonly Binding[];
  /** Extensions; their adapters replace the fakes. */
  extensions?: readonly Extension[];
}

/** The client's password in every test portal. */
export const TEST_PASSWORD = 'correct horse battery';

/**
 * A portal on fakes, with production's stores and composition. It makes no request before `start()`. The result has
 * the stores and the fakes; a fake whose port is replaced by `bindings` or an extension is not used.
 * @throws ExtensionError if a binding or an extension names something that does not exist.
 */
export function createTestPortal({ scenario = {}, ...portalOptions }: TestPortalOptions = {}) {
  letProcessEnd();
  const options = { ...scenario, ...portalOptions, client: { ...scenario.client, ...portalOptions.client } };
  const { variant = 'main', address = '/accounts', accounts = someAccounts() } = options;
  const fakes = createFakes(options);
  const client = fakes.backend.add({
    email: `${variant}@portico.test`,
    password: TEST_PASSWORD,
    setting: clientOf(variant, options.client),
    accounts: typeof accounts === 'number' ? manyAccounts(accounts, options.seed) : accounts,
    ...(scenario.documents && { documents: scenario.documents }),
    stockTraderUrl: 'https://stocks.example/trade',
    cfdTraderUrl: 'https://cfd.example/trade?theme=light',
    activeTools: new Set([6]),
  });
  seedBackend(fakes.backend, variant, ENGLISH_FILES);
  injectFaults(scenario, fakes);
  const token = options.signedIn ? storeSession(fakes, client) : null;

  const { resolve, codeLoader } = composeFakes({
    fakes,
    address,
    extensions: [
      ...(options.extensions ?? []),
      defineExtension({
        id: 'test',
        companies: options.companies ?? [],
        bindings: options.bindings ?? [],
      }),
    ],
  });
  resolve(ThirdPartyStore).setLoaded();
  return {
    ...fakes,
    ...storesOf(resolve),
    gateway: fakes.backend.gateway,
    cache: resolve(QueryClient),
    resolve,
    codeLoader,
    client: resolve(ClientStore),
    /** The portal's client at the gateway, with email and password. */
    owner: client,
    /** The token the page opened with; `null` if signed out. */
    token,
    /** Runs the start-up to its end. */
    start: () => resolve(Startup).run(),
  };
}

/** The stores of a portal on fakes, and the fakes for tests to inspect. */
export type TestPortal = ReturnType<typeof createTestPortal>;

function injectFaults({ faults = {} }: Scenario, { backend, configSource }: TestFakes): void {
  for (const [call, callFaults = []] of Object.entries(faults) as [EndpointKey, readonly ScenarioFault[]][]) {
    const errors = callFaults.map((fault) =>
      fault === 'unauthorized' ? PortalError.unauthorized() : FAULT_ERRORS[fault](),
    );
    if (call === 'config') for (const error of errors) configSource.failNext(error);
    else backend.failNext(call, ...errors);
  }
}

function storeSession({ backend, clock, vault }: TestFakes, client: FakeClient): string {
  const token = backend.issueToken(client);
  vault.store({ token, expiresAt: Math.floor(clock.now() / 1000) + 3600 });
  return token;
}

function storesOf(resolve: Resolve) {
  return {
    startup: resolve(Startup),
    site: resolve(SiteStore),
    session: resolve(SessionStore),
    company: resolve(CompanyStore),
    language: resolve(LanguageStore),
    layout: resolve(LayoutStore),
    theme: resolve(ThemeStore),
    entry: resolve(EntryStore),
    notices: resolve(NoticeStore),
    platforms: resolve(PlatformLinksStore),
    menu: resolve(MenuStore),
    login: resolve(LoginStore),
    accounts: resolve(AccountsStore),
    reminders: resolve(ReminderStore),
    regionPopup: resolve(RegionPopupStore),
    carousel: resolve(CampaignsCarouselStore),
    booster: resolve(BoosterStore),
    consent: resolve(ConsentStore),
    marketing: resolve(MarketingStore),
    tagManager: resolve(TagManagerStore),
    chat: resolve(ChatStore),
    conversation: resolve(ConversationStore),
  };
}
