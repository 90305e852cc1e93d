import { asciiDigits, plainText } from '../../../../src/domain/kernel/identifiers/plain-text';

const digits = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /^\p{Nd}$/u.test(character),
);

it('reads the ten digits of every script that Unicode has', () => {
  expect(digits.length).toBeGreaterThanOrEqual(650);
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});

// oxfmt-ignore
test.each([
  ['marks of direction',        '\u202A\u200E12\u202C',       '12'],
  ['joiners and soft hyphens',  '1\u200B\u200D\u00AD2\uFEFF', '12'],
  ['full-width letters',        'ａｂ＠ｃ',                    'ab@c'],
  ['a filler in two widths',    'a\uFFA0\u3164b',             'ab'],
  ['dashes of every kind',      '1‐2‑3–4—5−6－7',             '1-2-3-4-5-6-7'],
  ['a Japanese hyphen key',     '０３ー１ｰ(2)ーa',            '03-1-(2)-a'],
  ['a long vowel in a word',    'メール1',                    'メール1'],
  ['blanks of every kind',      '\u00A0a\u3000\u2009\n b ',   'a b'],
  ['digits of other scripts',   '١۲३๔５𝟞',                    '123456'],
])('%s: %j becomes %j', (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});
