import type { TextMap } from '../../application/ports/texts';
import account from '../../../public/locales/en/account.json';
import calculators from '../../../public/locales/en/calculators.json';
import campaigns from '../../../public/locales/en/campaigns.json';
import forgotPassword from '../../../public/locales/en/forgot-password.json';
import howToUse from '../../../public/locales/en/how-to-use.json';
import newPassword from '../../../public/locales/en/new-password.json';
import news from '../../../public/locales/en/news.json';
import notifications from '../../../public/locales/en/notifications.json';
import openInvestmentAccount from '../../../public/locales/en/open-investment-account.json';
import partnership from '../../../public/locales/en/partnership.json';
import platform from '../../../public/locales/en/platform.json';
import profile from '../../../public/locales/en/profile.json';
import registration from '../../../public/locales/en/registration.json';
import research from '../../../public/locales/en/research.json';
import social from '../../../public/locales/en/social.json';
import terminal from '../../../public/locales/en/terminal.json';
import translation from '../../../public/locales/en/translation.json';
import wallet from '../../../public/locales/en/wallet.json';

/** The files of the built-in English texts. */
const FILES = {
  translation: translation,
  account: account,
  calculators: calculators,
  campaigns: campaigns,
  'forgot-password': forgotPassword,
  'how-to-use': howToUse,
  'new-password': newPassword,
  news: news,
  notifications: notifications,
  'open-investment-account': openInvestmentAccount,
  partnership: partnership,
  platform: platform,
  profile: profile,
  registration: registration,
  research: research,
  social: social,
  terminal: terminal,
  wallet: wallet,
};

/** The built-in English texts by file, flattened, as the text adapter reads them. */
export const ENGLISH_FILES: Readonly<Record<string, TextMap>> = Object.fromEntries(
  Object.entries(FILES).map(([file, texts]) => [file, flatten(texts)]),
);

/** All of them together. */
export const ENGLISH: TextMap = Object.assign({}, ...Object.values(ENGLISH_FILES)) as TextMap;

/** Flattens nested texts as in `/locales` into `page.key`. */
export function flatten(tree: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  );
}
