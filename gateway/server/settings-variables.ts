import { z } from 'zod';
import { isLoopback } from '../../hosting/loopback';
import { MODES } from '../kernel/modes';
import { choice, networks, numberLike, origins, port, shownTextWhere, textWhere } from '../kernel/variables';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The length of 24 random bytes in base64. */
const MIN_SECRET_LENGTH = 32;

const HOST_NAME = /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])$/;
const SMS_TEMPLATE = '{"to":"{to}","text":"{text}","channel":"{channel}"}';

const isSecretUrl = (text: string) =>
  URL.canParse(text) && (text.startsWith('https://') || isLoopback(new URL(text).hostname));

const text = z.string().optional();
const onOrOff = choice(['off', 'on']);
const hours = numberLike(/^(0|[1-9]\d{0,3})$/, 9_999, 'must be a number from 0 to 9999');
const secret = textWhere(
  ({ length }) => length >= MIN_SECRET_LENGTH,
  `must have at least ${MIN_SECRET_LENGTH} characters`,
).optional();

const postgresUrl = textWhere(
  (url) => /^postgres(ql)?:\/\//.test(url),
  'must begin with postgres:// or postgresql://',
).optional();

export const DATABASE = z.object({
  DATABASE_URL: postgresUrl,
  DATA_FOLDER: z.string().default('.data'),
});

export const PORTAL = z.object({ DIST_FOLDER: z.string().default('dist'), PORT: port.default(3000) });

/** The variables, each checked separately; settings.ts checks those that depend on each other. */
export const VARIABLES = z.object({
  PORTICO_MODE: choice(MODES).default('demo'),
  SECRET: secret,
  SECRET_PREVIOUS: secret,
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_SIGNALS_URL: postgresUrl,
  INVEST_PORT: port.default(3001),
  METRICS_PORT: port.optional(),
  REVIEW_KEY: secret,
  DRAIN_SECONDS: numberLike(/^\d{1,6}$/, 300, 'must be whole seconds between 0 and 300').default(0),
  TRUST_PROXY: networks,
  PUBLIC_URL: origins,
  PASSKEY_HOST: shownTextWhere(
    (host) => HOST_NAME.test(host),
    'must be a host name such as portal.example',
  ).optional(),
  HOST: z.string().default('localhost'),
  CORS_ORIGINS: origins,
  FAULTS: onOrOff.default('off'),
  OUTBOX: onOrOff.optional(),
  BOOT_DATA: onOrOff.optional(),
  SMTP_URL: textWhere((url) => /^smtps?:\/\//.test(url), 'must begin with smtp:// or smtps://').optional(),
  SMTP_FROM: text,
  SMS_URL: textWhere(isSecretUrl, 'must be an https address').optional(),
  SMS_TEMPLATE: z.string().default(SMS_TEMPLATE),
  SMS_AUTHORIZATION: text,
  CAPTCHA_HASHES: numberLike(/^[1-9]\d{0,7}$/, 99_999_999, 'must be a number from 1 to 99999999').default(
    20_000,
  ),
  CODES_PER_DAY: numberLike(/^[1-9]\d{0,7}$/, 99_999_999, 'must be a number from 1 to 99999999').default(
    2_000,
  ),
  WITHDRAWAL_HOLD_HOURS: hours.default(48),
  NEW_DESTINATION_WAIT_HOURS: hours.default(24),
  QUESTIONNAIRE: text,
  LOG_LEVEL: choice(LOG_LEVELS).default('warn'),
  DOCUMENTS_FOLDER: text,
});

export type Variables = z.infer<typeof VARIABLES>;

/** Variables of an S3-compatible store; most stores accept any name as the region. */
export const S3 = z.object({
  S3_ENDPOINT: shownTextWhere(
    (endpoint) => isSecretUrl(endpoint) && new URL(endpoint).origin === endpoint,
    'must be an https origin such as https://s3.example',
  ),
  S3_BUCKET: shownTextWhere(
    (bucket) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket),
    'must be the name of a bucket',
  ),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_REGION: z.string().default('us-east-1'),
});
export const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
