import type { clients } from '../tables/clients';
import type { MessageKey } from '../../texts/gateway-texts';

type Contact = Pick<typeof clients.$inferInsert, 'phone' | 'address' | 'city' | 'postcode'>;
const contact = (phone: string, address: string, postcode: string, city: string): Contact => ({ phone, address, postcode, city });

/** Phone number and address of the demo clients. */
export const CONTACTS: Readonly<Record<string, Contact>> = {
  'main@portico.test':          contact('+49301234567',  'Lindenstr. 14',          '10969', 'Berlin'),
  'invest@portico.test':        contact('+62215550188',  'Jl. Melati 21',          '12190', 'Jakarta'),
  'bank@portico.test':          contact('+41445550123',  'Seefeldstrasse 88',      '8008',  'Zürich'),
  'international@portico.test': contact('+97145550199',  'Marina Walk 5, Apt 904', '',      'Dubai'),
};

interface DocumentRow {
  readonly email: string;
  readonly kind: string;
  readonly fileName: string;
  readonly status: 'pending' | 'verified' | 'rejected';
  readonly sentDaysAgo: number;
  readonly reason: string | null;
  readonly validForDays: number | null;
  readonly notifiedDaysAgo: number | null;
}
const document = (email: string, kind: string, fileName: string, status: DocumentRow['status'], sentDaysAgo: number, reason: string | null = null, validForDays: number | null = null, notifiedDaysAgo: number | null = null): DocumentRow => ({ email: `${email}@portico.test`, kind, fileName, status, sentDaysAgo, reason, validForDays, notifiedDaysAgo });

/**
 * Documents of clients. A client with `notifiedDaysAgo` has the notification of the expiry in `MESSAGES`.
 */
export const SEED_DOCUMENTS: readonly DocumentRow[] = [
  document('main',          'identity-front', 'id-front.pdf',         'verified', 250, null, 400),
  document('main',          'identity-back',  'id-back.pdf',          'verified', 250, null, 400),
  document('main',          'address',        'energy-bill.pdf',      'rejected', 3,   'too-old'),
  document('main',          'payment',        'card-statement.pdf',   'pending',  1),
  document('main-reassessment', 'identity-front', 'passport.pdf',     'verified', 900, null, -30),
  document('invest',        'identity-front', 'ktp.pdf',              'verified', 120, null, 900),
  document('invest',        'photo',          'foto.pdf',             'rejected', 2,   'blurry'),
  document('bank',          'identity-front', 'passport.pdf',         'verified', 300, null, 1200),
  document('bank',          'address',        'rental-agreement.pdf', 'verified', 299, null, 60),
  document('international', 'identity-front', 'passport.pdf',         'verified', 80,  null, 700),
  document('international', 'address',        'water-bill.pdf',       'verified', 79,  null, 20),
  document('international', 'address',        'bank-statement.pdf',   'pending',  1),
  document('international-ib', 'identity-front', 'id-front.pdf',      'verified', 250, null, 11, 1),
  document('international-ib', 'identity-back',  'id-back.pdf',       'verified', 250, null, 11, 1),
];

interface LinkRow {
  readonly email: string;
  readonly code: string;
  readonly cxd: string;
  readonly oldCode: string | null;
  readonly name: string | null;
  readonly clicks: number;
  readonly uniques: number;
  readonly signUps: number;
  readonly firstDeposits: number;
}
const link = (email: string, code: string, cxd: string, oldCode: string | null, name: string | null, clicks: number, uniques: number, signUps: number, firstDeposits: number): LinkRow =>
  ({ email: `${email}@portico.test`, code, cxd, oldCode, name, clicks, uniques, signUps, firstDeposits });

/** Referral links of partners and of the other clients of companies that have a partnership. */
export const SEED_LINKS: readonly LinkRow[] = [
  link('international-ib',           'DX991TDV', 'HVYW0717J1', 'GW-2048', null,          1204,  860,  61,  27),
  link('international-ib',           'SQZ9A95E', '7J0FQW434M', 'GW-2049', 'Webinars',     410,  302,  24,  11),
  link('international-ib',           '8K3JQ8W2', '2GVC77AYDW', 'GW-2050', 'Newsletter',   228,  190,  11,   3),
  link('international',              'EWEKFSQ8', 'TSJA2GBQT2', 'OH-1106', null,            37,   29,   2,   1),
  link('bank-ib',                    'SVE471CZ', 'DGD34ZNY1S', 'CM-3001', null,           612,  455,  40,  22),
  link('bank',                       'ZERF6078', '6H9H116JJM', 'LB-3014', null,            12,   10,   1,   0),
  link('invest-ib',                  'R1DK78YH', 'ZNNQP4AC6D', 'BS-7001', null,           980,  701,  72,  35),
  link('invest',                     'DCQYW901', 'JC03HBQBPK', 'DL-7020', null,            18,   15,   2,   1),
  link('invest-demo',                'PGD1XWTY', 'DRE9PX9ER2', null,      null,             0,    0,   0,   0),
  link('invest-dark',                '8MZW2EHA', '2571PF6A16', null,      null,             0,    0,   0,   0),
  link('invest-onboarding',          'JMP27QB7', 'EZE4XE5KEM', null,      null,             0,    0,   0,   0),
  link('bank-demo',                  'N2QJW2X8', 'P3R53EDF3C', null,      null,             0,    0,   0,   0),
  link('bank-dark',                  'FR3HHRB9', 'NN473PMMYJ', null,      null,             0,    0,   0,   0),
  link('bank-onboarding',            '5FAB4JKZ', 'X2FN4QXMTV', null,      null,             0,    0,   0,   0),
  link('international-demo',         'ZJA9BHZR', 'W1XNKYYPQN', null,      null,             0,    0,   0,   0),
  link('international-dark',         'EBDS4M8A', 'YTEW7453YT', null,      null,             0,    0,   0,   0),
  link('international-onboarding',   'V3FFJG30', 'W579H7WZMN', null,      null,             0,    0,   0,   0),
];

/** Days before the seed day over which a link's clicks are spread. */
export const CLICK_DAYS = 30;

type CommissionRow = readonly [email: string, state: 'accrued' | 'approved' | 'paid', currency: string, amount: string, daysAgo: number];

export const SEED_COMMISSIONS: readonly CommissionRow[] = [
  ['international-ib@portico.test', 'paid',     'USD', '1480.75',     60],
  ['international-ib@portico.test', 'paid',     'USD', '1121.50',     32],
  ['international-ib@portico.test', 'approved', 'USD', '527.75',      12],
  ['international-ib@portico.test', 'accrued',  'USD', '1006.00',     3],
  ['international@portico.test',    'accrued',  'USD', '25.00',       5],
  ['bank-ib@portico.test',          'paid',     'CHF', '2310.40',     41],
  ['bank-ib@portico.test',          'accrued',  'CHF', '640.10',      6],
  ['bank@portico.test',             'accrued',  'EUR', '12.50',       9],
  ['invest-ib@portico.test',        'paid',     'IDR', '48250000',    35],
  ['invest-ib@portico.test',        'approved', 'IDR', '9120000',     9],
  ['invest@portico.test',           'accrued',  'IDR', '350000',      4],
];

type Message = readonly [hours: number, read: boolean, message: MessageKey];

/** Notifications for every client, with their age in hours. */
export const MESSAGES_FOR_ALL: readonly Message[] = [
  [5,   false, 'holiday-hours'],
  [52,  false, 'crypto-leverage'],
  [400, true,  'password-changed'],
];

/** Additional notifications for single clients. */
export const MESSAGES: Readonly<Record<string, readonly Message[]>> = {
  'main@portico.test':          [[48, false, 'address-rejected'], [720, true, 'change-approved']],
  'international@portico.test': [[30, false, 'two-networks']],
  'international-ib@portico.test': [[24, false, 'identity-runs-out']],
};
