import { opaqueString } from '../../../../src/domain/kernel/identifiers/opaque-string';

// oxfmt-ignore
test.each([
  ['composed and decomposed letters', 'pa\u0308ssword', 'p\u00E4ssword'],
  ['Hangul by its letters',           '\u1112\u1161\u11AB', '\uD55C'],
  ['spaces of other kinds',           'a\u00A0b\u3000c\u2009d', 'a b c d'],
  ['spaces at the ends',              ' ab ',           ' ab '],
  ['case and width',                  'ＰaＳs①ﬁ',         'ＰaＳs①ﬁ'],
  ['joiners, as Persian has them',    'می\u200Cخواهم',   'می\u200Cخواهم'],
])('%s: %j becomes %j', (_, typedText, password) => {
  expect(opaqueString(typedText)).toBe(password);
  expect(opaqueString(password)).toBe(password);
});
