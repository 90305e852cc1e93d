import {
  articleAddress,
  articleIdOf,
  changeNewsFilter,
  newsAddress,
  newsFilterKey,
  newsFilterOfKey,
  readNewsFilter,
} from '../../../src/domain/news/news-filter';

const filterOf = (query: string) => readNewsFilter(new URLSearchParams(query));

describe('the filter of news', () => {
  test('is read from an address, without invalid values', () => {
    expect(filterOf('symbol=eurusd&category=forex&q=+yields++ease+&mine=1')).toEqual({
      symbol: 'EURUSD',
      category: 'forex',
      q: 'yields ease',
      mine: '1',
    });
    expect(filterOf('symbol=EUR%2FUSD&category=&q=%20&mine=true&other=1')).toEqual({});
    expect([filterOf('q=gold'), filterOf('mine=1')]).toEqual([{ q: 'gold' }, { mine: '1' }]);
    expect(filterOf(`q=${'a'.repeat(150)}&category=${'b'.repeat(80)}`)).toEqual({
      q: 'a'.repeat(100),
      category: 'b'.repeat(64),
    });
  });

  test('has the words of a search without controls and invisible marks; the rest is the typed text', () => {
    const marks = '\u202Bgold\u202C\u200B';
    for (const [typed, q] of [
      [marks, 'gold'],
      ['ECB\u00A0rate\u0000s', 'ECB rate s'],
      ['\uFEFF\u200E', undefined],
      ['ＦＯＭＣ ۲۰۲۶', 'ＦＯＭＣ ۲۰۲۶'],
      ['e\u0301cart', '\u00E9cart'],
      ['می\u200Cخواهم', 'می\u200Cخواهم'],
      [`${'a'.repeat(99)}😀`, 'a'.repeat(99)],
    ] as const)
      expect([typed, filterOf(new URLSearchParams({ q: typed }).toString()).q]).toEqual([typed, q]);
  });

  test('survives its address and its key', () => {
    const filter = filterOf('symbol=XAUUSD&category=Own%20category&q=a%26b%3D%22c%22&mine=1');
    expect(filterOf(newsAddress(filter).replace('/news?', ''))).toEqual(filter);
    expect(newsFilterOfKey(newsFilterKey(filter))).toEqual(filter);
    expect([newsAddress({}), newsFilterKey({})]).toEqual(['/news', '']);
  });

  test('loses a member by an empty text, and keeps the others', () => {
    const filter = filterOf('symbol=XAUUSD&q=gold');
    expect(changeNewsFilter(filter, { q: '' })).toEqual({ symbol: 'XAUUSD' });
    expect(changeNewsFilter(filter, { category: 'metals' })).toEqual({ ...filter, category: 'metals' });
  });
});

describe('the address of an article', () => {
  test('has the filter of its list', () => {
    expect(articleAddress(41)).toBe('/news?article=41');
    expect(articleAddress(41, { symbol: 'EURUSD', mine: '1' })).toBe('/news?article=41&symbol=EURUSD&mine=1');
  });

  test('names an article, or none that can be', () => {
    expect(articleIdOf(null)).toBeNull();
    expect(articleIdOf('41')).toBe(41);
    for (const text of ['', '0', '-1', '4e3', 'x', '12345678901'])
      expect([text, articleIdOf(text)]).toEqual([text, 0]);
  });
});
