import path from 'node:path';
import type { DocumentSettings } from '../api/services/documents/stores/open-store';
import type { S3Settings } from '../api/services/documents/stores/s3-store';
import type { SmsSettings } from '../outbox/http-carrier';
import type { MailSettings } from '../outbox/smtp-carrier';
import { readNetworks, readOrigins, readPort, readSeconds, readText, type Environment } from './environment';
import { MODES, type Mode } from '../modes';
import { MODE_RULES } from './mode-rules.table';
import { isBelow } from '../api/services/passkey-host';
import { isLoopback } from '../../hosting/loopback';
import { SettingsError } from '../settings-error';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The length of 24 random bytes in base64. */
const SHORTEST_SECRET = 32;

/** The stand-in's own settings, read once at start. */
export interface Settings {
  mode: Mode;
  /** The signing key that replicas share; if undefined, a random one is made at start. */
  secret: string | undefined;
  /** Port for all hosts. */
  port: number;
  /** Port on which plain `localhost` is the invest site. */
  investPort: number;
  /** IP addresses and networks of proxies whose forwarding headers are trusted. */
  trustProxy: readonly string[];
  /** Port of metrics and probes; undefined for none. */
  metricsPort: number | undefined;
  /** What reviewers show on the port of metrics; undefined for no reviews over HTTP. */
  reviewKey: string | undefined;
  /** Seconds between reporting "not ready" and closing, so that a load balancer notices. */
  drainSeconds: number;
  /** Origin for links in mails; if undefined, that of the request. */
  publicUrl: string | undefined;
  /** Host whose pages, and those of its subdomains, share clients' passkeys; if undefined, each page's host has its own. */
  passkeyHost: string | undefined;
  /** Address to listen on; `localhost` means both loopback addresses. */
  host: string;
  /** PostgreSQL connection URL; if undefined, the embedded database is used. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database; if undefined, it is kept in memory. */
  dataFolder: string | undefined;
  /** Where clients' documents are kept. */
  documents: DocumentSettings;
  /** Folder of the built portal. */
  distFolder: string;
  /** Other origins that may call the API from a browser. */
  corsOrigins: readonly string[];
  /** Whether `/__faults` and `/__clock` exist. */
  faults: boolean;
  /** Whether `/__outbox` shows the messages that have no provider. */
  outbox: boolean;
  /** The mail server; if undefined, mail is not sent. */
  mail: MailSettings | undefined;
  /** The SMS and WhatsApp provider; if undefined, such messages are not sent. */
  sms: SmsSettings | undefined;
  /** Limit on one-time codes sent per day, to all phones together. */
  codesPerDay: number;
  /** Hours without withdrawals after a client has turned the second factor off. */
  withdrawalHoldHours: number;
  /** File with the broker's own questions of applications; undefined for none. */
  questionnaireFile: string | undefined;
  /** Whether pages include data this server has: the configuration and the host's site. */
  bootData: boolean;
  logLevel: LogLevel;
}

/**
 * Reads the server's own variables (listed in `.env.example`).
 * @throws SettingsError naming the first invalid variable.
 */
export function readSettings(env: Environment, root: string): Settings {
  const mode = readChoice(env, 'PORTICO_MODE', MODES, 'demo');
  checkMode(mode, env);
  const settings = {
    mode,
    secret: readSecret(env, 'SECRET'),
    investPort: readPort(env, 'INVEST_PORT', 3001),
    metricsPort: readText(env, 'METRICS_PORT') === undefined ? undefined : readPort(env, 'METRICS_PORT', 0),
    reviewKey: readReviewKey(env),
    drainSeconds: readSeconds(env, 'DRAIN_SECONDS', 0, 300),
    trustProxy: readNetworks(env, 'TRUST_PROXY'),
    publicUrl: readPublicUrl(env),
    passkeyHost: readPasskeyHost(env),
    host: readText(env, 'HOST') ?? 'localhost',
    ...readDatabase(env, root),
    documents: readDocuments(env, root, mode),
    ...readPortal(env, root),
    corsOrigins: readOrigins(env, 'CORS_ORIGINS'),
    faults: readChoice(env, 'FAULTS', ['off', 'on'], 'off') === 'on',
    outbox: readChoice(env, 'OUTBOX', ['off', 'on'], mode === 'demo' ? 'on' : 'off') === 'on',
    mail: readMail(env),
    sms: readSms(env),
    codesPerDay: readCodesPerDay(env),
    withdrawalHoldHours: readHoldHours(env),
    questionnaireFile: readFileName(env, 'QUESTIONNAIRE', root),
    bootData: readChoice(env, 'BOOT_DATA', ['off', 'on'], mode === 'demo' ? 'off' : 'on') === 'on',
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
  };
  if (settings.port !== 0 && settings.port === settings.investPort) {
    throw new SettingsError('INVEST_PORT', `must differ from PORT, which is ${settings.port} too`);
  }
  return settings;
}

/**
 * Reads only where data is stored, for commands that run beside the server.
 * @throws SettingsError naming the invalid variable.
 */
export function readDatabase(env: Environment, root: string): Pick<Settings, 'databaseUrl' | 'dataFolder'> {
  return { databaseUrl: readDatabaseUrl(env), dataFolder: readDataFolder(env, root) };
}

/**
 * Reads only where the portal is, for commands that run beside the server.
 * @throws SettingsError naming the invalid variable.
 */
export function readPortal(env: Environment, root: string): Pick<Settings, 'distFolder' | 'port'> {
  return {
    distFolder: path.resolve(root, readText(env, 'DIST_FOLDER') ?? 'dist'),
    port: readPort(env, 'PORT', 3000),
  };
}

function checkMode(mode: Mode, env: Environment): void {
  for (const rule of MODE_RULES) {
    if (rule.mode === mode && rule.isBroken(readText(env, rule.variable)))
      throw new SettingsError(rule.variable, rule.problem);
  }
}

function readSecret(env: Environment, name: string): string | undefined {
  const secret = readText(env, name);
  if (secret !== undefined && secret.length < SHORTEST_SECRET)
    throw new SettingsError(name, `must have at least ${SHORTEST_SECRET} characters`);
  return secret;
}

function readReviewKey(env: Environment): string | undefined {
  const key = readSecret(env, 'REVIEW_KEY');
  if (key !== undefined && readText(env, 'METRICS_PORT') === undefined)
    throw new SettingsError('REVIEW_KEY', 'needs METRICS_PORT, on which reviewers are answered');
  return key;
}

function readPublicUrl(env: Environment): string | undefined {
  const [origin, second] = readOrigins(env, 'PUBLIC_URL');
  if (second !== undefined) throw new SettingsError('PUBLIC_URL', `must be one origin, not "${second}" too`);
  return origin;
}

const HOST_NAME = /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])$/;

function readPasskeyHost(env: Environment): string | undefined {
  const publicUrl = readPublicUrl(env);
  const portal = publicUrl && new URL(publicUrl).hostname;
  const host = readText(env, 'PASSKEY_HOST');
  if (host === undefined) return portal;
  if (!HOST_NAME.test(host))
    throw new SettingsError('PASSKEY_HOST', `must be a host name such as portal.example, not "${host}"`);
  if (portal !== undefined && !isBelow(portal, host))
    throw new SettingsError(
      'PASSKEY_HOST',
      `must be the host of PUBLIC_URL or a domain above it, not "${host}"`,
    );
  return host;
}

function readMail(env: Environment): MailSettings | undefined {
  const url = readText(env, 'SMTP_URL');
  if (url === undefined) return undefined;
  if (!/^smtps?:\/\//.test(url)) throw new SettingsError('SMTP_URL', 'must begin with smtp:// or smtps://');
  const from = readText(env, 'SMTP_FROM');
  if (from === undefined) throw new SettingsError('SMTP_FROM', 'must name a sender where SMTP_URL is set');
  return { url, from };
}

const SMS_TEMPLATE = '{"to":"{to}","text":"{text}","channel":"{channel}"}';

function readSms(env: Environment): SmsSettings | undefined {
  const url = readText(env, 'SMS_URL');
  if (url === undefined) return undefined;
  const isUsable = URL.canParse(url) && (url.startsWith('https://') || isLoopback(new URL(url).hostname));
  if (!isUsable) throw new SettingsError('SMS_URL', 'must be an https address');
  const template = readText(env, 'SMS_TEMPLATE') ?? SMS_TEMPLATE;
  if (!template.includes('{to}') || !template.includes('{text}'))
    throw new SettingsError('SMS_TEMPLATE', 'must have {to} and {text} in it');
  return { url, template, authorization: readText(env, 'SMS_AUTHORIZATION') };
}

function readCodesPerDay(env: Environment): number {
  const text = readText(env, 'CODES_PER_DAY') ?? '2000';
  if (!/^[1-9]\d{0,7}$/.test(text))
    throw new SettingsError('CODES_PER_DAY', `must be a number from 1 to 99999999, not "${text}"`);
  return Number(text);
}

function readHoldHours(env: Environment): number {
  const text = readText(env, 'WITHDRAWAL_HOLD_HOURS') ?? '48';
  if (!/^(0|[1-9]\d{0,3})$/.test(text))
    throw new SettingsError('WITHDRAWAL_HOLD_HOURS', `must be a number from 0 to 9999, not "${text}"`);
  return Number(text);
}

function readFileName(env: Environment, name: string, root: string): string | undefined {
  const file = readText(env, name);
  return file === undefined ? undefined : path.resolve(root, file);
}

function readDatabaseUrl(env: Environment): string | undefined {
  const url = readText(env, 'DATABASE_URL');
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url)) {
    throw new SettingsError('DATABASE_URL', 'must begin with postgres:// or postgresql://');
  }
  return url;
}

function readDataFolder(env: Environment, root: string): string | undefined {
  const folder = readText(env, 'DATA_FOLDER') ?? '.data';
  return folder === 'memory' ? undefined : path.resolve(root, folder);
}

/** What an S3-compatible store needs; most of them accept any name as the region. */
const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const S3_REGION = 'us-east-1';

function readDocuments(env: Environment, root: string, mode: Mode): DocumentSettings {
  const folder = readText(env, 'DOCUMENTS_FOLDER');
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
  const [endpoint, bucket, accessKeyId, secretAccessKey] = S3_VARIABLES.map((name) => {
    const text = readText(env, name);
    if (text === undefined) throw new SettingsError(name, 'must be set where documents are kept in S3');
    return text;
  }) as [string, string, string, string];
  const isSecret =
    URL.canParse(endpoint) && (endpoint.startsWith('https://') || isLoopback(new URL(endpoint).hostname));
  if (!isSecret || new URL(endpoint).origin !== endpoint)
    throw new SettingsError(
      'S3_ENDPOINT',
      `must be an https origin such as https://s3.example, not "${endpoint}"`,
    );
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError('S3_BUCKET', `must be the name of a bucket, not "${bucket}"`);
  return { endpoint, bucket, region: readText(env, 'S3_REGION') ?? S3_REGION, accessKeyId, secretAccessKey };
}

function readChoice<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const text = readText(env, name);
  if (text === undefined) return fallback;
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new SettingsError(name, `must be one of ${choices.join(', ')}, not "${text}"`);
  return choice;
}
