import type { FastifyInstance } from 'fastify';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { demoSecret } from '../seed/demo-secret';
import type { Frames } from '../frames/start-frames';
import type { ServicesConfig } from '../calls/create-shared-services';
import { registerApi } from '../calls/register-api';
import { cacheAnswers } from '../kernel/cache-answers';
import { describeError } from '../kernel/describe-error';
import { settleContests } from '../campaigns/settle-contests';
import { settleCommission } from '../jobs/settle-commission';
import { Sites } from '../site/sites';
import { Translations } from '../site/translations';
import { ownTerminalOf } from './demo-frames';
import { ownOrigins } from './official-origins';
import type { GatewayParts } from './open-parts';
import { readQuestionnaire } from './questionnaire-file';
import { createServer } from './server';

/** Every page looks up its host's site, which hardly ever changes. */
const SITE_CACHE = { ttlMs: 1_000, maxEntries: 1_000 };

async function apiConfigOf(parts: GatewayParts, frames: Frames | undefined): Promise<ServicesConfig> {
  const { captchaProvider, data, portal, settings } = parts;
  return {
    port: settings.port,
    investPort: settings.investPort,
    secret: settings.secret ?? (await demoSecret(data.db)),
    previousSecret: settings.previousSecret,
    captchaProvider,
    captchaHashes: settings.captchaHashes,
    companies: portal.servedCompanies.companies,
    requiresAllFields: settings.mode === 'production',
    codesPerDay: settings.codesPerDay,
    withdrawalHoldHours: settings.withdrawalHoldHours,
    newDestinationWaitHours: settings.newDestinationWaitHours,
    ...(settings.questionnaireFile && { questionnaire: readQuestionnaire(settings.questionnaireFile) }),
    ...(frames && { embedBaseUrl: frames.origin, cashierUrl: frames.origin }),
    publicUrl: settings.publicUrl,
    passkeyHost: settings.passkeyHost,
    brandNameOf: portal.servedCompanies.brandNameOf,
    portalPath: portal.manifest.base,
  };
}

/**
 * The gateway's server with the API and the portal. It does not listen yet.
 * @param stopSignal ends live streams.
 */
export async function createGatewayServer(
  parts: GatewayParts,
  config: PortalConfig,
  frames: Frames | undefined,
  stopSignal: AbortSignal,
): Promise<FastifyInstance> {
  const { clock, data, documents, health, metrics, notices, passwords, portal, settings } = parts;
  const { db } = data;
  const api = await apiConfigOf(parts, frames);
  const sites = new Sites(db, api);
  const translations = new Translations(db, portal.servedCompanies.brandNameOf);
  const portalHosts = hostsOf(settings.publicUrl, config);
  return createServer({
    config,
    manifest: portal.manifest,
    companies: portal.servedCompanies.companiesBeforeConfig,
    distFolder: settings.distFolder,
    isOwnHost: (hostname) => portalHosts.has(hostname) || sites.isSiteHost(hostname),
    trustProxy: settings.trustProxy,
    corsOrigins: settings.corsOrigins,
    ...(settings.hasFaults && {
      faultClock: clock,
      dealing: parts.dealing,
      settleDue: async () => {
        await settleCommission(db, notices, clock.now);
        await settleContests(db, clock.now);
      },
    }),
    ...(settings.hasOutbox && { outbox: db }),
    health,
    metrics,
    hasBootData: settings.hasBootData,
    terminalOf: ownTerminalOf(config, frames),
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
        readReplica: data.readReplica,
        signals: data.signals,
        clock: clock.now,
        config: api,
        passwords,
        translations,
        documents,
        stopSignal,
        warn: (error) => scope.log.warn(describeError(error)),
      }),
  });
}

/** Host names of the portal according to the environment. */
function hostsOf(publicUrl: string | undefined, { publicOrigins }: PortalConfig): ReadonlySet<string> {
  const origins = publicUrl === undefined ? publicOrigins : [publicUrl, ...publicOrigins];
  return new Set(origins.map((origin) => new URL(origin).hostname));
}
