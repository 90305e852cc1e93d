import fc from 'fast-check';
import {
  cleanPostcode,
  hasCity,
  isPostcode,
  postcodeRule,
} from '../../../../src/domain/kernel/identifiers/postcode';
import { POSTCODES } from '../../../../src/domain/kernel/identifiers/postcodes.generated';

test.each([
  ['DE', '10117', '10117'],
  ['DE', ' １０１１７ ', '10117'],
  ['DE', 'D-10117', '10117'],
  ['DE', '๑๐๑๑๗', '10117'],
  ['CH', 'CH-8001', '8001'],
  ['GB', 'sw1a\u00A01aa', 'SW1A 1AA'],
  ['GB', 'SW1A1AA', 'SW1A1AA'],
  ['JP', '〒154–0023', '154-0023'],
  ['PL', '00950', '00-950'],
  ['PL', '00\u2011950', '00-950'],
  ['PT', '1000 001', '1000-001'],
  ['LV', '1073', 'LV-1073'],
  ['LV', 'lv-1073', 'LV-1073'],
  ['US', '22162 1010', '22162 1010'],
  ['CA', 'h3z 2y7', 'H3Z 2Y7'],
  ['IE', 'a65f4e2', 'A65F4E2'],
  ['IE', 'd6w-xy00', 'D6W XY00'],
])('in %s, %j is %s', (country, text, postcode) => {
  expect(cleanPostcode(text, country)).toBe(postcode);
  expect(isPostcode(postcode, country)).toBe(true);
});

test.each([
  ['DE', '1011'],
  ['DE', '101170'],
  ['GB', '10117'],
  ['US', 'ABCDE'],
  ['PL', '0095'],
  ['IE', 'Dublin 2'],
  ['IE', 'Ireland'],
])('in %s, %j is not a postcode', (country, text) => {
  expect(isPostcode(cleanPostcode(text, country), country)).toBe(false);
});

test.each(['-', '–', ' . ', '\u200B', '//'])('%j means "no postcode" and is not stored', (text) => {
  for (const country of ['HK', 'AE', 'DE', '']) expect(cleanPostcode(text, country)).toBe('');
});

test.each([
  ['HK', { isUsed: false, isRequired: false, example: '' }],
  ['AE', { isUsed: false, isRequired: false, example: '' }],
  ['QA', { isUsed: false, isRequired: false, example: '' }],
  ['DE', { isUsed: true, isRequired: true, example: '26133' }],
  ['ID', { isUsed: true, isRequired: false, example: '40115' }],
  ['VN', { isUsed: true, isRequired: false, example: '70010' }],
  ['', { isUsed: true, isRequired: false, example: '' }],
  ['constructor', { isUsed: false, isRequired: false, example: '' }],
])('the rule of %j', (country, rule) => {
  expect(postcodeRule(country)).toEqual(rule);
});

test('an address names a city, except in city states and a few others', () => {
  expect(['SG', 'AE', 'DE', 'HK', ''].map(hasCity)).toEqual([false, false, true, true, true]);
});

test('each example is a postcode of its country, and cleaning it again does not change it', () => {
  for (const [country, [, example]] of Object.entries(POSTCODES)) {
    expect([country, isPostcode(example, country)]).toEqual([country, true]);
    expect(cleanPostcode(example, country)).toBe(example);
  }
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...Object.keys(POSTCODES), ''),
      (text, country) => {
        const postcode = cleanPostcode(text, country);
        expect(cleanPostcode(postcode, country)).toBe(postcode);
      },
    ),
  );
});
