import { readdirSync, readFileSync } from 'node:fs';
import {
  cleanCode,
  codeIssueOf,
  enteredCode,
  isAppCode,
} from '../../../../src/domain/kernel/identifiers/one-time-code';

// oxfmt-ignore
describe('the six digits in', () => {
  test.each([
    '374469', ' 374 469 ', '37 44 69', '374-469', '374–469', 'G-374469', 'g-374 469', '\u200E374469', '\u202A374\u00A0469\u202C',
    '３７４４６９', '٣٧٤٤٦٩', '۳۷۴۴۶۹', '३७४४६९', '๓๗๔๔๖๙', 'Code: 374469', '374469.', '您的验证码是374469。',
    'Your Portico24 code is 374-469. It is valid for 5 minutes.', '374469 is your code.\n\n@portico.example #374469',
  ])('%j', (text) => {
    expect(cleanCode(text)).toBe('374469');
    expect(cleanCode(cleanCode(text))).toBe('374469');
  });
});

// oxfmt-ignore
test.each([
  ['a recovery code',                  '4KQ7-M2XD',                   '4KQ7-M2XD'],
  ['a recovery code of digits alone',  '2345-6789',                   '2345-6789'],
  ['a recovery code with its bullet',  '3. 4KQ7–M2XD',                '4KQ7-M2XD'],
  ['too few digits',                   '37446',                       '37446'],
  ['too many digits',                  '3744691',                     '3744691'],
  ['a phone number',                   '+49 374 469 1',               '+493744691'],
  ['two codes',                        '374469 or 374468',            '374469or374468'],
  ['nothing',                          ' \u200B ',                    ''],
])('%s stays: %j', (_, text, code) => {
  expect(cleanCode(text)).toBe(code);
});

const TEXTS = 'gateway/texts/locales';
test.each(readdirSync(TEXTS))('the whole of our own message in %s contains its code', (language) => {
  const { code } = JSON.parse(readFileSync(`${TEXTS}/${language}/gateway.json`, 'utf8')) as { code: string };
  expect(code).toContain('{{code}}');
  expect(cleanCode(code.replace('{{code}}', '374469').replace('{{brand}}', 'Broker 24'))).toBe('374469');
});

it('rewrites what is pasted, and nothing while one types', () => {
  expect(enteredCode('', 'G-374469')).toBe('374469');
  for (const typedText of ['3', '374-', '374-469', '2345-67'])
    expect(enteredCode(typedText.slice(0, -1), typedText)).toBe(typedText);
  expect(isAppCode(cleanCode('374-469'))).toBe(true);
});

// oxfmt-ignore
test.each([
  // code                accepted where only an app's code is allowed, and where a recovery code is too
  ['',                   'missing', 'missing'],
  ['374469',             null,      null],
  ['37446',              'wrong',   null],
  ['4KQ7-M2XD',          'wrong',   null],
  ['A'.repeat(32),       'wrong',   null],
  ['A'.repeat(33),       'wrong',   'wrong'],
  ['3'.repeat(33),       'wrong',   'wrong'],
])('the code %j is %j for an app’s code alone, and %j where a recovery code is taken too', (code, ofApp, ofBoth) => {
  expect(codeIssueOf(code, true)).toBe(ofApp);
  expect(codeIssueOf(code, false)).toBe(ofBoth);
});
