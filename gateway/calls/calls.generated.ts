// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import { accountCalls } from '../accounts/account-calls';
import { accountSettingCalls } from '../accounts/account-setting-calls';
import { bookCalls } from '../accounts/book-calls';
import { streamCalls } from '../accounts/stream-calls';
import { campaignCalls } from '../campaigns/campaign-calls';
import { contestCalls } from '../campaigns/contest-calls';
import { slideCalls } from '../campaigns/slide-calls';
import { clientCalls } from '../client/client-calls';
import { overviewCalls } from '../client/overview-calls';
import { documentCalls } from '../documents/document-calls';
import { moneyCalls } from '../money/money-calls';
import { newsCalls } from '../news/news-calls';
import { notificationCalls } from '../notifications/notification-calls';
import { onboardingCalls } from '../onboarding/onboarding-calls';
import { openingCalls } from '../opening/opening-calls';
import { partnerCalls } from '../partnership/partner-calls';
import { profileCalls } from '../profile/profile-calls';
import { registrationCalls } from '../registration/registration-calls';
import { verificationCalls } from '../registration/verification-calls';
import { scaCalls } from '../session/sca-calls';
import { securityCalls } from '../session/security-calls';
import { cmsCalls } from '../site/cms-calls';
import { geoCalls } from '../site/geo-calls';
import { localeCalls } from '../site/locale-calls';
import { socialCalls } from '../social/social-calls';
import { supportCalls } from '../support/support-calls';
import { instrumentCalls } from '../trading/instrument-calls';
import { walletCalls } from '../wallet/wallet-calls';
import type { Calls } from '../http/call';
import type { Services } from './services';

/** The calls of every subject; it does not compile if one of the contract is missing. */
export const allCalls = (services: Services): Calls => ({
  ...accountCalls(services),
  ...accountSettingCalls(services),
  ...bookCalls(services),
  ...streamCalls(services),
  ...campaignCalls(services),
  ...contestCalls(services),
  ...slideCalls(services),
  ...clientCalls(services),
  ...overviewCalls(services),
  ...documentCalls(services),
  ...moneyCalls(services),
  ...newsCalls(services),
  ...notificationCalls(services),
  ...onboardingCalls(services),
  ...openingCalls(services),
  ...partnerCalls(services),
  ...profileCalls(services),
  ...registrationCalls(services),
  ...verificationCalls(services),
  ...scaCalls(services),
  ...securityCalls(services),
  ...cmsCalls(services),
  ...geoCalls(services),
  ...localeCalls(services),
  ...socialCalls(services),
  ...supportCalls(services),
  ...instrumentCalls(services),
  ...walletCalls(services),
});
