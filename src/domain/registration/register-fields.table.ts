/** Checks of a field's text, implemented in `check-field.ts`. */
export type FieldCheck =
  | 'text'
  | 'code'
  | 'city'
  | 'postcode'
  | 'choice'
  | 'consent'
  | 'email'
  | 'name'
  | 'phone'
  | 'password'
  | 'same'
  | 'adult'
  | 'nik'
  | 'website';

interface FieldRow {
  readonly check: FieldCheck;
  readonly isRequired: boolean;
  readonly maxLength: number;
  /** True if a draft may contain the field; false for passwords (D7). */
  readonly isDraftable: boolean;
  readonly spec: string;
}

function row(check: FieldCheck, isRequired: boolean, maxLength: number, isDraftable: boolean, spec: string): FieldRow {
  return Object.freeze({ check, isRequired, maxLength, isDraftable, spec });
}

/** All fields of the registration forms (V5). The value of a ticked box is `yes`, of several choices a comma list. */
export const REGISTER_FIELDS = Object.freeze({
  //                      check      required  max   draft  spec
  country:            row('choice',   true,    2,    true,  'V5, standard step 1'),
  firstName:          row('name',     true,    50,   true,  'V5, standard step 1'),
  lastName:           row('name',     true,    50,   true,  'V5, standard step 1'),
  hasOneName:         row('consent',  false,   3,    true,  'V5, standard step 1'),
  email:              row('email',    true,    254,  true,  'V5, standard step 1'),
  phone:              row('phone',    true,    32,   true,  'V5, standard step 1'),
  password:           row('password', true,    1024, false, 'V5, standard step 1'),
  confirm:            row('same',     true,    1024, false, 'V5, standard step 1'),
  referralCode:       row('code',     false,   64,   true,  'V5, standard step 1'),
  terms:              row('consent',  true,    3,    true,  'V5, standard step 1'),
  marketing:          row('consent',  false,   3,    true,  'V5, standard step 1'),
  birthDate:          row('adult',    true,    10,   true,  'V5, standard step 2'),
  citizenship:        row('choice',   true,    2,    true,  'V5, standard step 2'),
  address:            row('text',     true,    70,   true,  'V5, standard step 2'),
  address2:           row('text',     false,   70,   true,  'V5, standard step 2'),
  city:               row('city',     true,    70,   true,  'V5, standard step 2'),
  postcode:           row('postcode',     true,    16,   true,  'V5, standard step 2'),
  platform:           row('choice',   false,   8,    true,  'V5, standard step 2'),
  accountType:        row('choice',   false,   32,   true,  'V5, standard step 2'),
  currency:           row('choice',   false,   3,    true,  'V5, standard step 2'),
  leverage:           row('choice',   false,   4,    true,  'V5, standard step 2'),
  contractKind:       row('choice',   true,    32,   true,  'V5, invest'),
  branchCode:         row('choice',   true,    16,   true,  'V5, invest'),
  nationalNumber:     row('nik',      true,    20,   true,  'V5, invest'),
  partnerKind:        row('choice',   true,    7,    true,  'V5, partner'),
  legalName:          row('name',     true,    120,  true,  'V5, partner'),
  registrationNumber: row('code',     true,    40,   true,  'V5, partner'),
  website:            row('website',  false,   200,  true,  'V5, partner'),
  channels:           row('choice',   true,    200,  true,  'V5, partner'),
  countries:          row('choice',   true,    800,  true,  'V5, partner'),
  expectedClients:    row('choice',   true,    16,   true,  'V5, partner'),
  agreement:          row('consent',  true,    3,    true,  'V5, partner'),
});

export type RegisterField = keyof typeof REGISTER_FIELDS;

const STEP_ONE_FIELDS = ['country', 'firstName', 'lastName', 'hasOneName', 'email', 'phone', 'password', 'confirm', 'referralCode', 'terms', 'marketing'] as const;
const ADDRESS_FIELDS = ['birthDate', 'citizenship', 'address', 'address2', 'city', 'postcode'] as const;
const ACCOUNT_FIELDS = ['platform', 'accountType', 'currency', 'leverage'] as const;
const PARTNER_FIELDS = ['partnerKind', 'legalName', 'registrationNumber', 'website', 'channels', 'countries', 'expectedClients'] as const;

/** Fields of each form, in the order on screen. */
export const REGISTER_FORMS = Object.freeze({
  'step-1':         STEP_ONE_FIELDS,
  'step-2':         [...ADDRESS_FIELDS, ...ACCOUNT_FIELDS],
  'step-2-invest':  ['contractKind', 'branchCode', 'nationalNumber', ...ADDRESS_FIELDS, ...ACCOUNT_FIELDS],
  'partner-person': [...PARTNER_FIELDS.filter((name) => name !== 'legalName' && name !== 'registrationNumber'), ...STEP_ONE_FIELDS.filter((name) => name !== 'referralCode' && name !== 'terms'), 'agreement'],
  'partner-company': [...PARTNER_FIELDS, ...STEP_ONE_FIELDS.filter((name) => name !== 'referralCode' && name !== 'terms'), 'agreement'],
} satisfies Record<string, readonly RegisterField[]>);

/** Channels by which a partner reaches clients. */
export const PARTNER_CHANNELS = Object.freeze(['website', 'social', 'video', 'messaging', 'events', 'personal'] as const);

/** Clients that a partner expects in a year. */
export const EXPECTED_CLIENTS = Object.freeze(['1-10', '11-50', '51-200', '201+'] as const);
