/**
 * The key of `/config.json` that an environment variable sets (D2).
 * `kind` is the format of its text: `list` is split at commas and spaces, `json` is an object in JSON.
 */
export interface ConfigVariable {
  readonly name: string;
  readonly key: string;
  readonly kind: 'text' | 'list' | 'boolean' | 'json';
}

const row = (name: string, key: string, kind: ConfigVariable['kind']): ConfigVariable =>
  Object.freeze({ name, key, kind });

export const CONFIG_VARIABLES: readonly ConfigVariable[] = Object.freeze([
  //  variable                                  key in /config.json            kind
  row('PORTICO_API_BASE_URL',                   'apiBaseUrl',                  'text'),
  row('PORTICO_API_VERSION',                    'apiVersion',                  'text'),
  row('PORTICO_CAPTCHA_PROVIDER',               'captcha.provider',            'text'),
  row('PORTICO_CAPTCHA_SITE_KEY',               'captcha.siteKey',             'text'),
  row('PORTICO_BRAND_NAME',                     'brand.name',                  'text'),
  row('PORTICO_BRAND_SLUG',                     'brand.slug',                  'text'),
  row('PORTICO_BRAND_LOGO',                     'brand.logo',                  'text'),
  row('PORTICO_BRAND_LOGO_DARK',                'brand.logoDark',              'text'),
  row('PORTICO_BRAND_FAVICON',                  'brand.favicon',               'text'),
  row('PORTICO_BRAND_TOKENS',                   'brand.tokens',                'json'),
  row('PORTICO_WEB_TERMINAL_URL',               'webTerminalUrl',              'text'),
  row('PORTICO_TAG_MANAGER_MAIN',               'tagManager.main',             'text'),
  row('PORTICO_TAG_MANAGER_INVEST',             'tagManager.invest',           'text'),
  row('PORTICO_TAG_MANAGER_BANK',               'tagManager.bank',             'text'),
  row('PORTICO_TAG_MANAGER_INTERNATIONAL',      'tagManager.international',    'text'),
  row('PORTICO_TAG_MANAGER_INTERNATIONAL_AF',   'tagManager.internationalAf',  'text'),
  row('PORTICO_CHAT_PROVIDER',                  'chat.provider',               'text'),
  row('PORTICO_CHAT_IDENTITY',                  'chat.identity',               'text'),
  row('PORTICO_SUPPORT_EMAIL',                  'support.email',               'text'),
  row('PORTICO_SUPPORT_PHONE',                  'support.phone',               'text'),
  row('PORTICO_SUPPORT_HOURS',                  'support.hours',               'text'),
  row('PORTICO_LEGAL_PRIVACY',                   'legal.privacy',               'text'),
  row('PORTICO_LEGAL_TERMS',                     'legal.terms',                 'text'),
  row('PORTICO_LEGAL_FAQ',                       'legal.faq',                   'text'),
  row('PORTICO_LEGAL_IMPRINT',                   'legal.imprint',               'text'),
  row('PORTICO_LEGAL_RISK',                      'legal.risk',                  'text'),
  row('PORTICO_LEGAL_LICENCE',                   'legal.licence',               'text'),
  row('PORTICO_LEGAL_PARTNER',                   'legal.partner',               'text'),
  row('PORTICO_FRAME_ORIGINS',                  'frameOrigins',                'list'),
  row('PORTICO_IMAGE_ORIGINS',                  'imageOrigins',                'list'),
  row('PORTICO_PUBLIC_ORIGINS',                 'publicOrigins',               'list'),
  row('PORTICO_COMPANIES',                      'companies',                   'json'),
  row('PORTICO_CONSENT',                        'consent',                     'text'),
  row('PORTICO_TELEMETRY_PROVIDER',             'telemetry.provider',          'text'),
  row('PORTICO_TELEMETRY_ENDPOINT',             'telemetry.endpoint',          'text'),
  row('PORTICO_REGISTRATION_ONLY',              'registrationOnly',            'boolean'),
]);
