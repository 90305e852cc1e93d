import type { Double, Feature } from '../composition/feature';
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
import { bind, type Binding } from '../infrastructure/di/binding';
import type { TestFakes } from './fakes/test-fakes';

/** A feature's file, as tests see it. */
export interface FeatureFile {
  readonly feature: Feature;
  readonly doubles?: () => readonly Double[];
}

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

/** All of Portico's features. */
export const STOCK_FEATURES: readonly Feature[] = FILES.map(({ feature }) => feature);

/** The doubles of the ports that features bind. */
const doublesOf = (files: readonly FeatureFile[]) => files.flatMap(({ doubles }) => doubles?.() ?? []);

/** The double of each of Portico's ports. */
export const STOCK_DOUBLES: readonly Double[] = doublesOf(FILES);

/** Binds these ports, and those of additional features, to their doubles. */
export const bindDoubles = (fakes: TestFakes, others: readonly FeatureFile[] = []): readonly Binding[] =>
  [...STOCK_DOUBLES, ...doublesOf(others)].map(({ port, fake }) => bind(port, () => fake(fakes)));
