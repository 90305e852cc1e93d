import path from 'node:path';
import type { DocumentSettings } from '../documents/stores/open-store';
import type { S3Settings } from '../documents/stores/s3-store';
import type { SmsSettings } from '../outbox/http-carrier';
import type { MailSettings } from '../outbox/smtp-carrier';
import { readText, type Environment } from '../kernel/environment';
import type { Mode } from '../kernel/modes';
import { MODE_RULES } from './mode-rules.table';
import { isDomainOrSubdomain } from '../session/passkey-host';
import { SettingsError } from '../kernel/settings-error';
import {
  DATABASE,
  PORTAL,
  S3,
  S3_VARIABLES,
  VARIABLES,
  type LogLevel,
  type Variables,
} from './settings-variables';
import { readVariables } from '../kernel/variables';

/** The gateway's own settings, read once at start. */
export interface Settings {
  mode: Mode;
  /** The signing key that replicas share; if undefined, a random one is made at start. */
  secret: string | undefined;
  /** Another secret that is accepted too; undefined for none. */
  previousSecret: string | undefined;
  /** Port for all hosts. */
  port: number;
  /** Port on which plain `localhost` is the invest site. */
  investPort: number;
  /** IP addresses and networks of proxies whose forwarding headers are trusted. */
  trustProxy: readonly string[];
  /** Port of metrics and probes; undefined for none. */
  metricsPort: number | undefined;
  /** The key that reviewers send on the port of metrics; undefined for no reviews over HTTP. */
  reviewKey: string | undefined;
  /** Seconds between reporting "not ready" and closing, so that a load balancer notices. */
  drainSeconds: number;
  /** Origin for links in mails; if undefined, the origin of the request. */
  publicUrl: string | undefined;
  /**
   * Host whose pages, including those of its subdomains, share clients' passkeys; if undefined, each page's host has its
   * own.
   */
  passkeyHost: string | undefined;
  /** Address to listen on; `localhost` means both loopback addresses. */
  host: string;
  /** PostgreSQL connection URL; if undefined, the embedded database is used. */
  databaseUrl: string | undefined;
  /** PostgreSQL connection URL of a replica, for reads that may lag; undefined for none. */
  readReplicaUrl: string | undefined;
  /** PostgreSQL connection URL of the database itself, for its signals of changes; undefined for none. */
  signalsUrl: string | undefined;
  /** Folder of the embedded database; if undefined, it is kept in memory. */
  dataFolder: string | undefined;
  /** The store of clients' documents. */
  documents: DocumentSettings;
  /** Folder of the built portal. */
  distFolder: string;
  /** Other origins that may call the API from a browser. */
  corsOrigins: readonly string[];
  /** True if `/__faults` and `/__clock` exist. */
  hasFaults: boolean;
  /** True if `/__outbox` shows the messages that have no provider. */
  hasOutbox: boolean;
  /** The mail server; if undefined, mail is not sent. */
  mail: MailSettings | undefined;
  /** The SMS and WhatsApp provider; if undefined, such messages are not sent. */
  sms: SmsSettings | undefined;
  /** Hashes that a browser computes at most to solve the built-in captcha. */
  captchaHashes: number;
  /** Limit on one-time codes sent per day, to all phones together. */
  codesPerDay: number;
  /** Hours without withdrawals after a client has turned the second factor off. */
  withdrawalHoldHours: number;
  /** Hours that money waits before it goes to a new destination. */
  newDestinationWaitHours: number;
  /** File with the broker's own questions of applications; undefined for none. */
  questionnaireFile: string | undefined;
  /** True if pages include data this server has: the configuration and the host's site. */
  hasBootData: boolean;
  logLevel: LogLevel;
}

/**
 * Reads the server's own variables (listed in `.env.example`).
 * @throws SettingsError naming the first invalid variable.
 */
export function readSettings(env: Environment, root: string): Settings {
  const variables = readVariables(VARIABLES, env);
  const mode = variables.PORTICO_MODE;
  checkMode(mode, env);
  const switchOf = (value: 'off' | 'on' | undefined, byDefault: Mode) =>
    value === undefined ? mode === byDefault : value === 'on';
  const settings = {
    mode,
    secret: variables.SECRET,
    previousSecret: previousSecretOf(variables),
    investPort: variables.INVEST_PORT,
    metricsPort: variables.METRICS_PORT,
    reviewKey: reviewKeyOf(variables),
    drainSeconds: variables.DRAIN_SECONDS,
    trustProxy: variables.TRUST_PROXY,
    publicUrl: publicUrlOf(variables),
    passkeyHost: passkeyHostOf(variables),
    host: variables.HOST,
    ...readDatabase(env, root),
    readReplicaUrl: secondUrlOf('DATABASE_REPLICA_URL', variables, env),
    signalsUrl: secondUrlOf('DATABASE_SIGNALS_URL', variables, env),
    documents: readDocuments(env, root, variables),
    ...readPortal(env, root),
    corsOrigins: variables.CORS_ORIGINS,
    hasFaults: variables.FAULTS === 'on',
    hasOutbox: switchOf(variables.OUTBOX, 'demo'),
    mail: mailOf(variables),
    sms: smsOf(variables),
    captchaHashes: variables.CAPTCHA_HASHES,
    codesPerDay: variables.CODES_PER_DAY,
    withdrawalHoldHours: variables.WITHDRAWAL_HOLD_HOURS,
    newDestinationWaitHours: variables.NEW_DESTINATION_WAIT_HOURS,
    questionnaireFile: variables.QUESTIONNAIRE && path.resolve(root, variables.QUESTIONNAIRE),
    hasBootData: variables.BOOT_DATA !== 'off',
    logLevel: variables.LOG_LEVEL,
  };
  if (settings.port !== 0 && settings.port === settings.investPort) {
    throw new SettingsError('INVEST_PORT', `must differ from PORT, which is ${settings.port} too`);
  }
  return settings;
}

/**
 * Reads only the place of the data, for commands that run beside the server.
 * @throws SettingsError naming the invalid variable.
 */
export function readDatabase(env: Environment, root: string): Pick<Settings, 'databaseUrl' | 'dataFolder'> {
  const { DATABASE_URL: databaseUrl, DATA_FOLDER: folder } = readVariables(DATABASE, env);
  return { databaseUrl, dataFolder: folder === 'memory' ? undefined : path.resolve(root, folder) };
}

/**
 * Reads only the place of the portal, for commands that run beside the server.
 * @throws SettingsError naming the invalid variable.
 */
export function readPortal(env: Environment, root: string): Pick<Settings, 'distFolder' | 'port'> {
  const { DIST_FOLDER: folder, PORT } = readVariables(PORTAL, env);
  return { distFolder: path.resolve(root, folder), port: PORT };
}

function checkMode(mode: Mode, env: Environment): void {
  for (const rule of MODE_RULES) {
    if (rule.mode === mode && rule.isBroken(readText(env, rule.variable)))
      throw new SettingsError(rule.variable, rule.problem);
  }
}

function previousSecretOf({ SECRET: secret, SECRET_PREVIOUS: previous }: Variables): string | undefined {
  if (previous !== undefined && secret === undefined)
    throw new SettingsError('SECRET_PREVIOUS', 'needs SECRET, which it is to be exchanged with');
  return previous;
}

function secondUrlOf(
  name: 'DATABASE_REPLICA_URL' | 'DATABASE_SIGNALS_URL',
  variables: Variables,
  env: Environment,
): string | undefined {
  const url = variables[name];
  if (url !== undefined && readText(env, 'DATABASE_URL') === undefined)
    throw new SettingsError(name, 'needs DATABASE_URL, the database that it belongs to');
  return url;
}

function reviewKeyOf({ METRICS_PORT: metricsPort, REVIEW_KEY: key }: Variables): string | undefined {
  if (key !== undefined && metricsPort === undefined)
    throw new SettingsError('REVIEW_KEY', 'needs METRICS_PORT, on which reviewers are answered');
  return key;
}

function publicUrlOf({ PUBLIC_URL: [origin, second] }: Variables): string | undefined {
  if (second !== undefined) throw new SettingsError('PUBLIC_URL', `must be one origin, not "${second}" too`);
  return origin;
}

function passkeyHostOf(variables: Variables): string | undefined {
  const publicUrl = publicUrlOf(variables);
  const portal = publicUrl && new URL(publicUrl).hostname;
  const { PASSKEY_HOST: host = portal } = variables;
  if (host !== undefined && portal !== undefined && !isDomainOrSubdomain(portal, host))
    throw new SettingsError(
      'PASSKEY_HOST',
      `must be the host of PUBLIC_URL or a domain above it, not "${host}"`,
    );
  return host;
}

function mailOf({ SMTP_FROM: from, SMTP_URL: url }: Variables): MailSettings | undefined {
  if (url === undefined) return undefined;
  if (from === undefined) throw new SettingsError('SMTP_FROM', 'must name a sender where SMTP_URL is set');
  return { url, from };
}

function smsOf(variables: Variables): SmsSettings | undefined {
  const { SMS_AUTHORIZATION: authorization, SMS_TEMPLATE: template, SMS_URL: url } = variables;
  if (url === undefined) return undefined;
  if (!template.includes('{to}') || !template.includes('{text}'))
    throw new SettingsError('SMS_TEMPLATE', 'must have {to} and {text} in it');
  return { url, template, authorization };
}

function readDocuments(env: Environment, root: string, variables: Variables): DocumentSettings {
  const { DOCUMENTS_FOLDER: folder, PORTICO_MODE: mode } = variables;
  if (S3_VARIABLES.some((name) => readText(env, name) !== undefined)) {
    if (folder !== undefined)
      throw new SettingsError('DOCUMENTS_FOLDER', 'must be empty where documents are kept in S3_BUCKET');
    return { in: 's3', ...readS3(env) };
  }
  if (folder !== undefined) return { in: 'folder', folder: path.resolve(root, folder) };
  if (mode === 'production')
    throw new SettingsError(
      'DOCUMENTS_FOLDER',
      'must name a folder that all replicas share in production, or S3_BUCKET a bucket',
    );
  const { dataFolder } = readDatabase(env, root);
  return dataFolder === undefined
    ? { in: 'memory' }
    : { in: 'folder', folder: path.join(dataFolder, 'documents') };
}

function readS3(env: Environment): S3Settings {
  for (const name of S3_VARIABLES)
    if (readText(env, name) === undefined)
      throw new SettingsError(name, 'must be set where documents are kept in S3');
  const variables = readVariables(S3, env);
  return {
    endpoint: variables.S3_ENDPOINT,
    bucket: variables.S3_BUCKET,
    region: variables.S3_REGION,
    accessKeyId: variables.S3_ACCESS_KEY_ID,
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY,
  };
}
