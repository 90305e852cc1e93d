/**
 * The test kit: a portal on fakes, a working fake of every port, and the contract suites, which the fakes, Portico's
 * adapters and your own adapters must all pass. It depends on no test runner: a suite is given one. This file is the
 * kit's public API; import nothing else of it.
 */
export {
  createTestPortal,
  TEST_PASSWORD,
  type TestPortal,
  type TestPortalOptions,
} from './create-test-portal';
export { renderPortal, type RenderPortalOptions } from './render-portal';
export { settled } from './settled';
export type { FakesOptions } from './fakes/create-fakes';
export type { Runner } from './runner';

// A backend with its adapters, and the faults it can simulate.
export { makeFakeWorld, type FakeWorldOptions } from './contracts/fake-world';
export type { Capabilities } from './contracts/capabilities';
export type { Fault, GatewayWorld, MakeWorld } from './contracts/gateway-world';
export { describeGatewayPorts } from './contracts/gateway-ports';
export { rejectionOf } from './contracts/failures';

// The contract suites.
export { describeAccountBooksContract } from './contracts/account-books.contract';
export { describeAccountOpeningsContract } from './contracts/account-openings.contract';
export { describeAccountSettingsContract } from './contracts/account-settings.contract';
export { describeAccountsContract } from './contracts/accounts.contract';
export { describeApplicationsContract } from './contracts/applications.contract';
export { describeAuthContract } from './contracts/auth.contract';
export { describeCampaignSlidesContract } from './contracts/campaign-slides.contract';
export { describeCampaignsContract } from './contracts/campaigns.contract';
export { describeCaptchaContract, type CaptchaSubject } from './contracts/captcha.contract';
export { describeChatWidgetContract, type ChatWidgetSubject } from './contracts/chat-widget.contract';
export { describeClientProgressContract } from './contracts/client-progress.contract';
export { describeClientsContract } from './contracts/clients.contract';
export { describeAuthenticatorContract, type AuthenticatorSubject } from './contracts/authenticator.contract';
export { describeClipboardContract, type ClipboardSubject } from './contracts/clipboard.contract';
export { describeClockContract, type ClockSubject } from './contracts/clock.contract';
export { describeConfigSourceContract } from './contracts/config-source.contract';
export { describeConversationsContract } from './contracts/conversations.contract';
export { describeCountriesContract } from './contracts/countries.contract';
export { describeDeviceContract } from './contracts/device.contract';
export { describeDocumentsContract } from './contracts/documents.contract';
export { describeGatewayContract, type GatewaySubject } from './contracts/gateway.contract';
export { describeGeoContract } from './contracts/geo.contract';
export {
  describeLocalStoreContract,
  describeTabStoreContract,
  type KeyValueStoreSubject,
} from './contracts/key-value-store.contract';
export { describeLanguagesContract } from './contracts/languages.contract';
export { describeMarketingContract } from './contracts/marketing.contract';
export { describeMoneyMovesContract } from './contracts/money-moves.contract';
export { describeNavigationContract, type NavigationSubject } from './contracts/navigation.contract';
export { describeNewsContract } from './contracts/news.contract';
export { describeLiveFiguresContract } from './contracts/live-figures.contract';
export { describeNotificationsContract } from './contracts/notifications.contract';
export { describeOneTimeCodesContract } from './contracts/one-time-codes.contract';
export { describePageContract, type PageSubject } from './contracts/page.contract';
export { describePartnersContract } from './contracts/partners.contract';
export { describePasswordsContract } from './contracts/passwords.contract';
export { describePhoneNumbersContract } from './contracts/phone-numbers.contract';
export { describePlatformsContract } from './contracts/platforms.contract';
export { describeProfilesContract } from './contracts/profiles.contract';
export { describeRatesContract } from './contracts/rates.contract';
export { describeRegionPopupsContract } from './contracts/region-popups.contract';
export { describeRegistrationContract } from './contracts/registration.contract';
export { describeResearchContract } from './contracts/research.contract';
export { describeSessionVaultContract, type SessionVaultSubject } from './contracts/session-vault.contract';
export { describePasskeysContract } from './contracts/passkeys.contract';
export { describeSecondFactorsContract } from './contracts/second-factors.contract';
export { describeSessionsContract } from './contracts/sessions.contract';
export { describeSitesContract } from './contracts/sites.contract';
export { describeStrategiesContract } from './contracts/strategies.contract';
export { describeSupportIdentityContract } from './contracts/support-identity.contract';
export {
  describeSupportSecretContract,
  type SupportSecretSubject,
} from './contracts/support-secret.contract';
export { describeTabsContract, type TabSubject } from './contracts/tabs.contract';
export { describeTagManagerContract, type TagManagerSubject } from './contracts/tag-manager.contract';
export { describeTelemetryContract, type TelemetrySubject } from './contracts/telemetry.contract';
export { describeTextsContract } from './contracts/texts.contract';
export { describeTranslatorContract } from './contracts/translator.contract';
export { describeAssetWalletContract } from './contracts/asset-wallet.contract';
export { describeWalletsContract } from './contracts/wallets.contract';

// The fakes.
export { FakeAccountBooks } from './fakes/fake-account-books';
export { FakeAccountOpenings } from './fakes/fake-account-openings';
export { FakeAccountSettings } from './fakes/fake-account-settings';
export { FakeAccounts } from './fakes/fake-accounts';
export { FakeApplications } from './fakes/fake-applications';
export { FakeAuth } from './fakes/fake-auth';
export { FakeBackend, type FakeClient, type RecordedCall } from './fakes/fake-backend';
export { FakeCampaignSlides } from './fakes/fake-campaign-slides';
export { FakeCampaigns } from './fakes/fake-campaigns';
export { FakeCaptcha } from './fakes/fake-captcha';
export { FakeChatWidget } from './fakes/fake-chat-widget';
export { FakeClientProgress } from './fakes/fake-client-progress';
export { FakeClients } from './fakes/fake-clients';
export { FakeAuthenticator } from './fakes/fake-authenticator';
export { FakeClipboard } from './fakes/fake-clipboard';
export { FakeClock } from './fakes/fake-clock';
export { FakeConfigSource } from './fakes/fake-config-source';
export { FakeConversations } from './fakes/fake-conversations';
export { FakeCountries } from './fakes/fake-countries';
export { FakeDevice } from './fakes/fake-device';
export { FakeDocuments } from './fakes/fake-documents';
export { FakeGateway } from './fakes/fake-gateway';
export { FakeGeo } from './fakes/fake-geo';
export { FakeKeyValueStore } from './fakes/fake-key-value-store';
export { FakeLanguages } from './fakes/fake-languages';
export { FakeMarketing } from './fakes/fake-marketing';
export { FakeMoneyMoves } from './fakes/fake-money-moves';
export { FakeNavigation } from './fakes/fake-navigation';
export { FakeNews } from './fakes/fake-news';
export { FakeLiveFigures } from './fakes/fake-live-figures';
export { FakeTabs } from './fakes/fake-tabs';
export { FakeNotifications } from './fakes/fake-notifications';
export { FakeOneTimeCodes } from './fakes/fake-one-time-codes';
export { FakePage } from './fakes/fake-page';
export { FakePartners } from './fakes/fake-partners';
export { FakePasswords } from './fakes/fake-passwords';
export { FakePhoneNumbers } from './fakes/fake-phone-numbers';
export { FakePlatforms } from './fakes/fake-platforms';
export { FakeProfiles } from './fakes/fake-profiles';
export { FakeRates } from './fakes/fake-rates';
export { FakeRegionPopups } from './fakes/fake-region-popups';
export { FakeRegistration } from './fakes/fake-registration';
export { FakeResearch } from './fakes/fake-research';
export { FakeSessionVault } from './fakes/fake-session-vault';
export { FakePasskeys } from './fakes/fake-passkeys';
export { FakeSecondFactors } from './fakes/fake-second-factors';
export { FakeSessions } from './fakes/fake-sessions';
export { FakeSites } from './fakes/fake-sites';
export { FakeStrategies } from './fakes/fake-strategies';
export { FakeSupportIdentity } from './fakes/fake-support-identity';
export { FakeSupportSecret } from './fakes/fake-support-secret';
export { FakeTagManager } from './fakes/fake-tag-manager';
export { FakeTelemetry } from './fakes/fake-telemetry';
export { FakeTexts } from './fakes/fake-texts';
export { FakeTranslator } from './fakes/fake-translator';
export { FakeAssetWallet } from './fakes/fake-asset-wallet';
export { FakeWallets } from './fakes/fake-wallets';

// Sample data.
export { accountOf, someAccounts } from './data/accounts';
export { A_BOOK, type AccountBook } from './data/books';
export { blockerOf, campaignOf, documentOf, messageOf } from './data/client-area';
export { clientOf, companyIdOf, siteIdOf } from './data/clients';
export { manyAccounts } from './data/many-accounts';
export { scenarios, type Scenario, type ScenarioFault } from './data/scenarios';
export { newsItem } from './data/news';
