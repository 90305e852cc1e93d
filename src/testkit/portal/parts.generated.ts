// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import { feature as account } from '../../composition/features/accounts/account';
import { feature as accounts } from '../../composition/features/accounts/accounts';
import { feature as live } from '../../composition/features/accounts/live';
import { feature as tradingAccounts } from '../../composition/features/accounts/trading-accounts';
import { feature as calculators } from '../../composition/features/calculators/calculators';
import { feature as campaigns } from '../../composition/features/campaigns/campaigns';
import { feature as dashboard } from '../../composition/features/dashboard/dashboard';
import { feature as uploadDocuments } from '../../composition/features/documents/upload-documents';
import { feature as copying } from '../../composition/features/kernel/copying';
import { feature as core } from '../../composition/features/kernel/core';
import { feature as unsentTexts } from '../../composition/features/kernel/unsent-texts';
import { feature as rates } from '../../composition/features/market/rates';
import { feature as thirdParties } from '../../composition/features/marketing/third-parties';
import { feature as money } from '../../composition/features/money/money';
import { feature as news } from '../../composition/features/news/news';
import { feature as messages } from '../../composition/features/notifications/messages';
import { feature as notifications } from '../../composition/features/notifications/notifications';
import { feature as openInvestmentAccount } from '../../composition/features/onboarding/open-investment-account';
import { feature as opening } from '../../composition/features/opening/opening';
import { feature as partnership } from '../../composition/features/partnership/partnership';
import { feature as forgotPassword } from '../../composition/features/passwords/forgot-password';
import { feature as newPassword } from '../../composition/features/passwords/new-password';
import { feature as passwords } from '../../composition/features/passwords/passwords';
import { feature as profile } from '../../composition/features/profile/profile';
import { feature as registration } from '../../composition/features/registration/registration';
import { feature as registrationCalls } from '../../composition/features/registration/registration-calls';
import { feature as research } from '../../composition/features/research/research';
import { feature as login } from '../../composition/features/session/login';
import { feature as secondFactor } from '../../composition/features/session/second-factor';
import { feature as rail } from '../../composition/features/shell/rail';
import { feature as shell } from '../../composition/features/shell/shell';
import { feature as countries } from '../../composition/features/site/countries';
import { feature as social } from '../../composition/features/social/social';
import { feature as howToUse } from '../../composition/features/support/how-to-use';
import { feature as telemetry } from '../../composition/features/telemetry/telemetry';
import { feature as platform } from '../../composition/features/terminal/platform';
import { feature as terminal } from '../../composition/features/terminal/terminal';
import { feature as wallet } from '../../composition/features/wallet/wallet';
import { doubles as accountDoubles } from '../../composition/features/accounts/account.doubles';
import { doubles as liveDoubles } from '../../composition/features/accounts/live.doubles';
import { doubles as tradingAccountsDoubles } from '../../composition/features/accounts/trading-accounts.doubles';
import { doubles as uploadDocumentsDoubles } from '../../composition/features/documents/upload-documents.doubles';
import { doubles as coreDoubles } from '../../composition/features/kernel/core.doubles';
import { doubles as thirdPartiesDoubles } from '../../composition/features/marketing/third-parties.doubles';
import { doubles as moneyDoubles } from '../../composition/features/money/money.doubles';
import { doubles as messagesDoubles } from '../../composition/features/notifications/messages.doubles';
import { doubles as openInvestmentAccountDoubles } from '../../composition/features/onboarding/open-investment-account.doubles';
import { doubles as openingDoubles } from '../../composition/features/opening/opening.doubles';
import { doubles as passwordsDoubles } from '../../composition/features/passwords/passwords.doubles';
import { doubles as profileDoubles } from '../../composition/features/profile/profile.doubles';
import { doubles as registrationCallsDoubles } from '../../composition/features/registration/registration-calls.doubles';
import { doubles as registrationDoubles } from '../../composition/features/registration/registration.doubles';
import { doubles as secondFactorDoubles } from '../../composition/features/session/second-factor.doubles';
import { doubles as shellDoubles } from '../../composition/features/shell/shell.doubles';
import { doubles as telemetryDoubles } from '../../composition/features/telemetry/telemetry.doubles';
import { doubles as platformDoubles } from '../../composition/features/terminal/platform.doubles';
import { doubles as walletDoubles } from '../../composition/features/wallet/wallet.doubles';
import { campaignsDouble } from '../campaigns/campaigns.double';
import { regionPopupsDouble } from '../campaigns/region-popups.double';
import { clientProgressDouble } from '../dashboard/client-progress.double';
import { ratesDouble } from '../market/rates.double';
import { newsDouble } from '../news/news.double';
import { introducersDouble } from '../partnership/introducers.double';
import { partnerAgreementsDouble } from '../partnership/partner-agreements.double';
import { partnerPayoutsDouble } from '../partnership/partner-payouts.double';
import { partnersDouble } from '../partnership/partners.double';
import { researchDouble } from '../research/research.double';
import { countriesDouble } from '../site/countries.double';
import { copiesDouble } from '../social/copies.double';
import { rehearsalsDouble } from '../social/rehearsals.double';
import { strategiesDouble } from '../social/strategies.double';

/* The parts of the kit that features bring: fakes and contract suites for everybody, features and doubles for the kit. */

// The contract suites.
export * from '../accounts/account-books.contract';
export * from '../accounts/account-settings.contract';
export * from '../accounts/accounts.contract';
export * from '../accounts/live-figures.contract';
export * from '../campaigns/campaign-slides.contract';
export * from '../client/clients.contract';
export * from '../documents/documents.contract';
export * from '../kernel/clipboard.contract';
export * from '../kernel/clock.contract';
export * from '../kernel/gateway.contract';
export * from '../kernel/key-value-store.contract';
export * from '../kernel/navigation.contract';
export * from '../kernel/page.contract';
export * from '../kernel/tabs.contract';
export * from '../language/languages.contract';
export * from '../language/texts.contract';
export * from '../language/translator.contract';
export * from '../marketing/marketing.contract';
export * from '../marketing/tag-manager.contract';
export * from '../money/money-moves.contract';
export * from '../notifications/notifications.contract';
export * from '../onboarding/applications.contract';
export * from '../opening/account-openings.contract';
export * from '../passwords/passwords.contract';
export * from '../platform/device.contract';
export * from '../platform/platforms.contract';
export * from '../profile/profiles.contract';
export * from '../registration/one-time-codes.contract';
export * from '../registration/phone-numbers.contract';
export * from '../registration/registration.contract';
export * from '../session/auth.contract';
export * from '../session/authenticator.contract';
export * from '../session/captcha.contract';
export * from '../session/email-proofs.contract';
export * from '../session/passkeys.contract';
export * from '../session/second-factors.contract';
export * from '../session/session-vault.contract';
export * from '../session/sessions.contract';
export * from '../site/config-source.contract';
export * from '../site/geo.contract';
export * from '../site/sites.contract';
export * from '../support/chat-widget.contract';
export * from '../support/conversations.contract';
export * from '../support/support-identity.contract';
export * from '../support/support-secret.contract';
export * from '../telemetry/telemetry.contract';
export * from '../wallet/asset-wallet.contract';
export * from '../wallet/wallets.contract';

// The fakes.
export { FakeAccountBooks } from '../accounts/fake-account-books';
export { FakeAccountSettings } from '../accounts/fake-account-settings';
export { FakeAccounts } from '../accounts/fake-accounts';
export { FakeLiveFigures } from '../accounts/fake-live-figures';
export { FakeCampaignSlides } from '../campaigns/fake-campaign-slides';
export { FakeCampaigns } from '../campaigns/fake-campaigns';
export { FakeClients } from '../client/fake-clients';
export { FakeDocuments } from '../documents/fake-documents';
export { FakeClipboard } from '../kernel/fake-clipboard';
export { FakeClock } from '../kernel/fake-clock';
export { FakeGateway } from '../kernel/fake-gateway';
export { FakeKeyValueStore } from '../kernel/fake-key-value-store';
export { FakeNavigation } from '../kernel/fake-navigation';
export { FakePage } from '../kernel/fake-page';
export { FakeTabs } from '../kernel/fake-tabs';
export { FakeLanguages } from '../language/fake-languages';
export { FakeTexts } from '../language/fake-texts';
export { FakeTranslator } from '../language/fake-translator';
export { FakeMarketing } from '../marketing/fake-marketing';
export { FakeTagManager } from '../marketing/fake-tag-manager';
export { FakeMoneyMoves } from '../money/fake-money-moves';
export { FakeNews } from '../news/fake-news';
export { FakeNotifications } from '../notifications/fake-notifications';
export { FakeApplications } from '../onboarding/fake-applications';
export { FakeAccountOpenings } from '../opening/fake-account-openings';
export { FakeIntroducers } from '../partnership/fake-introducers';
export { FakePartnerAgreements } from '../partnership/fake-partner-agreements';
export { FakePartnerPayouts } from '../partnership/fake-partner-payouts';
export { FakePartners } from '../partnership/fake-partners';
export { FakePasswords } from '../passwords/fake-passwords';
export { FakeDevice } from '../platform/fake-device';
export { FakePlatforms } from '../platform/fake-platforms';
export { FakeBackend } from '../portal/fake-backend';
export { FakeProfiles } from '../profile/fake-profiles';
export { FakeOneTimeCodes } from '../registration/fake-one-time-codes';
export { FakePhoneNumbers } from '../registration/fake-phone-numbers';
export { FakeRegistration } from '../registration/fake-registration';
export { FakeAuth } from '../session/fake-auth';
export { FakeAuthenticator } from '../session/fake-authenticator';
export { FakeCaptcha } from '../session/fake-captcha';
export { FakeEmailProofs } from '../session/fake-email-proofs';
export { FakePasskeys } from '../session/fake-passkeys';
export { FakeSecondFactors } from '../session/fake-second-factors';
export { FakeSessionVault } from '../session/fake-session-vault';
export { FakeSessions } from '../session/fake-sessions';
export { FakeConfigSource } from '../site/fake-config-source';
export { FakeGeo } from '../site/fake-geo';
export { FakeSites } from '../site/fake-sites';
export { FakeCopies } from '../social/fake-copies';
export { FakeChatWidget } from '../support/fake-chat-widget';
export { FakeConversations } from '../support/fake-conversations';
export { FakeSupportIdentity } from '../support/fake-support-identity';
export { FakeSupportSecret } from '../support/fake-support-secret';
export { FakeTelemetry } from '../telemetry/fake-telemetry';
export { FakeAssetWallet } from '../wallet/fake-asset-wallet';
export { FakeWallets } from '../wallet/fake-wallets';

// Fakes with their suites.
export { describeCampaignsContract } from '../campaigns/campaigns.double';
export { FakeRegionPopups, describeRegionPopupsContract } from '../campaigns/region-popups.double';
export { FakeClientProgress, describeClientProgressContract } from '../dashboard/client-progress.double';
export { FakeRates, describeRatesContract } from '../market/rates.double';
export { describeNewsContract } from '../news/news.double';
export { describeIntroducersContract } from '../partnership/introducers.double';
export { describePartnerAgreementsContract } from '../partnership/partner-agreements.double';
export { describePartnerPayoutsContract } from '../partnership/partner-payouts.double';
export { describePartnersContract } from '../partnership/partners.double';
export { FakeResearch, describeResearchContract } from '../research/research.double';
export { FakeCountries, describeCountriesContract } from '../site/countries.double';
export { describeCopiesContract } from '../social/copies.double';
export { FakeRehearsals, describeRehearsalsContract } from '../social/rehearsals.double';
export { FakeStrategies, describeStrategiesContract } from '../social/strategies.double';

/** Every feature, imported without waiting for its chunk, and the doubles of its ports. */
const PARTS = {
  features: [
    account,
    accounts,
    live,
    tradingAccounts,
    calculators,
    campaigns,
    dashboard,
    uploadDocuments,
    copying,
    core,
    unsentTexts,
    rates,
    thirdParties,
    money,
    news,
    messages,
    notifications,
    openInvestmentAccount,
    opening,
    partnership,
    forgotPassword,
    newPassword,
    passwords,
    profile,
    registration,
    registrationCalls,
    research,
    login,
    secondFactor,
    rail,
    shell,
    countries,
    social,
    howToUse,
    telemetry,
    platform,
    terminal,
    wallet,
  ],
  doubles: [
    ...accountDoubles,
    ...liveDoubles,
    ...tradingAccountsDoubles,
    ...uploadDocumentsDoubles,
    ...coreDoubles,
    ...thirdPartiesDoubles,
    ...moneyDoubles,
    ...messagesDoubles,
    ...openInvestmentAccountDoubles,
    ...openingDoubles,
    ...passwordsDoubles,
    ...profileDoubles,
    ...registrationCallsDoubles,
    ...registrationDoubles,
    ...secondFactorDoubles,
    ...shellDoubles,
    ...telemetryDoubles,
    ...platformDoubles,
    ...walletDoubles,
    campaignsDouble,
    regionPopupsDouble,
    clientProgressDouble,
    ratesDouble,
    newsDouble,
    introducersDouble,
    partnerAgreementsDouble,
    partnerPayoutsDouble,
    partnersDouble,
    researchDouble,
    countriesDouble,
    copiesDouble,
    rehearsalsDouble,
    strategiesDouble,
  ],
};
// Not by name: the kit publishes every name of this file.
export default PARTS;
