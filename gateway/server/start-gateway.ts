import { cacheAnswers } from '../kernel/cache-answers';
import { keptSecret } from '../db/kept-secret';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import type { ApiConfig } from '../http/api-config';
import { registerApi } from '../http/register-api';
import { Cashier } from '../money/cashier';
import { MoneyProgress } from '../money/money-progress';
import { Receipts } from '../money/receipts';
import { openStore } from '../documents/stores/open-store';
import { Passwords } from '../session/passwords';
import { Notices } from '../notifications/notices';
import { createSimulatedWallets } from '../wallet/create-wallet';
import { Quotas } from '../kernel/quotas';
import { Sites } from '../site/sites';
import { Translations } from '../site/translations';
import { openDatabase } from '../db/open-database';
import { companiesToSeed, emailOf, hostOf } from '../db/seed/seed-companies';
import { startFrames } from '../frames/start-frames';
import { startJobs } from '../jobs/start-jobs';
import { openData } from './open-data';
import { Health } from '../operations/health';
import { createMetrics } from '../operations/metrics';
import { startOperations } from '../operations/start-operations';
import { httpCarrier } from '../outbox/http-carrier';
import { startMessageForwarder } from '../outbox/message-forwarder';
import { smtpCarrier } from '../outbox/smtp-carrier';
import { createReviewDesk } from '../review/create-review-desk';
import { createServer } from './server';
import { createAdjustableClock } from './adjustable-clock';
import { builtPortal } from './built-portal';
import { describeError } from '../kernel/describe-error';
import { readText, type Environment } from './environment';
import { listen } from './listen';
import type { Mode } from '../kernel/modes';
import { questionnaireFrom } from './questionnaire-file';
import { ownOrigins } from './official-origins';
import type { DemoSignIn } from '../db/seed/demo-sign-ins.table';
import { securityHeaders } from '../../hosting/security-headers';
import { SettingsError } from '../kernel/settings-error';
import { readSettings } from './settings';

/** Every page looks up its host's site, which hardly ever changes. */
const SITE_CACHE = { ms: 1_000, most: 1_000 };

export interface StartedGateway {
  readonly mode: Mode;
  readonly port: number;
  readonly investPort: number;
  /** Port of metrics and probes, if there is one. */
  readonly metricsPort: number | undefined;
  /** The path that the portal lies below, without a slash at its end. */
  readonly base: string;
  /** The demo's sign-ins for the companies beside the four. */
  readonly signIns: readonly DemoSignIn[];
  /** The place of the data, for the banner. */
  readonly database: string;
  /** Finishes the requests in progress, then closes ports and database. */
  close(): Promise<void>;
}

/**
 * Starts the whole gateway: database with migrations and seed data, API, portal, both ports.
 * @param root the project's folder.
 * @param open opens the database; tests open a copy of one that is already seeded.
 * @throws SettingsError if the environment is invalid.
 */
export async function startGateway(
  env: Environment,
  root: string,
  open: typeof openDatabase = openDatabase,
): Promise<StartedGateway> {
  const settings = readSettings(env, root);
  const { databaseUrl, dataFolder, mode } = settings;
  const { manifest, built, config: configured, served } = builtPortal(env, settings);
  const { brandNameOf, companies, companiesBeforeConfig } = served;
  const toSeed = companiesToSeed(served);
  const captchaProvider = localCaptcha(configured.captcha.provider);
  const clock = createAdjustableClock();
  const documents = await openStore(settings.documents, clock.now);

  const opened = await openData({ settings, open, clock: clock.now, brandNameOf, toSeed });
  const { db } = opened;
  const notices = new Notices(new Quotas(clock.now));
  const progress = new MoneyProgress({ db, clock: clock.now, receipts: new Receipts(notices) });
  const pages = {
    cashier: new Cashier({ db, clock: clock.now, progress }),
    brandNameOf,
    otherWallets: createSimulatedWallets(db, clock.now),
  };
  // Suppliers' research pages and the terminal are simulated in the demo only; in production their addresses are
  // configured.
  const frames = mode === 'demo' ? await startFrames(env, settings.host, clock.now, pages) : undefined;
  const hasTerminal =
    readText(env, 'PORTICO_WEB_TERMINAL_URL') !== undefined || built['webTerminalUrl'] !== undefined;
  const config = hasTerminal || !frames ? configured : { ...configured, webTerminalUrl: frames.terminalUrl };

  const api: ApiConfig = {
    investPort: settings.investPort,
    secret: settings.secret ?? (await keptSecret(db)),
    captchaProvider,
    companies,
    wholeForms: mode === 'production',
    codesPerDay: settings.codesPerDay,
    withdrawalHoldHours: settings.withdrawalHoldHours,
    ...(settings.questionnaireFile && { questionnaire: questionnaireFrom(settings.questionnaireFile) }),
    ...(frames && { embedBaseUrl: frames.origin, cashierUrl: frames.origin }),
    publicUrl: settings.publicUrl,
    passkeyHost: settings.passkeyHost,
    brandNameOf,
    portalPath: manifest.base,
  };
  const sites = new Sites(db, api);
  const translations = new Translations(db, brandNameOf);
  const passwords = new Passwords();
  const health = new Health(db);
  const metrics = createMetrics(opened, passwords, clock.now);
  const closing = new AbortController();
  const ownHosts = namedHosts(settings.publicUrl, config);

  const app = await createServer({
    config,
    manifest,
    companies: companiesBeforeConfig,
    distFolder: settings.distFolder,
    isOwnHost: (hostname) => ownHosts.has(hostname) || sites.isSiteHost(hostname),
    trustProxy: settings.trustProxy,
    corsOrigins: settings.corsOrigins,
    ...(settings.faults && { faultClock: clock }),
    ...(settings.outbox && { outbox: db }),
    health,
    metrics,
    bootData: settings.bootData,
    textsOf: async (companyId, culture) => (await translations.getTexts(companyId, culture)).body,
    logLevel: settings.logLevel,
    ...(config.publicOrigins.length === 0 && { officialOrigins: ownOrigins(settings.publicUrl) }),
    siteOf: cacheAnswers(
      (request) => sites.findByHost(request.hostname, request),
      ({ hostname, socket }) => `${hostname} ${socket.localPort}`,
      SITE_CACHE,
    ),
    registerApi: (scope) =>
      registerApi(scope, {
        db,
        clock: clock.now,
        config: api,
        passwords,
        translations,
        documents,
        closing: closing.signal,
        warn: (error) => scope.log.warn(describeError(error)),
      }),
  });
  const carriers = [
    ...(settings.mail ? [smtpCarrier(settings.mail)] : []),
    ...(settings.sms ? [httpCarrier(settings.sms)] : []),
  ];
  const warn = (error: unknown) => app.log.warn(describeError(error));
  const messages = startMessageForwarder({ db, clock: clock.now, carriers, warn });
  const stopJobs = startJobs({ db, clock: clock.now, documents, notices, progress, warn });
  const headers = securityHeaders(config, 'localhost', manifest);
  const main = await listen(app, { host: settings.host, port: settings.port }, headers);
  const invest = await listen(app, { host: settings.host, port: settings.investPort }, headers);
  const { host, metricsPort, reviewKey } = settings;
  const desk =
    reviewKey === undefined
      ? undefined
      : createReviewDesk(reviewKey, { db, clock: clock.now, served, store: documents, warn });
  const operations =
    metricsPort === undefined
      ? undefined
      : await startOperations({ host, port: metricsPort }, health, metrics, desk);

  return {
    mode,
    port: main.port,
    investPort: invest.port,
    metricsPort: operations?.port,
    base: manifest.base,
    signIns: toSeed.map((company) => ({
      variant: company.key,
      host: hostOf(company),
      email: emailOf(company),
    })),
    database: databaseUrl === undefined ? (dataFolder ?? 'in memory') : 'PostgreSQL (DATABASE_URL)',
    async close() {
      health.drain();
      closing.abort();
      await sleep(settings.drainSeconds * 1_000);
      await Promise.all([main.close(), invest.close(), frames?.close()]);
      await operations?.close();
      await stopJobs();
      await messages.close();
      await app.close();
      await opened.close();
    },
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

/** Host names of the portal according to the environment. */
function namedHosts(publicUrl: string | undefined, { publicOrigins }: PortalConfig): ReadonlySet<string> {
  const origins = publicUrl === undefined ? publicOrigins : [publicUrl, ...publicOrigins];
  return new Set(origins.map((origin) => new URL(origin).hostname));
}
