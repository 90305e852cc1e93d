import { directionFor, directionOfText, foreignLanguage } from '../../../src/domain/culture/text-language';

describe('the language of a gateway’s text', () => {
  test.each([
    // written    reader    language named
    ['en-US', 'de-DE', 'en'],
    ['EN', 'de-DE', 'en'],
    ['en', 'en-PH', null],
    ['en-PH', 'en-US', null],
    ['de', 'de-DE', null],
    ['ur-PK', 'en-US', 'ur'],
    ['zh', 'zh-CN', null],
    ['zh-TW', 'zh-TW', null],
    ['zh-CN', 'zh-TW', 'zh-Hans'],
    ['zh-Hant-HK', 'zh-CN', 'zh-Hant'],
    ['fil-PH', 'en-PH', 'fil'],
    ['', 'de-DE', null],
    [null, 'de-DE', null],
  ] as const)('%j read in %s: %j', (text, reader, said) => {
    expect(foreignLanguage(text, reader)).toBe(said);
  });

  test.each([
    ['ur-PK', 'rtl'],
    ['ur', 'rtl'],
    ['en', 'ltr'],
    ['de-DE', 'ltr'],
    ['ar', 'auto'],
    ['not a language', 'auto'],
    [null, 'auto'],
  ])('%j runs %s', (text, direction) => {
    expect(directionOfText(text)).toBe(direction);
  });
});

test.each([
  ['ur-PK', 'CFD کا تجربہ', 'rtl'],
  ['ur-PK', 'Experience with CFDs', 'auto'],
  ['en-US', 'Pay to علی', 'auto'],
] as const)(
  'for a reader of %s the text “%s”, whose language is unknown, runs %s',
  (reader, text, direction) => {
    expect(directionFor(reader, text)).toBe(direction);
  },
);
