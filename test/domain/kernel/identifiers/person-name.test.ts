import fc from 'fast-check';
import { fullNameOf } from '../../../../src/domain/kernel/identifiers/full-name';
import { cleanName, isName } from '../../../../src/domain/kernel/identifiers/person-name';

test.each([
  "'t Hooft",
  '’t Hooft',
  'ʻAkahi',
  'O´Neill',
  'Gal·la',
  'ジョン・スミス',
  'King, Jr.',
  'Jean "Jeff" Roux',
  'Ng (Wu)',
  'Z0e',
  'R2-D2',
  '<b>',
  'نور‌الدین',
  'ක්‍රිෂාන්',
  '葛󠄀城',
  '李小龙',
  'מיכל',
])('the name %s is not changed', (name) => {
  expect(cleanName(name)).toBe(name);
  expect(isName(name)).toBe(true);
});

test.each([
  ['Anna\u3000Maria', 'Anna Maria'],
  ['  Anna \u00A0 Maria\t', 'Anna Maria'],
  ['Jean\u2011Luc', 'Jean-Luc'],
  ['Jean–Luc', 'Jean-Luc'],
  ['\u202AAnna\u202C', 'Anna'],
  ['\u202EnoD', 'noD'],
  ['An\u200Bna\u00AD', 'Anna'],
  ['\u200DAnna\u200C', 'Anna'],
  ['Ａｎｎａ', 'Anna'],
  ['ｼﾞｮﾝ', 'ジョン'],
  ['Zoe\u0308', 'Zoë'],
  ['\u3164', ''],
])('%j is stored as %j', (typedText, name) => {
  expect(cleanName(typedText)).toBe(name);
});

test.each(['', 'An\u0000na', 'An\u0007na', 'An\u009Bna', 'An\uD800na'])('%j is not a name', (text) => {
  expect(isName(cleanName(text))).toBe(false);
});

test('cleaning a cleaned name does not change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
    }),
  );
});

test.each([
  ['Suharto', null, 'Suharto'],
  ['Suharto', '', 'Suharto'],
  [null, 'Weber', 'Weber'],
  ['Maria', 'Weber', 'Maria Weber'],
  [undefined, undefined, ''],
])('the full name of %j and %j is %j', (firstName, lastName, name) => {
  expect(fullNameOf(firstName, lastName)).toBe(name);
});
