import { lastTextsAsText, readLastTexts } from '../../../src/domain/language/last-texts';

describe('whose texts were shown last', () => {
  test('is read as it was written', () => {
    const last = { culture: 'zh-TW', companyId: 5 } as const;
    expect(lastTextsAsText(last)).toBe('zh-TW 5');
    expect(readLastTexts(lastTextsAsText(last))).toEqual(last);
  });

  test.each([
    null,
    '',
    'de-DE',
    'de-DE ',
    'de-DE x',
    'de-DE -5',
    'xx-XX 5',
    'de-DE 5 6',
    `de-DE ${'9'.repeat(16)}`,
  ])('%j says nothing', (text) => expect(readLastTexts(text)).toBeUndefined());
});
