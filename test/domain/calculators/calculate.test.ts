import { CALCULATOR_KEYS, type NumberField } from '../../../src/domain/calculators/calculators.table';
import { suggestion } from '../../../src/domain/calculators/suggestions';
import { nightsOf, calculate, type CalculatorInput } from '../../../src/domain/calculators/calculate';
import { instrument } from './instruments';

const NUMBERS: Readonly<Record<NumberField, string>> = {
  amount: '23',
  balance: '10000',
  closePrice: '1.1',
  leverage: '100',
  lots: '2',
  nights: '3',
  openPrice: '1.09',
  price: '1.1',
  riskPercent: '2',
  stopPips: '20',
  swapPercent: '-7.5',
  swapPoints: '-0.12',
};
const INPUT: CalculatorInput = {
  instrument: instrument(),
  side: 'sell',
  firstNight: 'monday',
  currency: 'USD',
  sourceCurrency: 'USD',
  conversion: [],
  numbers: NUMBERS,
};

// Calculated by hand: three nights from Monday include the triple Wednesday and count as five.
const ANSWERS = {
  'pip-value': ['pipValue', '20'],
  margin: ['margin', '2200'],
  profit: ['profit', '-2000'],
  'swap-points': ['swap', '-1.2'],
  'swap-percent': ['swap', /^-229\.1666/],
  'position-size': ['lots', '1.00'],
  converter: ['converted', '23'],
} as const;

describe('a calculation', () => {
  test.each(CALCULATOR_KEYS)('by %s', (key) => {
    const { result, steps } = calculate(key, INPUT);
    const [term, value] = ANSWERS[key];
    expect(result.term).toBe(term);
    if (typeof value === 'string') expect(result.value).toBe(value);
    else expect(result.value).toMatch(value);
    expect(steps.length).toBeGreaterThan(0);
  });

  test('nights that are charged', () => {
    expect(nightsOf(INPUT)).toBe(5);
    expect(nightsOf({ ...INPUT, instrument: instrument({ tripleSwapDay: null }) })).toBe(3);
  });
});

describe('the initial value of a field', () => {
  test.each([
    ['lots', '1'],
    ['leverage', '100'],
    ['price', '1.08962'],
    ['openPrice', '1.08962'],
    ['closePrice', null],
    ['swapPoints', '-0.34'],
    ['swapPercent', null],
  ] as const)('%s: %s', (field, expected) => expect(suggestion(field, instrument(), 'sell')).toBe(expected));

  test('nothing is assumed if the gateway has no price', () => {
    expect(suggestion('price', instrument({ price: null }), 'buy')).toBeNull();
  });
});
