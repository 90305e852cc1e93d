import { CULTURES, CULTURE_NAMES } from '../../src/domain/language/cultures.table';
import { inCulture } from '../../sandbox/texts/in-culture';
import { cultureOfFolder, filled, textsIn, writeInstant } from '../../sandbox/texts/texts-in';

type Tree = string | { readonly [key: string]: Tree };

const flat = (tree: Tree, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, value]) => flat(value, `${path}/${key}`));
const textsOf = (culture: string) => new Map(flat(textsIn(culture) as unknown as Tree));
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

describe('what the gateway writes itself', () => {
  const english = textsOf('en-US');
  const others = CULTURE_NAMES.filter((culture) => CULTURES[culture].language !== 'en');

  test.each(others)('is in %s, not in English, with the same values to put in', (culture) => {
    const own = textsOf(culture);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    const same = [...own].filter(([key, text]) => text.trim() === '' || text === english.get(key));
    expect(same).toEqual([]);
    for (const [key, text] of own)
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key))]);
  });

  test('is one English for two cultures, two Chinese, and English for what nobody speaks', () => {
    expect(textsIn('en-PH')).toBe(textsIn('en-US'));
    expect(textsIn('zh-TW')).not.toBe(textsIn('zh-CN'));
    expect([textsIn('pt-PT'), textsIn(undefined)]).toEqual([textsIn('en-US'), textsIn('en-US')]);
    expect(['en', 'zh', 'zh-TW'].map(cultureOfFolder)).toEqual(['en-US', 'zh-CN', 'zh-TW']);
  });

  test('names the zone of an instant', () => {
    const instant = new Date('2026-11-23T14:32:00Z');
    expect(writeInstant(instant, 'de-DE')).toBe('23. Nov. 2026, 14:32 UTC');
    for (const culture of CULTURE_NAMES)
      expect(writeInstant(instant, culture)).toMatch(/^(?=.*2026)(?=.*14[.:]32)(?=.*UTC)/);
    expect(filled('{code} of {brand}, {nothing}', { code: '1', brand: '{code}' })).toBe('1 of {code}, ');
  });
});

describe('content of others', () => {
  const row = { id: 1, culture: 'id-ID', title: 'Emas', translated: { en: { title: 'Gold' } } };
  const german = { ...row, translated: { ...row.translated, de: { title: 'Gold auf Deutsch' } } };

  test.each([
    [german, 'de-DE', { id: 1, culture: 'de-DE', title: 'Gold auf Deutsch' }],
    [row, 'id-ID', { id: 1, culture: 'id-ID', title: 'Emas' }],
    [row, 'de-DE', { id: 1, culture: 'en-US', title: 'Gold' }],
    [{ ...row, translated: {} }, 'de-DE', { id: 1, culture: 'id-ID', title: 'Emas' }],
    [{ ...row, culture: 'en-PH', translated: {} }, 'de-DE', { id: 1, culture: 'en-PH', title: 'Emas' }],
  ])('comes in the reader’s culture, else in English, else as it is', (sent, reader, got) => {
    expect(inCulture(sent, reader)).toEqual(got);
  });
});
