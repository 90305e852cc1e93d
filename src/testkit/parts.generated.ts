// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import type { FeatureFile } from '../composition/feature';
import * as account from '../composition/features/account';
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
import * as money from '../composition/features/money';
import * as newPassword from '../composition/features/new-password';
import * as news from '../composition/features/news';
import * as notifications from '../composition/features/notifications';
import * as openInvestmentAccount from '../composition/features/open-investment-account';
import * as opening from '../composition/features/opening';
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
import * as tradingAccounts from '../composition/features/trading-accounts';
import * as uploadDocuments from '../composition/features/upload-documents';
import * as wallet from '../composition/features/wallet';

/* What each feature adds to the kit: the fakes and contract suites of its ports, for everybody, and its own file. */

// The contract suites.
export * from './contracts/account-books.contract';
export * from './contracts/account-openings.contract';
export * from './contracts/account-settings.contract';
export * from './contracts/accounts.contract';
export * from './contracts/applications.contract';
export * from './contracts/asset-wallet.contract';
export * from './contracts/auth.contract';
export * from './contracts/authenticator.contract';
export * from './contracts/campaign-slides.contract';
export * from './contracts/campaigns.contract';
export * from './contracts/captcha.contract';
export * from './contracts/chat-widget.contract';
export * from './contracts/client-progress.contract';
export * from './contracts/clients.contract';
export * from './contracts/clipboard.contract';
export * from './contracts/clock.contract';
export * from './contracts/config-source.contract';
export * from './contracts/conversations.contract';
export * from './contracts/countries.contract';
export * from './contracts/device.contract';
export * from './contracts/documents.contract';
export * from './contracts/gateway.contract';
export * from './contracts/geo.contract';
export * from './contracts/key-value-store.contract';
export * from './contracts/languages.contract';
export * from './contracts/live-figures.contract';
export * from './contracts/marketing.contract';
export * from './contracts/money-moves.contract';
export * from './contracts/navigation.contract';
export * from './contracts/news.contract';
export * from './contracts/notifications.contract';
export * from './contracts/one-time-codes.contract';
export * from './contracts/page.contract';
export * from './contracts/partners.contract';
export * from './contracts/passkeys.contract';
export * from './contracts/passwords.contract';
export * from './contracts/phone-numbers.contract';
export * from './contracts/platforms.contract';
export * from './contracts/profiles.contract';
export * from './contracts/rates.contract';
export * from './contracts/region-popups.contract';
export * from './contracts/registration.contract';
export * from './contracts/research.contract';
export * from './contracts/second-factors.contract';
export * from './contracts/session-vault.contract';
export * from './contracts/sessions.contract';
export * from './contracts/sites.contract';
export * from './contracts/strategies.contract';
export * from './contracts/support-identity.contract';
export * from './contracts/support-secret.contract';
export * from './contracts/tabs.contract';
export * from './contracts/tag-manager.contract';
export * from './contracts/telemetry.contract';
export * from './contracts/texts.contract';
export * from './contracts/translator.contract';
export * from './contracts/wallets.contract';

// The fakes.
export { FakeAccountBooks } from './fakes/fake-account-books';
export { FakeAccountOpenings } from './fakes/fake-account-openings';
export { FakeAccountSettings } from './fakes/fake-account-settings';
export { FakeAccounts } from './fakes/fake-accounts';
export { FakeApplications } from './fakes/fake-applications';
export { FakeAssetWallet } from './fakes/fake-asset-wallet';
export { FakeAuth } from './fakes/fake-auth';
export { FakeAuthenticator } from './fakes/fake-authenticator';
export { FakeBackend } from './fakes/fake-backend';
export { FakeCampaignSlides } from './fakes/fake-campaign-slides';
export { FakeCampaigns } from './fakes/fake-campaigns';
export { FakeCaptcha } from './fakes/fake-captcha';
export { FakeChatWidget } from './fakes/fake-chat-widget';
export { FakeClientProgress } from './fakes/fake-client-progress';
export { FakeClients } from './fakes/fake-clients';
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
export { FakeLiveFigures } from './fakes/fake-live-figures';
export { FakeMarketing } from './fakes/fake-marketing';
export { FakeMoneyMoves } from './fakes/fake-money-moves';
export { FakeNavigation } from './fakes/fake-navigation';
export { FakeNews } from './fakes/fake-news';
export { FakeNotifications } from './fakes/fake-notifications';
export { FakeOneTimeCodes } from './fakes/fake-one-time-codes';
export { FakePage } from './fakes/fake-page';
export { FakePartners } from './fakes/fake-partners';
export { FakePasskeys } from './fakes/fake-passkeys';
export { FakePasswords } from './fakes/fake-passwords';
export { FakePhoneNumbers } from './fakes/fake-phone-numbers';
export { FakePlatforms } from './fakes/fake-platforms';
export { FakeProfiles } from './fakes/fake-profiles';
export { FakeRates } from './fakes/fake-rates';
export { FakeRegionPopups } from './fakes/fake-region-popups';
export { FakeRegistration } from './fakes/fake-registration';
export { FakeResearch } from './fakes/fake-research';
export { FakeSecondFactors } from './fakes/fake-second-factors';
export { FakeSessionVault } from './fakes/fake-session-vault';
export { FakeSessions } from './fakes/fake-sessions';
export { FakeSites } from './fakes/fake-sites';
export { FakeStrategies } from './fakes/fake-strategies';
export { FakeSupportIdentity } from './fakes/fake-support-identity';
export { FakeSupportSecret } from './fakes/fake-support-secret';
export { FakeTabs } from './fakes/fake-tabs';
export { FakeTagManager } from './fakes/fake-tag-manager';
export { FakeTelemetry } from './fakes/fake-telemetry';
export { FakeTexts } from './fakes/fake-texts';
export { FakeTranslator } from './fakes/fake-translator';
export { FakeWallets } from './fakes/fake-wallets';

/** Every feature's file, imported without waiting for its chunk. */
const FILES: readonly FeatureFile[] = [
  account,
  accounts,
  calculators,
  campaigns,
  copying,
  core,
  countries,
  dashboard,
  forgotPassword,
  howToUse,
  live,
  login,
  messages,
  money,
  newPassword,
  news,
  notifications,
  openInvestmentAccount,
  opening,
  partnership,
  passwords,
  platform,
  profile,
  rail,
  rates,
  registration,
  registrationCalls,
  research,
  secondFactor,
  shell,
  social,
  telemetry,
  terminal,
  thirdParties,
  tradingAccounts,
  uploadDocuments,
  wallet,
];
// Not by name: the kit publishes every name of this file.
export default FILES;
