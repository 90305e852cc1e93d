import { CULTURE_NAMES, CULTURES } from '../../src/domain/culture/cultures.table';
import { resolveCulture, directionOf, languageOf, localeFolderOf } from '../../src/domain/culture/culture';
import { languageEffects } from '../../src/domain/language/language-effects';
import { barePrefix, siteDomainLanguage, splitPrefix } from '../../src/domain/culture/prefix';
import { PREFIXES } from '../../src/domain/culture/prefixes.table';
import { ROUTE_KEYS } from '../../src/domain/access/routes.table';

// Typed by hand from R2 and D3.
// oxfmt-ignore
const PREFIX_TABLE = [
  ['en', 'en-US'], ['de', 'de-DE'], ['es', 'es-ES'], ['it', 'it-IT'], ['tw', 'zh-TW'], ['cn', 'zh-CN'], ['kr', 'ko-KR'],
  ['ph', 'en-PH'], ['in', 'hi-IN'], ['th', 'th-TH'], ['vn', 'vi-VN'], ['fr', 'fr-FR'], ['jp', 'ja-JP'], ['pk', 'ur-PK'],
] as const;

// culture, two letters, direction, locale folder
// oxfmt-ignore
const CULTURE_TABLE = [
  ['en-US', 'en', 'ltr', 'en'],    ['de-DE', 'de', 'ltr', 'de'], ['es-ES', 'es', 'ltr', 'es'], ['it-IT', 'it', 'ltr', 'it'],
  ['zh-TW', 'zh', 'ltr', 'zh-TW'], ['zh-CN', 'zh', 'ltr', 'zh'], ['ko-KR', 'ko', 'ltr', 'ko'], ['en-PH', 'en', 'ltr', 'en'],
  ['hi-IN', 'hi', 'ltr', 'hi'],    ['th-TH', 'th', 'ltr', 'th'], ['vi-VN', 'vi', 'ltr', 'vi'], ['fr-FR', 'fr', 'ltr', 'fr'],
  ['ja-JP', 'ja', 'ltr', 'ja'],    ['ur-PK', 'ur', 'rtl', 'ur'], ['id-ID', 'id', 'ltr', 'id'],
] as const;

describe('R2 and D3: languages', () => {
  test('the fixed list of prefixes', () => {
    expect(PREFIXES).toEqual(PREFIX_TABLE.map(([prefix]) => prefix));
  });

  test.each(PREFIX_TABLE)('prefix %s is culture %s', (prefix, culture) => {
    expect(splitPrefix(`/${prefix}/accounts`)).toEqual({ prefix, path: '/accounts' });
    expect(resolveCulture({ prefix })).toBe(culture);
  });

  test('the shipped cultures', () => {
    expect([...CULTURE_NAMES].sort()).toEqual(CULTURE_TABLE.map(([culture]) => culture).sort());
  });

  test.each(CULTURE_TABLE)(
    'culture %s: language %s, %s, folder %s',
    (culture, language, direction, folder) => {
      expect(languageOf(culture)).toBe(language);
      expect(directionOf(culture)).toBe(direction);
      expect(localeFolderOf(culture)).toBe(folder);
      expect(CULTURES[culture].endonym).not.toBe('');
    },
  );

  // oxfmt-ignore
  test.each([
    // host                   port    bare   with de as prefix
    ['portal.example',        '',     'en', 'de'],
    ['portal.example',        '3000', 'en', 'de'],
    ['portal.example',        '3001', '',   'de'],
    ['localhost',             3001,   '',   'de'],
    ['invest.portal.example', '',     '',   'de'],
    ['my-investments.example', '443', '',   'de'],
    ['INVEST.example',        '',     '',   'de'],
    ['portal.example',        '30011', 'en', 'de'],
  ] as const)('host %s, port %s: bare prefix %p', (host, port, bare, withGerman) => {
    expect(barePrefix(host, port)).toBe(bare);
    expect(siteDomainLanguage('', host, port)).toBe(bare);
    expect(siteDomainLanguage('de', host, port)).toBe(withGerman);
  });

  test.each(ROUTE_KEYS)('R4: the effect of a language change on %s', (route) => {
    const research = ['technicalviews', 'economicinsight', 'marketbuzz', 'featuredideas'];
    const expected = research.includes(route) ? 'refetch-research' : 'none';
    expect(languageEffects(route)).toBe(route === 'open-investment-account' ? 'reload' : expected);
  });
});
