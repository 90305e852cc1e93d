// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import account from '../../../public/locales/en/account.json';
import agreement from '../../../public/locales/en/agreement.json';
import calculators from '../../../public/locales/en/calculators.json';
import campaigns from '../../../public/locales/en/campaigns.json';
import forgotPassword from '../../../public/locales/en/forgot-password.json';
import howToUse from '../../../public/locales/en/how-to-use.json';
import material from '../../../public/locales/en/material.json';
import newPassword from '../../../public/locales/en/new-password.json';
import news from '../../../public/locales/en/news.json';
import notifications from '../../../public/locales/en/notifications.json';
import openInvestmentAccount from '../../../public/locales/en/open-investment-account.json';
import partnership from '../../../public/locales/en/partnership.json';
import payouts from '../../../public/locales/en/payouts.json';
import platform from '../../../public/locales/en/platform.json';
import profile from '../../../public/locales/en/profile.json';
import registration from '../../../public/locales/en/registration.json';
import research from '../../../public/locales/en/research.json';
import social from '../../../public/locales/en/social.json';
import terminal from '../../../public/locales/en/terminal.json';
import translation from '../../../public/locales/en/translation.json';
import wallet from '../../../public/locales/en/wallet.json';

/** The built-in English texts by file. */
export const ENGLISH_TEXTS: Readonly<Record<string, object>> = {
  account,
  agreement,
  calculators,
  campaigns,
  'forgot-password': forgotPassword,
  'how-to-use': howToUse,
  material,
  'new-password': newPassword,
  news,
  notifications,
  'open-investment-account': openInvestmentAccount,
  partnership,
  payouts,
  platform,
  profile,
  registration,
  research,
  social,
  terminal,
  translation,
  wallet,
};
