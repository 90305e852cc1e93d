import Big from 'big.js';
import fc from 'fast-check';
import type { Conversion } from '../../../src/domain/market/conversion';
import { positionSize } from '../../../src/domain/calculators/position-size';
import { instrument } from './instruments';

const INPUT = {
  instrument: instrument(),
  accountCurrency: 'USD',
  conversion: [] as Conversion,
  balance: '10000',
  riskPercent: '2',
  stopPips: '20',
};

const rateOf = (rate: string): Conversion => [
  { operator: '÷', rate: { from: 'EUR', to: 'USD', rate, source: null, time: null }, isClientRate: false },
];

describe('position size', () => {
  test('10000 USD, 2 %, 20 pips, 10 USD a pip → 1.00 lot (V16)', () => {
    const calculation = positionSize(INPUT);
    expect(calculation.result).toEqual({ term: 'lots', value: '1.00' });
    expect(calculation.roundedDownTo).toBe('0.01');
    expect(calculation.steps.map(({ result }) => [result.term, result.value])).toEqual([
      ['pipValue', '10'],
      ['moneyAtRisk', '200'],
      ['lossOfOneLot', '200'],
      ['lots', '1'],
    ]);
  });

  test('is rounded down to the symbol’s lot step, never up', () => {
    expect(positionSize({ ...INPUT, stopPips: '20.01' }).result.value).toBe('0.99');
    expect(positionSize({ ...INPUT, balance: '19999' }).result.value).toBe('1.99');
    const coarse = instrument({ lotStep: '1' });
    expect(positionSize({ ...INPUT, instrument: coarse, balance: '19999' }).result.value).toBe('1');
    expect(
      positionSize({ ...INPUT, instrument: instrument({ lotStep: '0.25' }), balance: '6999' }).result.value,
    ).toBe('0.50');
  });

  test('is zero if the smallest step risks too much', () => {
    expect(positionSize({ ...INPUT, balance: '1' }).result.value).toBe('0.00');
  });

  test('a non-terminating quotient does not lose a step', () => {
    // 22 pips × 10 USD ÷ 1.1 = 200 EUR, though 10 ÷ 1.1 never ends.
    const calculation = positionSize({
      ...INPUT,
      accountCurrency: 'EUR',
      conversion: rateOf('1.1'),
      stopPips: '22',
    });
    expect(calculation.result.value).toBe('1.00');
  });

  test('never risks more than allowed, but one more step would', () => {
    const number = (max: number) => fc.integer({ min: 1, max }).map(String);
    fc.assert(
      fc.property(number(10_000_000), number(100), number(5_000), (balance, riskPercent, stopPips) => {
        const lots = new Big(positionSize({ ...INPUT, balance, riskPercent, stopPips }).result.value);
        const risk = new Big(balance).times(riskPercent).div(100);
        const loss = new Big(stopPips).times(10);
        expect(lots.times(loss).lte(risk)).toBe(true);
        expect(lots.plus('0.01').times(loss).gt(risk)).toBe(true);
      }),
    );
  });
});
