import { STOCK } from '../../../src/domain/companies';
import { DEFAULT_CONFIG } from '../../../src/domain/config/portal-config';
import type { Database } from '../../db/open-database';
import { FORMS } from '../../db/seed/forms/forms';
import { formTextsIn } from '../../texts/forms/form-texts-in';
import type { ApiConfig } from '../api-config';
import { AccountBooks } from './account-books';
import { AccountSettings } from './account-settings';
import { Attempts } from './attempts';
import { Audit } from './audit';
import { Captcha } from './captcha';
import { ClientProgress } from './client-progress';
import { CostReports } from './cost-reports';
import { CurrentPassword } from './current-password';
import type { DocumentStore } from './documents/stores/document-store';
import { memoryStore } from './documents/stores/memory-store';
import { Tus } from './documents/tus';
import { Uploads } from './documents/uploads';
import { EquityCurves } from './equity-curves';
import { LiveReadings } from './live-readings';
import { LiveStreams } from './live-streams';
import { Deposits } from './money/deposits';
import { MoneyProgress } from './money/money-progress';
import { MoneyQuotes } from './money/money-quotes';
import { MoneyRequests } from './money/money-requests';
import { Once } from './money/once';
import { Applications } from './onboarding/applications';
import { Forms } from './onboarding/forms';
import { PaymentMethods } from './money/payment-methods';
import { Receipts } from './money/receipts';
import { Withdrawals } from './money/withdrawals';
import { Transfers } from './money/transfers';
import { Notices } from './notices';
import { NotificationBox } from './notification-box';
import { OneTimeCodes } from './one-time-codes';
import { AccountOpenings } from './opening/account-openings';
import { PasswordLinks } from './password-links';
import { PasskeySettings } from './passkey-settings';
import { Passkeys } from './passkeys';
import { Passwords } from './passwords';
import { PayoutAddresses } from './payout-addresses';
import { ProfileChanges } from './profile-changes';
import { Quotas } from './quotas';
import { RegistrationRules } from './registration-rules';
import { RecoveryCodes } from './recovery-codes';
import { Registrations } from './registrations';
import { Sealed } from './sealed';
import { SecondFactor } from './second-factor';
import { newToken } from './secrets';
import { SecurityAlerts } from './security-alerts';
import { SecurityHistory } from './security-history';
import { Sessions } from './sessions';
import { SignInChallenges } from './sign-in-challenges';
import { SignIns } from './sign-ins';
import { Sites } from './sites';
import { Statements } from './statements';
import { Support } from './support';
import { TradingAccounts } from './trading-accounts';
import type { Clock } from './time';
import { createWallet } from './wallet/create-wallet';
import { Translations } from './translations';

/** What registerApi needs. */
export interface ApiDeps {
  db: Database;
  clock: Clock;
  config: ApiConfig;
  /** The password queue, if shared with another app; a new one by default. */
  passwords?: Passwords;
  /** The texts of companies, if shared with another app; read anew by default. */
  translations?: Translations;
  /** Where documents are kept; in memory by default. */
  documents?: DocumentStore;
  /** Aborted when the gateway stops: what would go on for ever ends. */
  closing?: AbortSignal;
  /** Reports an error of what goes on beside the calls; never called with a client's data. */
  warn?: (error: unknown) => void;
}

const ownBrand = () => DEFAULT_CONFIG.brand.name;

export type Services = ReturnType<typeof createServices>;

/** Creates everything the calls work with, once per app. */
export function createServices({
  db,
  clock,
  config,
  passwords = new Passwords(),
  documents = memoryStore(clock),
  closing,
  translations = new Translations(db, config.brandNameOf ?? ownBrand),
  warn = () => undefined,
}: ApiDeps) {
  const companies = config.companies ?? STOCK;
  const brandNameOf = config.brandNameOf ?? ownBrand;
  const codes = new OneTimeCodes(db, clock, {
    brandNameOf,
    perDay: config.codesPerDay,
  });
  const attempts = new Attempts(db, clock);
  const quotas = new Quotas(clock);
  const sessions = new Sessions(db, clock);
  const sites = new Sites(db, config);
  const secret = config.secret ?? newToken();
  const rules = new RegistrationRules(sites, clock, companies, config.wholeForms ?? false);
  const audit = new Audit(db, clock, quotas);
  const sealed = new Sealed(secret);
  const notices = new Notices(quotas);
  const alerts = new SecurityAlerts(notices, clock, quotas);
  const tradingAccounts = new TradingAccounts(db, clock);
  const live = new LiveStreams(sessions, new LiveReadings(db, clock, tradingAccounts), warn);
  closing?.addEventListener('abort', () => live.close());
  const signIns = new SignIns({ db, clock, alerts, audit, sessions });
  const currentPassword = new CurrentPassword({ db, attempts, passwords });
  const once = new Once(db, clock);
  const paymentMethods = new PaymentMethods(db);
  const moneyQuotes = new MoneyQuotes({ db, clock, paymentMethods, quotas, tradingAccounts });
  const receipts = new Receipts(notices);
  const progress = new MoneyProgress({ db, clock, receipts });
  const deposits = new Deposits({
    ...{ clock, once, paymentMethods, quotas, tradingAccounts },
    cashierUrl: config.cashierUrl,
  });
  const files = new Uploads({ db, clock, quotas, store: documents, warn });
  const recoveryCodes = new RecoveryCodes(clock, sealed);
  const passkeys = new Passkeys(db, clock, config.passkeyHost);
  const secondFactor = new SecondFactor({
    ...{ db, clock, alerts, attempts, currentPassword, passkeys, sealed, brandNameOf },
    codes: recoveryCodes,
  });
  const withdrawals = new Withdrawals({
    ...{
      db,
      clock,
      companies,
      once,
      paymentMethods,
      progress,
      quotas,
      receipts,
      secondFactor,
      tradingAccounts,
    },
    holdHours: config.withdrawalHoldHours ?? 48,
  });
  const wallet = createWallet({
    ...{ db, alerts, clock, companies, moneyQuotes, once, progress, quotas, receipts, secondFactor },
    ...{ tradingAccounts, withdrawals, cashierUrl: config.cashierUrl },
  });
  const { forms, texts } = config.questionnaire ?? { forms: FORMS, texts: formTextsIn };
  return {
    db,
    clock,
    config,
    passwords,
    companies,
    brandNameOf,
    applications: new Applications({
      ...{ db, clock, companies, once, quotas, sites },
      forms: new Forms(forms, texts, companies),
    }),
    accountOpenings: new AccountOpenings({
      ...{ db, clock, attempts, companies, notices, once, passwords, quotas, sealed, brandNameOf },
    }),
    accountSettings: new AccountSettings({
      alerts,
      db,
      clock,
      attempts,
      companies,
      currentPassword,
      passwords,
      tradingAccounts,
    }),
    books: new AccountBooks(db, clock),
    alerts,
    notices,
    notificationBox: new NotificationBox(db, clock),
    audit,
    attempts,
    challenges: new SignInChallenges({
      ...{ db, clock, alerts, attempts, audit, passkeys, secondFactor, signIns, sites },
    }),
    captcha: new Captcha(config.captchaProvider, db, clock, secret),
    codes,
    currentPassword,
    live,
    links: new PasswordLinks(db, clock),
    equityCurves: new EquityCurves(db, clock),
    moneyRequests: new MoneyRequests({ db, clock, progress, deposits }),
    moneyQuotes,
    paymentMethods,
    transfers: new Transfers({ clock, moneyQuotes, once, quotas, receipts, tradingAccounts }),
    deposits,
    wallet,
    withdrawals,
    clientProgress: new ClientProgress({ db, clock, companies, progress, withdrawals }),
    passkeys,
    passkeySettings: new PasskeySettings({
      ...{ db, alerts, currentPassword, passkeys, quotas, secondFactor, sites, brandNameOf },
      codes: recoveryCodes,
    }),
    payoutAddresses: new PayoutAddresses({ db, alerts, clock, currentPassword, notices, quotas }),
    profileChanges: new ProfileChanges({ db, alerts, clock, companies, quotas, sites }),
    quotas,
    securityHistory: new SecurityHistory(db),
    registrations: new Registrations({
      db,
      clock,
      codes,
      companies,
      passwords,
      quotas,
      rules,
      sessions,
      sites,
      brandNameOf,
    }),
    sessions,
    secondFactor,
    signIns,
    sites,
    statements: new Statements(db, clock),
    costReports: new CostReports(db, clock),
    support: new Support(db, clock, secret, quotas),
    tradingAccounts,
    files,
    tus: new Tus(files, clock, companies),
    translations,
  };
}
