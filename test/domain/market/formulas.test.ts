import Big from 'big.js';
import fc from 'fast-check';
import { clientConversion, type Conversion, type Rate } from '../../../src/domain/market/conversion';
import {
  convert,
  margin,
  pipValue,
  profit,
  swapInPercent,
  swapInPoints,
} from '../../../src/domain/market/formulas';
import type { Calculation } from '../../../src/domain/market/calculation';
import { instrument } from '../calculators/instruments';

const EURUSD: Rate = { from: 'EUR', to: 'USD', rate: '1.08962', source: null, time: null };
const TO_EUR: Conversion = [{ operator: '÷', rate: EURUSD, isClientRate: false }];

/** The answer as displayed, with its currency's decimals. */
const resultText = ({ result }: Calculation, digits = 2) =>
  `${new Big(result.value).toFixed(digits)} ${result.unit}`;
const line = ({ steps }: Calculation, index = 0) =>
  steps[index]!.factors.map(({ operator, value, unit = '' }) => `${operator ?? ''}${value}${unit}`).join(' ');

// The "Check" column of V16, typed by hand.
describe('calculators have the results of their table', () => {
  test('pip value: 100000 × 0.0001 ÷ 1.08962 = 9.18 EUR', () => {
    const calculation = pipValue({
      instrument: instrument(),
      lots: '1',
      accountCurrency: 'EUR',
      conversion: TO_EUR,
    });
    expect(resultText(calculation)).toBe('9.18 EUR');
    expect(line(calculation)).toBe('1 ×100000 ×0.0001 ÷1.08962');
    expect(calculation.result.term).toBe('pipValue');
  });

  test('margin: 2 × 100000 × 1.10 ÷ 100 = 2200 USD', () => {
    const calculation = margin({
      instrument: instrument(),
      lots: '2',
      price: '1.10',
      leverage: '100',
      accountCurrency: 'USD',
      conversion: [],
    });
    expect(calculation.result).toEqual({ term: 'margin', unit: 'USD', value: '2200' });
    expect(line(calculation)).toBe('2 ×100000 ×1.10 ÷100');
  });

  test('profit: (1.29906 − 1.29887) × 100000 × 0.01 = 0.19 USD', () => {
    const position = {
      instrument: instrument({ symbol: 'GBPUSD' }),
      lots: '0.01',
      openPrice: '1.29887',
      closePrice: '1.29906',
      accountCurrency: 'USD',
      conversion: [],
    };
    const buyProfit = profit({ ...position, side: 'buy' });
    expect(buyProfit.result.value).toBe('0.19');
    expect(line(buyProfit, 0)).toBe('1.29906 −1.29887');
    expect(line(buyProfit, 1)).toBe('0.00019 ×100000 ×0.01 ×1');
    expect(profit({ ...position, side: 'sell' }).result.value).toBe('-0.19');
  });

  test('swap in points: 2 × 100000 × 0.00001 × −0.12 × 1 = −0.24 USD', () => {
    const calculation = swapInPoints({
      instrument: instrument(),
      lots: '2',
      swapPoints: '-0.12',
      nights: 1,
      accountCurrency: 'USD',
      conversion: [],
    });
    expect(calculation.result.value).toBe('-0.24');
    expect(line(calculation)).toBe('2 ×100000 ×0.00001 ×-0.12 ×1');
  });

  test('swap in percent: 0.01 × 1 × 400000 × −7.5 % ÷ 360 = −0.83 USD', () => {
    const calculation = swapInPercent({
      instrument: instrument({ symbol: 'BTCUSD', contractSize: '1' }),
      lots: '0.01',
      price: '400000',
      swapPercent: '-7.5',
      nights: 1,
      accountCurrency: 'USD',
      conversion: [],
    });
    expect(resultText(calculation)).toBe('-0.83 USD');
    expect(line(calculation)).toBe('0.01 ×1 ×400000 ×-7.5% ÷360 ×1');
  });

  test('converter: 23 USD × 0.7942 = 18.27 GBP', () => {
    const conversion = convert('23', 'USD', 'GBP', clientConversion('USD', 'GBP', '0.7942'));
    expect(resultText(conversion)).toBe('18.27 GBP');
    expect(conversion.steps[0].factors[1]).toEqual({
      operator: '×',
      term: 'conversion',
      value: '0.7942',
      pair: { from: 'USD', to: 'GBP' },
    });
  });

  test('a currency into itself is unchanged, without a rate', () => {
    expect(convert('0.1', 'USD', 'USD', []).steps).toEqual([
      {
        factors: [expect.objectContaining({ value: '0.1' })],
        result: { term: 'converted', unit: 'USD', value: '0.1' },
      },
    ]);
  });
});

const cents = fc.integer({ min: 1, max: 10_000_000 }).map((value) => new Big(value).div(100).toFixed(2));

describe('for any input', () => {
  test('a sale gains exactly what a purchase loses', () => {
    fc.assert(
      fc.property(cents, cents, cents, (lots, openPrice, closePrice) => {
        const position = {
          instrument: instrument(),
          lots,
          openPrice,
          closePrice,
          accountCurrency: 'USD',
          conversion: [],
        };
        const buyProfit = new Big(profit({ ...position, side: 'buy' }).result.value);
        expect(buyProfit.plus(profit({ ...position, side: 'sell' }).result.value).toFixed()).toBe('0');
        expect(buyProfit.toFixed()).toBe(
          new Big(closePrice).minus(openPrice).times(100000).times(lots).toFixed(),
        );
      }),
    );
  });

  test('twice the lots need exactly twice the margin', () => {
    fc.assert(
      fc.property(cents, cents, (lots, price) => {
        const valueFor = (count: string) =>
          margin({
            instrument: instrument(),
            lots: count,
            price,
            leverage: '64',
            accountCurrency: 'USD',
            conversion: [],
          }).result.value;
        expect(valueFor(new Big(lots).times(2).toFixed())).toBe(new Big(valueFor(lots)).times(2).toFixed());
      }),
    );
  });
});
