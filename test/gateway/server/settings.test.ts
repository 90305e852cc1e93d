import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { CONFIG_VARIABLES } from '../../../gateway/server/config-variables.table';
import { portalConfigFromEnv } from '../../../gateway/server/portal-config-from-env';
import { readSettings } from '../../../gateway/server/settings';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';

const PAGE = { origin: 'http://localhost:3000' };
const ROOT = path.resolve('/srv/portico');
const PRODUCTION = {
  PORTICO_MODE: 'production',
  DATABASE_URL: 'postgres://portico@db.example/portico',
  PUBLIC_URL: 'https://portal.example',
  SECRET: 'x'.repeat(32),
  DOCUMENTS_FOLDER: '/srv/documents',
};
const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'portico',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const altcha = { ...DEFAULT_CONFIG, captcha: { provider: 'altcha', siteKey: '' } };

describe('/config.json from the environment (D2)', () => {
  test('an empty environment gives the defaults, with the gateway’s own captcha', () => {
    expect(portalConfigFromEnv({}, PAGE)).toEqual(altcha);
    expect(portalConfigFromEnv({ PORTICO_BRAND_NAME: '', PORTICO_CONSENT: '  ' }, PAGE)).toEqual(altcha);
  });

  test('overrides the configuration of the built portal, except for keys of the gateway', () => {
    const builtConfig = {
      apiBaseUrl: 'https://gateway.acme.example',
      captcha: { provider: 'turnstile', siteKey: 'k' },
      publicOrigins: ['https://portal.acme.example'],
      brand: { name: 'Acme', slug: 'acme' },
      support: { email: 'help@acme.example' },
    };
    expect(portalConfigFromEnv({ PORTICO_BRAND_NAME: 'Acme EU' }, PAGE, [], builtConfig)).toEqual({
      ...altcha,
      brand: { ...altcha.brand, name: 'Acme EU', slug: 'acme' },
      support: { ...altcha.support, email: 'help@acme.example' },
    });
  });

  test('an invalid key of the built portal is named', () => {
    expect(() => portalConfigFromEnv({}, PAGE, [], { brand: { logo: 'javascript:1' } })).toThrow(
      "brand.logo in the portal's config.json must be an https or same-origin address.",
    );
  });

  test('every key can be set', () => {
    const env = {
      PORTICO_API_BASE_URL: 'https://gateway.example',
      PORTICO_API_VERSION: '2',
      PORTICO_CAPTCHA_PROVIDER: 'turnstile',
      PORTICO_CAPTCHA_SITE_KEY: 'site-key',
      PORTICO_BRAND_NAME: 'Acme Markets',
      PORTICO_BRAND_SLUG: 'acme',
      PORTICO_BRAND_LOGO: 'https://cdn.example/logo.svg',
      PORTICO_BRAND_LOGO_DARK: '/logo-dark.svg',
      PORTICO_BRAND_FAVICON: '/acme.svg',
      PORTICO_BRAND_TOKENS: '{"colorPrimary":"#123456"}',
      PORTICO_WEB_TERMINAL_URL: 'https://terminal.example/trade',
      PORTICO_TAG_MANAGER_MAIN: 'GTM-1',
      PORTICO_TAG_MANAGER_INVEST: 'GTM-2',
      PORTICO_TAG_MANAGER_BANK: 'GTM-3',
      PORTICO_TAG_MANAGER_INTERNATIONAL: 'GTM-4',
      PORTICO_TAG_MANAGER_INTERNATIONAL_AF: 'GTM-5',
      PORTICO_CHAT_PROVIDER: 'zendesk',
      PORTICO_CHAT_IDENTITY: 'browser',
      PORTICO_SUPPORT_EMAIL: 'desk@acme.example',
      PORTICO_SUPPORT_PHONE: '+44 20 7946 0018',
      PORTICO_SUPPORT_HOURS: '1-5 08:00-18:00 Europe/London',
      PORTICO_LEGAL_PRIVACY: '/legal/privacy.html',
      PORTICO_LEGAL_TERMS: '/legal/terms.html',
      PORTICO_LEGAL_FAQ: '/legal/faq.html',
      PORTICO_LEGAL_IMPRINT: '/legal/imprint.html',
      PORTICO_LEGAL_RISK: '/legal/risk.html',
      PORTICO_LEGAL_LICENCE: '/legal/licence.html',
      PORTICO_LEGAL_PARTNER: '/legal/partner.html',
      PORTICO_FRAME_ORIGINS: 'https://a.example, https://b.example',
      PORTICO_IMAGE_ORIGINS: 'https://c.example',
      PORTICO_PUBLIC_ORIGINS: 'https://portal.acme.example https://acme.example',
      PORTICO_COMPANIES: '{"42":{"like":"bank","brand":{"name":"Acme Bank"}}}',
      PORTICO_CONSENT: 'banner',
      PORTICO_TELEMETRY_PROVIDER: 'otlp',
      PORTICO_TELEMETRY_ENDPOINT: 'https://collector.example',
      PORTICO_REGISTRATION_ONLY: 'true',
    };
    expect(Object.keys(env)).toEqual(CONFIG_VARIABLES.map(({ name }) => name));
    expect(portalConfigFromEnv(env, PAGE)).toEqual({
      apiBaseUrl: 'https://gateway.example',
      apiVersion: '2',
      captcha: { provider: 'turnstile', siteKey: 'site-key' },
      brand: {
        name: 'Acme Markets',
        slug: 'acme',
        logo: 'https://cdn.example/logo.svg',
        logoDark: '/logo-dark.svg',
        favicon: '/acme.svg',
        tokens: { colorPrimary: '#123456' },
      },
      webTerminalUrl: 'https://terminal.example/trade',
      tagManager: {
        main: 'GTM-1',
        invest: 'GTM-2',
        bank: 'GTM-3',
        international: 'GTM-4',
        internationalAf: 'GTM-5',
      },
      chat: { provider: 'zendesk', identity: 'browser' },
      support: {
        email: 'desk@acme.example',
        phone: '+44 20 7946 0018',
        hours: '1-5 08:00-18:00 Europe/London',
      },
      legal: {
        privacy: '/legal/privacy.html',
        terms: '/legal/terms.html',
        faq: '/legal/faq.html',
        imprint: '/legal/imprint.html',
        risk: '/legal/risk.html',
        licence: '/legal/licence.html',
        partner: '/legal/partner.html',
      },
      frameOrigins: ['https://a.example', 'https://b.example'],
      imageOrigins: ['https://c.example'],
      publicOrigins: ['https://portal.acme.example', 'https://acme.example'],
      companies: { '42': { like: 'bank', brand: { name: 'Acme Bank' } } },
      consent: 'banner',
      telemetry: { provider: 'otlp', endpoint: 'https://collector.example' },
      registrationOnly: true,
    });
  });

  test.each([
    ['PORTICO_API_BASE_URL', 'http://gateway.example'],
    ['PORTICO_CAPTCHA_PROVIDER', 'hcaptcha'],
    ['PORTICO_BRAND_TOKENS', '{colorPrimary}'],
    ['PORTICO_BRAND_TOKENS', '["colorPrimary"]'],
    ['PORTICO_BRAND_TOKENS', '{"__proto__":1}'],
    ['PORTICO_BRAND_LOGO', 'javascript:alert(1)'],
    ['PORTICO_WEB_TERMINAL_URL', 'http://terminal.example'],
    ['PORTICO_CHAT_IDENTITY', 'cookie'],
    ['PORTICO_SUPPORT_EMAIL', 'desk'],
    ['PORTICO_SUPPORT_PHONE', '12345'],
    ['PORTICO_SUPPORT_HOURS', 'nine to five'],
    ['PORTICO_FRAME_ORIGINS', 'https://a.example, https://b.example/path'],
    ['PORTICO_IMAGE_ORIGINS', 'http://pictures.example'],
    ['PORTICO_PUBLIC_ORIGINS', 'http://portal.example'],
    ['PORTICO_COMPANIES', 'acme'],
    ['PORTICO_COMPANIES', '{"42":{"brand":{"name":""}}}'],
    ['PORTICO_CONSENT', 'yes'],
    ['PORTICO_TELEMETRY_PROVIDER', 'sentry'],
    ['PORTICO_TELEMETRY_ENDPOINT', 'http://collector.example'],
    ['PORTICO_REGISTRATION_ONLY', '1'],
  ])('%s=%s is refused in one sentence that names the variable', (name, value) => {
    expect(() => portalConfigFromEnv({ [name]: value }, PAGE)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });
});

describe('the server’s own settings', () => {
  test('defaults', () => {
    expect(readSettings({}, ROOT)).toEqual({
      mode: 'demo',
      hasBootData: true,
      secret: undefined,
      port: 3000,
      investPort: 3001,
      metricsPort: undefined,
      reviewKey: undefined,
      drainSeconds: 0,
      trustProxy: [],
      publicUrl: undefined,
      passkeyHost: undefined,
      host: 'localhost',
      databaseUrl: undefined,
      dataFolder: path.join(ROOT, '.data'),
      documents: { in: 'folder', folder: path.join(ROOT, '.data/documents') },
      distFolder: path.join(ROOT, 'dist'),
      corsOrigins: [],
      hasFaults: false,
      hasOutbox: true,
      mail: undefined,
      sms: undefined,
      captchaHashes: 20_000,
      codesPerDay: 2000,
      withdrawalHoldHours: 48,
      newDestinationWaitHours: 24,
      logLevel: 'warn',
    });
  });

  test.each([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ OUTBOX: 'off' }, false],
    [PRODUCTION, false],
  ])('%j: the outbox is shown %s', (env, isServed) => {
    expect(readSettings(env, ROOT).hasOutbox).toBe(isServed);
  });

  test.each([
    [{}, true],
    [{ BOOT_DATA: 'on' }, true],
    [{ BOOT_DATA: 'off' }, false],
    [PRODUCTION, true],
    [{ ...PRODUCTION, BOOT_DATA: 'off' }, false],
  ])('%j: pages include server data %s', (env, isEnabled) => {
    expect(readSettings(env, ROOT).hasBootData).toBe(isEnabled);
  });

  test.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ SECRET: '' }, 'SECRET'],
    [{ SECRET: 'too short' }, 'SECRET'],
    [{ DOCUMENTS_FOLDER: '' }, 'DOCUMENTS_FOLDER'],
    [{ OUTBOX: 'on' }, 'OUTBOX'],
    [{ FAULTS: 'on' }, 'FAULTS'],
    [{ FRAMES_PORT: '3080' }, 'FRAMES_PORT'],
  ])('production with %j is refused naming %s (G1)', (env, name) => {
    expect(() => readSettings({ ...PRODUCTION, ...env }, ROOT)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  test('production has neither outbox nor faults, and may listen at any address (G1)', () => {
    expect(readSettings({ ...PRODUCTION, HOST: '0.0.0.0' }, ROOT)).toMatchObject({
      mode: 'production',
      hasOutbox: false,
      hasFaults: false,
      host: '0.0.0.0',
    });
  });

  test('proxies are addresses and networks', () => {
    const networks = ['10.0.0.7', '10.1.0.0/16', 'fd00::/8'];
    expect(readSettings({ TRUST_PROXY: networks.join(', ') }, ROOT).trustProxy).toEqual(networks);
  });

  test('the path of a questionnaire is relative to the project’s folder', () => {
    const { questionnaireFile } = readSettings({ QUESTIONNAIRE: 'own/questions.json' }, ROOT);
    expect(questionnaireFile).toBe(path.join(ROOT, 'own/questions.json'));
  });

  test('mail is forwarded if server and sender are configured', () => {
    const env = { SMTP_URL: 'smtp://mail.example:587', SMTP_FROM: 'portal@example.com' };
    expect(readSettings(env, ROOT).mail).toEqual({ url: env.SMTP_URL, from: env.SMTP_FROM });
  });

  test('SMS are forwarded if a provider is configured, in the form it requires', () => {
    const env = { SMS_URL: 'https://sms.example/send', SMS_AUTHORIZATION: 'Bearer abc', CODES_PER_DAY: '50' };
    expect(readSettings({ WITHDRAWAL_HOLD_HOURS: '0' }, ROOT).withdrawalHoldHours).toBe(0);
    expect(readSettings({ NEW_DESTINATION_WAIT_HOURS: '0' }, ROOT).newDestinationWaitHours).toBe(0);
    expect(readSettings(env, ROOT)).toMatchObject({
      sms: {
        url: env.SMS_URL,
        template: '{"to":"{to}","text":"{text}","channel":"{channel}"}',
        authorization: 'Bearer abc',
      },
      codesPerDay: 50,
    });
    const form = 'To={to}&Body={text}';
    expect(readSettings({ SMS_URL: 'http://localhost:9', SMS_TEMPLATE: form }, ROOT).sms).toEqual({
      url: 'http://localhost:9',
      template: form,
      authorization: undefined,
    });
  });

  test('the embedded database and documents can be in memory', () => {
    const { dataFolder, documents } = readSettings({ DATA_FOLDER: 'memory' }, ROOT);
    expect([dataFolder, documents]).toEqual([undefined, { in: 'memory' }]);
  });

  test('documents are in a folder or in an S3 store', () => {
    expect(readSettings({ DATA_FOLDER: 'memory', DOCUMENTS_FOLDER: 'd' }, ROOT).documents).toEqual({
      in: 'folder',
      folder: path.join(ROOT, 'd'),
    });
    const inS3 = { in: 's3', endpoint: 'https://s3.example', bucket: 'portico', region: 'us-east-1' };
    expect(readSettings({ ...PRODUCTION, DOCUMENTS_FOLDER: '', ...S3 }, ROOT).documents).toEqual({
      ...inS3,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const env = { ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_REGION: 'eu-central-1' };
    expect(readSettings(env, ROOT).documents).toMatchObject({ region: 'eu-central-1' });
  });

  test.each([
    [{ PUBLIC_URL: 'https://my.portal.example:8443' }, 'my.portal.example'],
    [{ PUBLIC_URL: 'https://my.portal.example', PASSKEY_HOST: 'portal.example' }, 'portal.example'],
    [{ PASSKEY_HOST: 'portal.example' }, 'portal.example'],
    [{ PASSKEY_HOST: 'localhost' }, 'localhost'],
  ])('%j: passkeys are for the host %s', (env, host) => {
    expect(readSettings(env, ROOT).passkeyHost).toBe(host);
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ INVEST_PORT: '3000' }, 'INVEST_PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://localhost/x' }, 'DATABASE_REPLICA_URL'],
    [{ DATABASE_SIGNALS_URL: 'postgres://localhost/x' }, 'DATABASE_SIGNALS_URL'],
    [{ CORS_ORIGINS: 'https://a.example/' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT'],
    [{ METRICS_PORT: '0', REVIEW_KEY: 'x'.repeat(31) }, 'REVIEW_KEY'],
    [{ REVIEW_KEY: 'x'.repeat(32) }, 'REVIEW_KEY'],
    [{ DRAIN_SECONDS: '1.5' }, 'DRAIN_SECONDS'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS'],
    [{ TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.7 0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://a.example https://b.example' }, 'PUBLIC_URL'],
    [{ PASSKEY_HOST: 'https://portal.example' }, 'PASSKEY_HOST'],
    [{ PASSKEY_HOST: 'portal.example:443' }, 'PASSKEY_HOST'],
    [{ PASSKEY_HOST: '192.0.2.7' }, 'PASSKEY_HOST'],
    [{ PASSKEY_HOST: 'example' }, 'PASSKEY_HOST'],
    [{ PUBLIC_URL: 'https://portal.example', PASSKEY_HOST: 'other.example' }, 'PASSKEY_HOST'],
    [{ PUBLIC_URL: 'https://myportal.example', PASSKEY_HOST: 'portal.example' }, 'PASSKEY_HOST'],
    [{ PORTICO_MODE: 'prod' }, 'PORTICO_MODE'],
    [{ SECRET: 'x'.repeat(31) }, 'SECRET'],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '192.168.1.7', OUTBOX: 'off' }, 'HOST'],
    [{ FAULTS: 'true' }, 'FAULTS'],
    [{ OUTBOX: 'yes' }, 'OUTBOX'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_FROM'],
    [{ SMS_URL: 'http://sms.example' }, 'SMS_URL'],
    [{ SMS_URL: 'sms.example' }, 'SMS_URL'],
    [{ SMS_URL: 'https://sms.example', SMS_TEMPLATE: 'To={to}' }, 'SMS_TEMPLATE'],
    [{ CAPTCHA_HASHES: '0' }, 'CAPTCHA_HASHES'],
    [{ CODES_PER_DAY: '0' }, 'CODES_PER_DAY'],
    [{ WITHDRAWAL_HOLD_HOURS: 'two days' }, 'WITHDRAWAL_HOLD_HOURS'],
    [{ ...S3, DOCUMENTS_FOLDER: 'd' }, 'DOCUMENTS_FOLDER'],
    [{ ...S3, S3_ENDPOINT: '' }, 'S3_ENDPOINT'],
    [{ ...S3, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
    [{ ...S3, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT'],
    [{ ...S3, S3_ENDPOINT: 'https://s3.example/portico' }, 'S3_ENDPOINT'],
    [{ ...S3, S3_BUCKET: '' }, 'S3_BUCKET'],
    [{ ...S3, S3_BUCKET: 'a/b' }, 'S3_BUCKET'],
    [{ ...S3, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID'],
    [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
    [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL'],
  ])('%j is refused naming %s', (env, name) => {
    expect(() => readSettings(env, ROOT)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });
});

describe('.env.example', () => {
  const example = parseEnv(readFileSync(path.join(__dirname, '../../../.env.example'), 'utf8'));

  test('lists every variable, and its values are the defaults', () => {
    const serverVariables = [
      'PORTICO_MODE',
      'SECRET',
      'SECRET_PREVIOUS',
      'PORT',
      'INVEST_PORT',
      'FRAMES_PORT',
      'HOST',
      'DATABASE_URL',
      'DATABASE_REPLICA_URL',
      'DATABASE_SIGNALS_URL',
      'DATA_FOLDER',
      'DOCUMENTS_FOLDER',
      ...Object.keys(S3),
      'S3_REGION',
      'DIST_FOLDER',
      'CORS_ORIGINS',
      'LOG_LEVEL',
      'FAULTS',
      'OUTBOX',
      'SMTP_URL',
      'METRICS_PORT',
      'REVIEW_KEY',
      'DRAIN_SECONDS',
      'TRUST_PROXY',
      'PUBLIC_URL',
      'PASSKEY_HOST',
      'SMTP_FROM',
      'SMS_URL',
      'SMS_TEMPLATE',
      'SMS_AUTHORIZATION',
      'CAPTCHA_HASHES',
      'CODES_PER_DAY',
      'NEW_DESTINATION_WAIT_HOURS',
      'WITHDRAWAL_HOLD_HOURS',
      'QUESTIONNAIRE',
      'BOOT_DATA',
    ];
    expect(Object.keys(example).sort()).toEqual(
      [...serverVariables, ...CONFIG_VARIABLES.map(({ name }) => name)].sort(),
    );
    expect(portalConfigFromEnv(example, PAGE)).toEqual(portalConfigFromEnv({}, PAGE));
    expect(readSettings(example, ROOT)).toEqual(readSettings({}, ROOT));
  });
});
