import type { clients } from '../db/tables/clients';
import type { SiteKey } from './sites.table';

export interface SeedClient {
  readonly email: string;
  readonly site: SiteKey;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly culture: string;
  readonly extra: Partial<typeof clients.$inferInsert>;
}

const client = (
  name: string,
  site: SiteKey,
  firstName: string,
  lastName: string,
  country: string,
  culture: string,
  extra: SeedClient['extra'] = {},
): SeedClient => ({ email: `${name}@portico.test`, site, firstName, lastName, country, culture, extra });

const IB = { isIb: true };
const PROFESSIONAL = { isIb: true, isProfessional: true };
const DARK = { theme: 'dark' as const };
const UPLOAD = { isVisibleDocumentUpload: true };
const NEW = { isOpenAccount: true, isVisibleDocumentUpload: true };

/** Clients of every variant and state; the first of each variant is the demo sign-in of D8. */
export const SEED_CLIENTS: readonly SeedClient[] = [
  client('main',                     'main',          'Nadia',   'Keller',      'DE', 'en-US', UPLOAD),
  client('main-ib',                  'main',          'Tomasz',  'Wiśniewski',  'PL', 'en-US', PROFESSIONAL),
  client('main-demo',                'main',          'Amélie',  'Laurent',     'FR', 'fr-FR'),
  client('main-live',                'main',          'Marco',   'Ferrari',     'IT', 'it-IT'),
  client('main-dark',                'main',          'Jonas',   'Weber',       'DE', 'de-DE', DARK),
  client('main-onboarding',          'main',          'Lucía',   'Ortega',      'ES', 'es-ES', NEW),
  client('main-reassessment',        'main',          'Helen',   'Marsh',       'GB', 'en-US', UPLOAD),
  client('main-urdu',                'main',          'عائشہ',   'خان',         'PK', 'ur-PK'),
  client('main-many',                'main',          'Victor',  'Lindqvist',   'SE', 'en-US'),
  client('invest',                   'invest',        'Dewi',    'Lestari',     'ID', 'id-ID', UPLOAD),
  client('invest-ib',                'invest',        'Budi',    'Santoso',     'ID', 'id-ID', IB),
  client('invest-demo',              'invest',        'Putri',   'Wulandari',   'ID', 'id-ID'),
  client('invest-dark',              'invest',        'Agus',    'Hidayat',     'ID', 'en-US', DARK),
  client('invest-onboarding',        'invest',        'Siti',    'Rahmawati',   'ID', 'id-ID', NEW),
  client('bank',                     'bank',          'Lukas',   'Brandt',      'CH', 'en-US'),
  client('bank-ib',                  'bank',          'Clara',   'Meier',       'CH', 'de-DE', IB),
  client('bank-demo',                'bank',          'Matteo',  'Conti',       'IT', 'it-IT'),
  client('bank-dark',                'bank',          'Elena',   'Vogel',       'AT', 'de-DE', DARK),
  client('bank-onboarding',          'bank',          'Hugo',    'Lefèvre',     'FR', 'fr-FR', NEW),
  client('international',            'international', 'Omar',    'Haddad',      'AE', 'en-US', UPLOAD),
  client('international-ib',         'international', 'Grace',   'Wanjiru',     'KE', 'en-US', IB),
  client('international-demo',       'international', 'Minh Anh', 'Nguyễn',     'VN', 'vi-VN'),
  client('international-dark',       'international', 'Carlos',  'Mendoza',     'MX', 'es-ES', DARK),
  client('international-onboarding', 'international', 'Priya',   'Sharma',      'IN', 'hi-IN', NEW),
];

/** Clients whose accounts are the strategies that others can copy. */
const STRATEGY_PROVIDERS: readonly SeedClient[] = [
  client('layla-nasser',  'international', 'Layla',  'Nasser', 'AE', 'en-US'),
  client('henrik-dahl',   'international', 'Henrik', 'Dahl',   'NO', 'en-US'),
  client('mei-tanaka',    'international', 'Mei',    'Tanaka', 'JP', 'ja-JP'),
  client('rafael-duarte', 'international', 'Rafael', 'Duarte', 'PT', 'en-US'),
  client('ingrid-sol',    'international', 'Ingrid', 'Sol',    'SE', 'en-US'),
  client('pavel-orlov',   'international', 'Pavel',  'Orlov',  'CZ', 'en-US'),
  client('desk-robot',    'international', 'Desk',   'Robot',  'AE', 'en-US'),
];

export const ALL_CLIENTS: readonly SeedClient[] = [...SEED_CLIENTS, ...STRATEGY_PROVIDERS];

/**
 * Answers due for renewal: email address, type, if a popup opens, days left, if it can be postponed.
 */
export const SEED_REASSESSMENTS: readonly (readonly [email: string, typeId: number, showPopup: boolean, daysLeft: number, isSkip: boolean])[] = [
  ['main@portico.test', 3, false, 10, true],
  ['main-reassessment@portico.test', 3, true, 7, false],
  ['main-reassessment@portico.test', 5, true, 21, true],
];

/** Clients who can use the booster (tool 6). */
export const BOOSTER_CLIENTS: readonly string[] = [
  'main@portico.test',
  'bank@portico.test',
  'international@portico.test',
];

/** Main-variant clients with their own URLs of the stock trader (3) and CFD trader (2). */
export const SEED_TRADER_URLS: readonly (readonly [string, number, string])[] = [
  ['main@portico.test', 3, 'https://stocks.portico.example/portfolio'],
  ['main@portico.test', 2, 'https://cfd.portico.example/trade?source=portal'],
  ['main-live@portico.test', 2, 'https://cfd.portico.example/trade?source=portal'],
  ['main-dark@portico.test', 3, 'https://stocks.portico.example/portfolio'],
];

/** Wallet addresses on a sanctions list. */
export const BLOCKED_WALLETS = [
  { walletAddress: '0x8589427373D6D84E98730D7795D8f6f8731FDA16', reason: 'sanctions list' },
];
