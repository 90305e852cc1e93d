import { MoneyProgress } from '../money/money-progress';
import { Receipts } from '../money/receipts';
import type { DocumentStore } from '../documents/stores/document-store';
import { openStore } from '../documents/stores/open-store';
import { Passwords } from '../session/passwords';
import { Dealing } from '../dealing/dealing';
import { Notices } from '../notifications/notices';
import { Quotas } from '../db/quotas';
import { SettingsError } from '../kernel/settings-error';
import type { OpenedDatabase } from '../db/opened-database';
import type { openDatabase } from '../db/open-database';
import { companiesToSeed, type SeedCompany } from '../seed/seed-companies';
import { Health } from '../operations/health';
import { createMetrics, type Metrics } from '../operations/metrics';
import { createAdjustableClock, type AdjustableClock } from './adjustable-clock';
import { readBuiltPortal } from './read-built-portal';
import type { Environment } from '../kernel/environment';
import { openData } from './open-data';
import { checkTemplates } from './page-values';
import { readSettings, type Settings } from './settings';

/** The parts that the gateway's servers and jobs share. */
export interface GatewayParts {
  readonly env: Environment;
  readonly settings: Settings;
  readonly portal: ReturnType<typeof readBuiltPortal>;
  readonly captchaProvider: 'none' | 'altcha';
  readonly clock: AdjustableClock;
  readonly documents: DocumentStore;
  readonly seedCompanies: readonly SeedCompany[];
  readonly data: OpenedDatabase;
  readonly notices: Notices;
  readonly dealing: Dealing;
  readonly moneyProgress: MoneyProgress;
  readonly passwords: Passwords;
  readonly health: Health;
  readonly metrics: Metrics;
}

/**
 * Reads the settings, opens documents and database, and creates the shared services.
 * @throws SettingsError if the environment is invalid; SlotError if the portal's build is of another version.
 */
export async function openParts(
  env: Environment,
  root: string,
  open: typeof openDatabase,
): Promise<GatewayParts> {
  const settings = readSettings(env, root);
  const portal = readBuiltPortal(env, settings);
  checkTemplates(settings.distFolder);
  const captchaProvider = localCaptcha(portal.config.captcha.provider);
  const clock = createAdjustableClock();
  const documents = await openStore(settings.documents, clock.now);
  const seedCompanies = companiesToSeed(portal.servedCompanies);
  const { brandNameOf } = portal.servedCompanies;
  const data = await openData({
    settings,
    open,
    clock: clock.now,
    brandNameOf,
    companiesToSeed: seedCompanies,
  });
  const quotas = new Quotas(clock.now);
  const notices = new Notices(quotas);
  const passwords = new Passwords();
  return {
    env,
    settings,
    portal,
    captchaProvider,
    clock,
    documents,
    seedCompanies,
    data,
    notices,
    dealing: new Dealing({ db: data.db, clock: clock.now, quotas, notices }),
    moneyProgress: new MoneyProgress({ db: data.db, clock: clock.now, receipts: new Receipts(notices) }),
    passwords,
    health: new Health(data.db),
    metrics: createMetrics(data, passwords, clock.now, settings.metricsPort !== undefined),
  };
}

/** This gateway can verify only its own captcha; other providers need a secret that it does not have. */
function localCaptcha(provider: string): 'none' | 'altcha' {
  if (provider === 'none' || provider === 'altcha') return provider;
  throw new SettingsError(
    'PORTICO_CAPTCHA_PROVIDER',
    `must be none or altcha for this gateway, not "${provider}"`,
  );
}
