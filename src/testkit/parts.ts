import type { FeatureFile } from '../composition/feature';
import * as accounts from '../composition/features/accounts';
import * as calculators from '../composition/features/calculators';
import * as campaigns from '../composition/features/campaigns';
import * as copying from '../composition/features/copying';
import * as core from '../composition/features/core';
import * as countries from '../composition/features/countries';
import * as dashboard from '../composition/features/dashboard';
import * as forgotPassword from '../composition/features/forgot-password';
import * as howToUse from '../composition/features/how-to-use';
import * as live from '../composition/features/live';
import * as login from '../composition/features/login';
import * as messages from '../composition/features/messages';
import * as newPassword from '../composition/features/new-password';
import * as news from '../composition/features/news';
import * as notifications from '../composition/features/notifications';
import * as openInvestmentAccount from '../composition/features/open-investment-account';
import * as partnership from '../composition/features/partnership';
import * as passwords from '../composition/features/passwords';
import * as platform from '../composition/features/platform';
import * as profile from '../composition/features/profile';
import * as rail from '../composition/features/rail';
import * as rates from '../composition/features/rates';
import * as registration from '../composition/features/registration';
import * as registrationCalls from '../composition/features/registration-calls';
import * as research from '../composition/features/research';
import * as secondFactor from '../composition/features/second-factor';
import * as shell from '../composition/features/shell';
import * as social from '../composition/features/social';
import * as telemetry from '../composition/features/telemetry';
import * as terminal from '../composition/features/terminal';
import * as thirdParties from '../composition/features/third-parties';
import * as account from '../composition/features/account';
import * as money from '../composition/features/money';
import * as opening from '../composition/features/opening';
import * as tradingAccounts from '../composition/features/trading-accounts';
import * as uploadDocuments from '../composition/features/upload-documents';
import * as wallet from '../composition/features/wallet';

/* What each feature adds to the kit: the fakes and contract suites of its ports, for everybody, and its own file. */

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
export { describeGeoContract } from './contracts/geo.contract';
export {
  describeLocalStoreContract,
  describeTabStoreContract,
  type KeyValueStoreSubject,
} from './contracts/key-value-store.contract';
export { describeLanguagesContract } from './contracts/languages.contract';
export { describeMarketingContract } from './contracts/marketing.contract';
export { describeMoneyMovesContract } from './contracts/money-moves.contract';
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
export { describeAssetWalletContract } from './contracts/asset-wallet.contract';
export { describeWalletsContract } from './contracts/wallets.contract';

// The fakes.
export { FakeAccountBooks } from './fakes/fake-account-books';
export { FakeAccountOpenings } from './fakes/fake-account-openings';
export { FakeAccountSettings } from './fakes/fake-account-settings';
export { FakeAccounts } from './fakes/fake-accounts';
export { FakeApplications } from './fakes/fake-applications';
export { FakeAuth } from './fakes/fake-auth';
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
export { FakeGeo } from './fakes/fake-geo';
export { FakeKeyValueStore } from './fakes/fake-key-value-store';
export { FakeLanguages } from './fakes/fake-languages';
export { FakeMarketing } from './fakes/fake-marketing';
export { FakeMoneyMoves } from './fakes/fake-money-moves';
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
export { FakeAssetWallet } from './fakes/fake-asset-wallet';
export { FakeWallets } from './fakes/fake-wallets';

/** Every file of `composition/features`, imported without waiting for its chunk. */
const FILES: readonly FeatureFile[] = [
  core,
  login,
  shell,
  copying,
  countries,
  thirdParties,
  telemetry,
  messages,
  tradingAccounts,
  live,
  account,
  money,
  opening,
  passwords,
  rates,
  registrationCalls,
  accounts,
  calculators,
  campaigns,
  dashboard,
  forgotPassword,
  howToUse,
  newPassword,
  news,
  notifications,
  openInvestmentAccount,
  partnership,
  platform,
  secondFactor,
  profile,
  rail,
  registration,
  research,
  social,
  terminal,
  uploadDocuments,
  wallet,
];
// Not by name: the kit publishes every name of this file.
export default FILES;
