// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import { feature as account } from '../composition/features/account';
import { feature as accounts } from '../composition/features/accounts';
import { feature as calculators } from '../composition/features/calculators';
import { feature as campaigns } from '../composition/features/campaigns';
import { feature as copying } from '../composition/features/copying';
import { feature as core } from '../composition/features/core';
import { feature as countries } from '../composition/features/countries';
import { feature as dashboard } from '../composition/features/dashboard';
import { feature as forgotPassword } from '../composition/features/forgot-password';
import { feature as howToUse } from '../composition/features/how-to-use';
import { feature as live } from '../composition/features/live';
import { feature as login } from '../composition/features/login';
import { feature as messages } from '../composition/features/messages';
import { feature as money } from '../composition/features/money';
import { feature as newPassword } from '../composition/features/new-password';
import { feature as news } from '../composition/features/news';
import { feature as notifications } from '../composition/features/notifications';
import { feature as openInvestmentAccount } from '../composition/features/open-investment-account';
import { feature as opening } from '../composition/features/opening';
import { feature as partnership } from '../composition/features/partnership';
import { feature as passwords } from '../composition/features/passwords';
import { feature as platform } from '../composition/features/platform';
import { feature as profile } from '../composition/features/profile';
import { feature as rail } from '../composition/features/rail';
import { feature as rates } from '../composition/features/rates';
import { feature as registration } from '../composition/features/registration';
import { feature as registrationCalls } from '../composition/features/registration-calls';
import { feature as research } from '../composition/features/research';
import { feature as secondFactor } from '../composition/features/second-factor';
import { feature as shell } from '../composition/features/shell';
import { feature as social } from '../composition/features/social';
import { feature as telemetry } from '../composition/features/telemetry';
import { feature as terminal } from '../composition/features/terminal';
import { feature as thirdParties } from '../composition/features/third-parties';
import { feature as tradingAccounts } from '../composition/features/trading-accounts';
import { feature as uploadDocuments } from '../composition/features/upload-documents';
import { feature as wallet } from '../composition/features/wallet';
import { doubles as accountDoubles } from '../composition/features/account.doubles';
import { doubles as accountsDoubles } from '../composition/features/accounts.doubles';
import { doubles as campaignsDoubles } from '../composition/features/campaigns.doubles';
import { doubles as coreDoubles } from '../composition/features/core.doubles';
import { doubles as countriesDoubles } from '../composition/features/countries.doubles';
import { doubles as dashboardDoubles } from '../composition/features/dashboard.doubles';
import { doubles as liveDoubles } from '../composition/features/live.doubles';
import { doubles as messagesDoubles } from '../composition/features/messages.doubles';
import { doubles as moneyDoubles } from '../composition/features/money.doubles';
import { doubles as newsDoubles } from '../composition/features/news.doubles';
import { doubles as openInvestmentAccountDoubles } from '../composition/features/open-investment-account.doubles';
import { doubles as openingDoubles } from '../composition/features/opening.doubles';
import { doubles as partnershipDoubles } from '../composition/features/partnership.doubles';
import { doubles as passwordsDoubles } from '../composition/features/passwords.doubles';
import { doubles as platformDoubles } from '../composition/features/platform.doubles';
import { doubles as profileDoubles } from '../composition/features/profile.doubles';
import { doubles as ratesDoubles } from '../composition/features/rates.doubles';
import { doubles as registrationDoubles } from '../composition/features/registration.doubles';
import { doubles as registrationCallsDoubles } from '../composition/features/registration-calls.doubles';
import { doubles as researchDoubles } from '../composition/features/research.doubles';
import { doubles as secondFactorDoubles } from '../composition/features/second-factor.doubles';
import { doubles as shellDoubles } from '../composition/features/shell.doubles';
import { doubles as socialDoubles } from '../composition/features/social.doubles';
import { doubles as telemetryDoubles } from '../composition/features/telemetry.doubles';
import { doubles as thirdPartiesDoubles } from '../composition/features/third-parties.doubles';
import { doubles as tradingAccountsDoubles } from '../composition/features/trading-accounts.doubles';
import { doubles as uploadDocumentsDoubles } from '../composition/features/upload-documents.doubles';
import { doubles as walletDoubles } from '../composition/features/wallet.doubles';

/* The parts of the kit that features bring: fakes and contract suites for everybody, features and doubles for the kit. */

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

/** Every feature, imported without waiting for its chunk, and the doubles of its ports. */
const PARTS = {
  features: [
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
  ],
  doubles: [
    accountDoubles,
    accountsDoubles,
    campaignsDoubles,
    coreDoubles,
    countriesDoubles,
    dashboardDoubles,
    liveDoubles,
    messagesDoubles,
    moneyDoubles,
    newsDoubles,
    openInvestmentAccountDoubles,
    openingDoubles,
    partnershipDoubles,
    passwordsDoubles,
    platformDoubles,
    profileDoubles,
    ratesDoubles,
    registrationDoubles,
    registrationCallsDoubles,
    researchDoubles,
    secondFactorDoubles,
    shellDoubles,
    socialDoubles,
    telemetryDoubles,
    thirdPartiesDoubles,
    tradingAccountsDoubles,
    uploadDocumentsDoubles,
    walletDoubles,
  ],
};
// Not by name: the kit publishes every name of this file.
export default PARTS;
