import { CampaignMembers } from '../campaigns/campaign-members';
import { BUILT_IN_COMPANIES } from '../../src/domain/site/companies';
import { DEFAULT_CONFIG } from '../../src/domain/site/config/portal-config';
import type { Database } from '../db/open-database';
import type { ChangeSignals } from '../db/change-signals';
import type { ReadReplica } from '../db/read-replica';
import type { ApiConfig } from '../http/api-config';
import { Attempts } from '../db/attempts';
import { Audit } from '../session/audit';
import { Credentials } from '../session/credentials';
import { CurrentPassword } from '../session/current-password';
import type { DocumentStore } from '../documents/stores/document-store';
import { Idempotency } from '../db/idempotency';
import { Notices } from '../notifications/notices';
import type { Questionnaire } from '../onboarding/forms';
import { Introducers } from '../partnership/introducers';
import { PartnerApplications } from '../partnership/partner-applications';
import { PartnerClicks } from '../partnership/partner-clicks';
import { PartnerClients } from '../partnership/partner-clients';
import { PartnerLinks } from '../partnership/partner-links';
import { PayoutReports } from '../partnership/payout-reports';
import { PartnerRewards } from '../partnership/partner-rewards';
import { Passwords } from '../session/passwords';
import { Quotas } from '../db/quotas';
import { Encryption } from '../kernel/encryption';
import { newToken, type Secrets } from '../kernel/secrets';
import { Referrals } from '../partnership/referrals';
import { SecurityAlerts } from '../session/security-alerts';
import { Sessions } from '../session/sessions';
import { Sites } from '../site/sites';
import type { Clock } from '../kernel/time';
import { TradingAccounts } from '../accounts/trading-accounts';
import { Translations } from '../site/translations';

export interface ServicesConfig extends ApiConfig {
  /** The forms of applications and their texts; the gateway's own by default. */
  questionnaire?: Questionnaire;
}

/** Dependencies of `registerApi`. */
export interface ApiDeps {
  db: Database;
  /** A replica of the database, for calls that may lag. */
  readReplica?: ReadReplica | undefined;
  /** Signals of changes, if the database sends them. */
  signals?: ChangeSignals | undefined;
  clock: Clock;
  config: ServicesConfig;
  /** The password queue, if shared with another app; a new one by default. */
  passwords?: Passwords;
  /** The texts of companies, if shared with another app; read again by default. */
  translations?: Translations;
  /** Store of documents; in memory by default. */
  documents?: DocumentStore;
  /** Aborted when the gateway stops, so that live streams end. */
  stopSignal?: AbortSignal;
  /** Logs an error of background work; it never gets a client's data. */
  warn?: (error: unknown) => void;
}

const defaultBrandName = () => DEFAULT_CONFIG.brand.name;

export type SharedServices = ReturnType<typeof createSharedServices>;

/** Creates the services that more than one subject uses. */
export function createSharedServices({ db, clock, config, ...options }: ApiDeps) {
  const brandNameOf = config.brandNameOf ?? defaultBrandName;
  const passwords = options.passwords ?? new Passwords();
  const attempts = new Attempts(db, clock);
  const quotas = new Quotas(clock);
  const notices = new Notices(quotas);
  const secrets: Secrets = { current: config.secret ?? newToken(), previous: config.previousSecret };
  const sessions = new Sessions(db, clock);
  const idempotency = new Idempotency(db, clock);
  const partnerLinks = new PartnerLinks(db, clock, quotas);
  return {
    db,
    clock,
    config,
    secrets,
    brandNameOf,
    companies: config.companies ?? BUILT_IN_COMPANIES,
    translations: options.translations ?? new Translations(db, brandNameOf),
    passwords,
    attempts,
    quotas,
    notices,
    partnerLinks,
    referrals: new Referrals(clock, partnerLinks),
    introducers: new Introducers(db, clock),
    partnerApplications: new PartnerApplications(db, clock),
    partnerClients: new PartnerClients(db),
    partnerRewards: new PartnerRewards(db),
    payoutReports: new PayoutReports(db, clock),
    partnerClicks: new PartnerClicks(db, clock, quotas, partnerLinks),
    warn: options.warn ?? (() => undefined),
    alerts: new SecurityAlerts(notices, clock, quotas),
    audit: new Audit(db, clock, quotas),
    credentials: new Credentials(db, sessions),
    currentPassword: new CurrentPassword({ db, attempts, passwords }),
    idempotency,
    campaignMembers: new CampaignMembers(db, clock, idempotency),
    encryption: new Encryption(secrets),
    sessions,
    sites: new Sites(db, config),
    tradingAccounts: new TradingAccounts(db, clock),
  };
}
