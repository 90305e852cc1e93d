import {
  checkField,
  checkFields,
  type CheckContext,
  type RegisterValues,
} from '../../../src/domain/registration/check-field';
import { nationalNumberOf } from '../../../src/domain/registration/field-formats';
import { DEFAULT_PASSWORD_RULES } from '../../../src/domain/session/password-rules';
import {
  REGISTER_FIELDS,
  REGISTER_FORMS,
  type RegisterField,
} from '../../../src/domain/registration/register-fields.table';

const context = (values: RegisterValues): CheckContext => ({
  values,
  rules: DEFAULT_PASSWORD_RULES,
  today: '2026-11-21',
  minimumAge: 18,
});

/** A valid value for every field, and invalid ones with their error, typed by hand from V5. */
const CASES: Readonly<Record<RegisterField, { good: string; bad: readonly (readonly [string, string])[] }>> =
  {
    country: {
      good: 'DE',
      bad: [
        ['', 'missing'],
        ['DEU', 'too-long'],
      ],
    },
    firstName: {
      good: 'Zoë',
      bad: [
        ['', 'missing'],
        ['  ', 'missing'],
        ['A\u0007b', 'unreadable'],
        ['Z'.repeat(51), 'too-long'],
      ],
    },
    lastName: {
      good: "O'Neill-Ito",
      bad: [
        ['', 'missing'],
        ['\u200B', 'missing'],
        ['A\u0000b', 'unreadable'],
      ],
    },
    hasOneName: { good: '', bad: [] },
    email: {
      good: ' ann@example.com ',
      bad: [
        ['', 'missing'],
        ['ann', 'not-an-email'],
        [`${'a'.repeat(250)}@x.de`, 'too-long'],
      ],
    },
    phone: {
      good: '+49 (30) 123-45.67',
      bad: [
        ['', 'missing'],
        ['call me', 'not-a-phone'],
        ['+', 'not-a-phone'],
        ['1234', 'phone-too-short'],
        ['1234567890123456', 'phone-too-long'],
      ],
    },
    password: {
      good: 'long enough',
      bad: [
        ['', 'missing'],
        ['short', 'weak'],
        ['x'.repeat(1025), 'too-long'],
      ],
    },
    confirm: {
      good: 'long enough',
      bad: [
        ['', 'missing'],
        ['long enough ', 'different'],
      ],
    },
    referralCode: { good: '', bad: [['x'.repeat(65), 'too-long']] },
    terms: { good: 'yes', bad: [['', 'not-accepted']] },
    marketing: { good: '', bad: [] },
    birthDate: {
      good: '1990-02-03',
      bad: [
        ['', 'missing'],
        ['2015-01-01', 'too-young'],
        ['1990-02-31', 'not-a-date'],
      ],
    },
    citizenship: { good: 'FR', bad: [['', 'missing']] },
    address: {
      good: 'x'.repeat(70),
      bad: [
        ['', 'missing'],
        ['x'.repeat(71), 'too-long'],
      ],
    },
    address2: { good: '', bad: [['x'.repeat(71), 'too-long']] },
    city: {
      good: 'Łódź',
      bad: [
        ['', 'missing'],
        ['A\u001Bb', 'unreadable'],
      ],
    },
    postcode: {
      good: '10117',
      bad: [
        ['', 'missing'],
        ['1'.repeat(17), 'too-long'],
        ['1011', 'not-a-postcode'],
        ['-', 'missing'],
      ],
    },
    platform: { good: '', bad: [] },
    accountType: { good: '', bad: [] },
    currency: { good: '', bad: [] },
    leverage: { good: '', bad: [] },
    contractKind: { good: 'mini', bad: [['', 'missing']] },
    branchCode: { good: 'JKT', bad: [['', 'missing']] },
    nationalNumber: {
      good: '3171010502900001',
      bad: [
        ['', 'missing'],
        ['317101050290', 'not-nik'],
      ],
    },
    partnerKind: { good: 'person', bad: [['', 'missing']] },
    legalName: { good: 'PT Mitra', bad: [['', 'missing']] },
    registrationNumber: { good: 'AHU-1', bad: [['', 'missing']] },
    website: { good: '', bad: [['my site', 'not-a-website']] },
    channels: { good: 'social,video', bad: [['', 'missing']] },
    countries: { good: 'ID,MY', bad: [['', 'missing']] },
    expectedClients: { good: '1-10', bad: [['', 'missing']] },
    agreement: { good: 'yes', bad: [['', 'not-accepted']] },
  };
const NAMES = Object.keys(CASES) as RegisterField[];
const GOOD = Object.fromEntries(NAMES.map((name) => [name, CASES[name].good])) as RegisterValues;

test('every field of the table has its cases', () => {
  expect(NAMES.sort()).toEqual(Object.keys(REGISTER_FIELDS).sort());
});

test.each(NAMES)('%s: a valid value passes', (name) => {
  expect(checkField(name, context(GOOD))).toBeUndefined();
});

test.each(
  NAMES.flatMap((name) =>
    CASES[name].bad.map(([text, issue]) => [name, text.slice(0, 30), issue, text] as const),
  ),
)('%s: %j is %s', (name, _shown, issue, text) => {
  expect(checkField(name, context({ ...GOOD, [name]: text }))).toBe(issue);
});

test.each([
  ['HK', '', undefined],
  ['HK', '-', undefined],
  ['HK', '999077', undefined],
  ['AE', '', undefined],
  ['ID', '', undefined],
  ['ID', '12', 'not-a-postcode'],
  ['GB', 'sw1a 1aa', undefined],
  ['DE', '', 'missing'],
  ['DE', 'D-10117', undefined],
])('the postcode of an address in %s: %j is %s', (country, postcode, issue) => {
  expect(checkField('postcode', context({ country, postcode }))).toBe(issue);
});

test('an address in a city state needs no city', () => {
  expect(checkField('city', context({ country: 'SG' }))).toBeUndefined();
  expect(checkField('city', context({ country: 'HK' }))).toBe('missing');
});

test('a person with one name needs no last name', () => {
  const { lastName: _lastName, ...values } = GOOD;
  expect(checkField('lastName', context(values))).toBe('missing');
  expect(checkField('lastName', context({ ...values, hasOneName: 'yes' }))).toBeUndefined();
  expect(checkField('firstName', context({ hasOneName: 'yes' }))).toBe('missing');
});

test('a repeated password differs from one that is not typed yet', () => {
  expect(checkField('confirm', context({ confirm: 'long enough' }))).toBe('different');
});

test('an optional field is checked once it is filled in', () => {
  expect(checkField('website', context({ website: 'example.com' }))).toBeUndefined();
});

test('an untouched field is empty', () => {
  expect(checkField('firstName', context({}))).toBe('missing');
});

test('a complete form has no issue, an empty one lists every required field', () => {
  for (const form of Object.values(REGISTER_FORMS)) expect(checkFields(form, context(GOOD))).toEqual({});
  expect(Object.keys(checkFields(REGISTER_FORMS['step-1'], context({})))).toEqual([
    'country',
    'firstName',
    'lastName',
    'email',
    'phone',
    'password',
    'confirm',
    'terms',
  ]);
});

test('a person’s form needs no company fields', () => {
  expect(REGISTER_FORMS['partner-person']).not.toContain('legalName');
  expect(REGISTER_FORMS['partner-company']).toEqual(
    expect.arrayContaining(['legalName', 'registrationNumber']),
  );
});

describe('as people paste it', () => {
  test.each(['\u202A+49\u201130\u2011123456\u202C', 'tel:+4930123456', '030/123456', '٠٣٠ ١٢٣٤٥٦'])(
    'a phone: %j',
    (phone) => {
      expect(checkField('phone', context({ phone }))).toBeUndefined();
    },
  );

  test.each(['３１７１０１０５０２９００００１', '३१७१०१०५०२९००००१', '317101-050290-0001\u200E'])(
    'a national number: %j',
    (nationalNumber) => {
      expect(checkField('nationalNumber', context({ nationalNumber }))).toBeUndefined();
      expect(nationalNumberOf(nationalNumber)).toBe('3171010502900001');
    },
  );

  test('the password again, from a keyboard that composes letters', () => {
    const values = { password: 'B\u00FCcher-7x', confirm: 'Bu\u0308cher-7x' };
    expect(checkField('confirm', context(values))).toBeUndefined();
  });
});

test.each<[RegisterField, RegisterValues, string | undefined]>([
  ['address', { address: 'Am\u0007Wall' }, 'unreadable'],
  ['city', { city: 'Ber\u0007lin' }, 'unreadable'],
  ['referralCode', { referralCode: 'A\u0007B' }, 'unreadable'],
  ['postcode', { postcode: '1011', country: 'DE' }, 'not-a-postcode'],
  ['postcode', { postcode: '10117', country: 'DE' }, undefined],
  ['postcode', { postcode: 'anything' }, undefined],
])('%s of %j: %s', (field, values, issue) => {
  expect(checkField(field, context(values))).toBe(issue);
});
