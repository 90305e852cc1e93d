import {
  conversionFactors,
  findConversion,
  clientConversion,
  type Rate,
} from '../../../src/domain/market/conversion';

const rate = (from: string, to: string, value: string): Rate => ({
  from,
  to,
  rate: value,
  source: 'test',
  time: 0,
});
const RATES = [rate('EUR', 'USD', '1.08962'), rate('USD', 'JPY', '150.1'), rate('GBP', 'CHF', '1.12')];

const way = (from: string, to: string) =>
  findConversion(from, to, RATES)
    ?.map((leg) => leg.operator + leg.rate.rate)
    .join(' ');

describe('converting between currencies', () => {
  test.each([
    ['USD', 'USD', ''],
    ['EUR', 'USD', '×1.08962'],
    ['USD', 'EUR', '÷1.08962'],
    ['EUR', 'JPY', '×1.08962 ×150.1'],
    ['JPY', 'EUR', '÷150.1 ÷1.08962'],
    ['ZAR', 'ZAR', ''],
  ])('%s to %s: %s', (from, to, expected) => expect(way(from, to)).toBe(expected));

  test.each([
    ['EUR', 'GBP'],
    ['GBP', 'JPY'],
    ['USD', 'ZAR'],
    ['ZAR', 'USD'],
  ])('%s to %s has no rate, and none is assumed', (from, to) => expect(way(from, to)).toBeUndefined());

  test('a direct rate is preferred to an indirect one', () => {
    const more = [rate('EUR', 'USD', '2'), rate('USD', 'GBP', '3'), rate('GBP', 'EUR', '5')];
    expect(findConversion('EUR', 'GBP', more)?.map((leg) => leg.operator + leg.rate.rate)).toEqual(['÷5']);
  });

  test('the client’s own rate is marked as such', () => {
    const [leg] = clientConversion('USD', 'GBP', '0.7942');
    expect(leg).toEqual({
      operator: '×',
      isClientRate: true,
      rate: { from: 'USD', to: 'GBP', rate: '0.7942', source: null, time: null },
    });
    expect(findConversion('EUR', 'USD', RATES)?.[0]?.isClientRate).toBe(false);
  });

  test('is shown as the last numbers of a step', () => {
    expect(conversionFactors(findConversion('USD', 'EUR', RATES)!)).toEqual([
      { operator: '÷', term: 'conversion', value: '1.08962', pair: { from: 'EUR', to: 'USD' } },
    ]);
  });
});
