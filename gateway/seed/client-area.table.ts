import type { clients } from '../db/tables/clients';
import type { MessageKey } from '../texts/gateway-texts';

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
