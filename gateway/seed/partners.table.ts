import type { SiteKey } from './sites.table';

interface LinkRow {
  readonly email: string;
  readonly code: string;
  readonly cxd: string;
  readonly oldCode: string | null;
  readonly name: string | null;
  readonly programme: 'cpa' | null;
  readonly clicks: number;
  readonly uniques: number;
}
const link = (email: string, code: string, cxd: string, oldCode: string | null, name: string | null = null, clicks = 0, uniques = 0, programme: 'cpa' | null = null): LinkRow =>
  ({ email: email.includes('@') ? email : `${email}@portico.test`, code, cxd, oldCode, name, programme, clicks, uniques });

/** Referral links of partners and of the other clients of companies that have a partnership. */
export const SEED_LINKS: readonly LinkRow[] = [
  link('international-ib',           'DX991TDV', 'HVYW0717J1', 'GW-2048', null,          214,  160),
  link('international-ib',           'SQZ9A95E', '7J0FQW434M', 'GW-2049', 'Webinars',    126,   92),
  link('international-ib',           '8K3JQ8W2', '2GVC77AYDW', 'GW-2050', 'Newsletter',   58,   41),
  link('international-ib',           'T6R2XK8B', '9WQ4ZB6M1V', null,      'Broker tests', 73,   61, 'cpa'),
  link('international',              'EWEKFSQ8', 'TSJA2GBQT2', 'OH-1106', null,           37,   29),
  link('bank-ib',                    'SVE471CZ', 'DGD34ZNY1S', 'CM-3001', null,          132,   95),
  link('bank',                       'ZERF6078', '6H9H116JJM', 'LB-3014', null,           12,   10),
  link('invest-ib',                  'R1DK78YH', 'ZNNQP4AC6D', 'BS-7001', null,          148,  101),
  link('invest',                     'DCQYW901', 'JC03HBQBPK', 'DL-7020', null,           18,   15),
  link('invest-demo',                'PGD1XWTY', 'DRE9PX9ER2', null),
  link('invest-dark',                '8MZW2EHA', '2571PF6A16', null),
  link('invest-onboarding',          'JMP27QB7', 'EZE4XE5KEM', null),
  link('bank-demo',                  'N2QJW2X8', 'P3R53EDF3C', null),
  link('bank-dark',                  'FR3HHRB9', 'NN473PMMYJ', null),
  link('bank-onboarding',            '5FAB4JKZ', 'X2FN4QXMTV', null),
  link('international-demo',         'ZJA9BHZR', 'W1XNKYYPQN', null),
  link('international-dark',         'EBDS4M8A', 'YTEW7453YT', null),
  link('international-onboarding',   'V3FFJG30', 'W579H7WZMN', null),
  link('samuel.otieno@mail.example', 'N3M0TQ5D', 'K8E2WZ4R7A', null,      null,           61,   48),
  link('lina.farouk@mail.example',   '4WPH9C2X', 'Z5T1JQ8M3E', null,      null,           22,   19),
  link('reto.huber@mail.example',    'B7Y2KD6N', 'A4R9XW1C5T', null,      null,           31,   25),
];

/** Days before the seed day over which a link's clicks are spread. */
export const CLICK_DAYS = 90;

export interface ReferredRow {
  readonly email: string;
  readonly site: SiteKey;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  /** The code of the link, which is older than the client. */
  readonly code: string;
  readonly ref: string;
  readonly daysAgo: number;
  /** Null for a client who has not paid in. */
  readonly deposit: readonly [amount: string, currency: string] | null;
  /** The client's trades, spread over the days since. */
  readonly trades: number;
  readonly extra: { readonly isIb?: true; readonly isHidden?: true; readonly isRefused?: true; readonly via?: 'code' };
}
const row = (site: SiteKey, code: string, daysAgo: number, email: string, firstName: string, lastName: string, country: string, ref: string, deposit: ReferredRow['deposit'], trades: number, extra: ReferredRow['extra'] = {}): ReferredRow =>
  ({ site, code, daysAgo, email, firstName, lastName, country, ref, deposit, trades, extra });
const usd = (amount: string) => [amount, 'USD'] as const;
const eur = (amount: string) => [amount, 'EUR'] as const;
const chf = (amount: string) => [amount, 'CHF'] as const;
const idr = (amount: string) => [amount, 'IDR'] as const;

/** Referred clients, the earliest first; they have no password, so nobody signs in as them. */
export const SEED_REFERRED: readonly ReferredRow[] = [
  row('international', 'DX991TDV', 84, 'samuel.otieno@mail.example', 'Samuel', 'Otieno',   'KE', 'C-7K2Q9', usd('10000.00'), 3, { isIb: true }),
  row('international', 'DX991TDV', 71, 'aisha.banda@post.example',   'Aisha',  'Banda',    'ZM', 'C-4M8TD', usd('4800.00'), 3),
  row('international', 'SQZ9A95E', 64, 'rui.zacarias@ruiz.example',  'Rui',    'Zacarias', 'MZ', 'C-Q3V6H', eur('3600.00'),  3),
  row('international', 'SQZ9A95E', 52, 'esther.kay@mail.example',    'Esther', 'Kay',      'UG', 'C-B8E3S', usd('12000.00'), 4, { via: 'code' }),
  row('international', '8K3JQ8W2', 33, 'hamid.saad@mail.example',    'Hamid',  'Saad',     'AE', 'C-2B5NW', usd('3200.00'),  3, { isHidden: true }),
  row('international', 'DX991TDV', 18, 'peter.maine@post.example',   'Peter',  'Maine',    'NG', 'C-H6D0R', usd('2000.00'),  2),
  row('international', '8K3JQ8W2', 9,  'nora.villa@mail.example',    'Nora',   'Villa',    'MX', 'C-9X1PA', null,           0),
  row('international', 'SQZ9A95E', 6,  'grace.w@mail.example',       'Grace',  'Wanjiru',  'KE', 'C-K4N0V', usd('1200.00'),  2, { isRefused: true }),
  row('international', 'T6R2XK8B', 69, 'omari.juma@mail.example',    'Omari',  'Juma',     'TZ', 'C-M2K8F', usd('2600.00'),  5),
  row('international', 'T6R2XK8B', 37, 'zola.dube@post.example',     'Zola',   'Dube',     'ZA', 'C-U7G3N', usd('180.00'),   2),
  row('international', 'N3M0TQ5D', 60, 'lina.farouk@mail.example',   'Lina',   'Farouk',   'EG', 'C-5ZTQ2', usd('6000.00'), 3, { isIb: true }),
  row('international', 'N3M0TQ5D', 41, 'kofi.mensah@mail.example',   'Kofi',   'Mensah',   'GH', 'C-Y2HC7', usd('2800.00'),  2),
  row('international', '4WPH9C2X', 38, 'yara.haddad@post.example',   'Yara',   'Haddad',   'JO', 'C-E6M1S', usd('4000.00'), 3),
  row('international', 'EWEKFSQ8', 27, 'tariq.noor@mail.example',    'Tariq',  'Noor',     'AE', 'C-3P7VB', usd('2400.00'),  2),
  row('bank',          'SVE471CZ', 81, 'reto.huber@mail.example',    'Reto',   'Huber',    'CH', 'C-3F9KD', chf('20000.00'), 3, { isIb: true }),
  row('bank',          'SVE471CZ', 69, 'david.hecht@mail.example',   'David',  'Hecht',    'DE', 'C-G7S2K', eur('12000.00'), 3),
  row('bank',          'SVE471CZ', 47, 'marcel.weil@post.example',   'Marcel', 'Weil',     'CH', 'C-8JA4X', chf('6000.00'), 3, { via: 'code' }),
  row('bank',          'SVE471CZ', 30, 'jan.nemec@nemec.example',    'Jan',    'Nemec',    'AT', 'C-0P7VB', eur('4000.00'), 2, { isHidden: true }),
  row('bank',          'SVE471CZ', 11, 'nino.orlando@mail.example',  'Nino',   'Orlando',  'IT', 'C-R8W3J', null,           0),
  row('bank',          'B7Y2KD6N', 55, 'silvia.rossi@post.example',  'Silvia', 'Rossi',    'IT', 'C-Y9HC7', chf('4800.00'), 3),
  row('bank',          'ZERF6078', 24, 'anton.maier@mail.example',   'Anton',  'Maier',    'AT', 'C-N1B9F', eur('3200.00'),  2),
  row('invest',        'R1DK78YH', 78, 'rudi.hartadi@mail.example',  'Rudi',   'Hartadi',  'ID', 'C-8B5ZS', idr('200000000'), 3),
  row('invest',        'R1DK78YH', 66, 'ayu.kartikan@post.example',  'Ayu',    'Kartikan', 'ID', 'C-W1G4E', idr('125000000'), 3),
  row('invest',        'R1DK78YH', 45, 'yoga.prasetyo@mail.example', 'Yoga',   'Prasetyo', 'ID', 'C-6PC0J', idr('100000000'), 3, { via: 'code' }),
  row('invest',        'R1DK78YH', 26, 'dian.saleh@mail.example',    'Dian',   'Saleh',    'ID', 'C-H7N3X', idr('150000000'), 2),
  row('invest',        'R1DK78YH', 8,  'sari.a@kerja.example',       'Sari',   'Amalia',   'ID', 'C-2VQ9M', null,             0),
  row('invest',        'DCQYW901', 20, 'bayu.adi@mail.example',      'Bayu',   'Adi',      'ID', 'C-T5K8W', idr('80000000'),  2),
];
