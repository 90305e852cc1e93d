import {
  amountDigits,
  currencyDigits,
  withCurrencyDigits,
} from '../../../../src/domain/kernel/numbers/currency-digits';
import { CURRENCY_DIGITS } from '../../../../src/domain/kernel/numbers/currency-digits.table';
import { decimalOf, isDecimal, sumDecimals } from '../../../../src/domain/kernel/numbers/decimal';

describe('decimal strings (D4 "Money")', () => {
  test.each(['0', '-0.00', '10250.40', '007', '-1', '9'.repeat(30), `0.${'1'.repeat(18)}`])(
    '%s is one',
    (value) => {
      expect(isDecimal(value)).toBe(true);
      expect(decimalOf(value)?.eq(value)).toBe(true);
    },
  );

  test.each([
    '',
    '.',
    '1.',
    '.5',
    '+1',
    '1e5',
    '1e999',
    'NaN',
    '1,000.00',
    ' 1',
    '1\n',
    '--1',
    '9'.repeat(31),
    5,
    null,
  ])('%j is not a decimal', (value) => {
    expect(isDecimal(value)).toBe(false);
    expect(decimalOf(typeof value === 'number' ? '' : value)).toBeUndefined();
  });

  // oxfmt-ignore
  test.each([
    [[],                            null],
    [['0.1', '0.2'],                '0.3'],
    [['1', '2.50', '-3.505'],       '-0.005'],
    [['9007199254740993', '0.01'],  '9007199254740993.01'],
    [['5', '-5'],                   '0'],
  ])('%j sums to %s', (values, sum) => expect(sumDecimals(values)).toBe(sum));
});

describe('digits of a currency (ISO 4217)', () => {
  // oxfmt-ignore
  test.each([
    ['USD', 2], ['EUR', 2], ['IDR', 0], ['JPY', 0], ['KRW', 0], ['VND', 0], ['KWD', 3], ['CLF', 4],
    ['USC', undefined], ['USDT', undefined], ['usd', undefined], ['', undefined], ['constructor', undefined],
  ])('%s: %s', (currency, digits) => expect(currencyDigits(currency)).toBe(digits));

  test('an unknown currency is shown as sent', () => {
    expect(amountDigits('1.23456', 'USDT')).toBe(5);
    expect(amountDigits('12', 'USDT')).toBe(0);
    expect(amountDigits('12', 'USD')).toBe(2);
    expect(amountDigits('12.40', 'JPY')).toBe(0);
  });

  // oxfmt-ignore
  test.each([
    ['12',        'USD',  '12.00'],
    ['12.5',      'USD',  '12.50'],
    ['-0.5000',   'USD',  '-0.50'],
    ['1.23456',   'USD',  '1.23456'],
    ['1200.00',   'JPY',  '1200'],
    ['1200.50',   'JPY',  '1200.5'],
    ['7',         'KWD',  '7.000'],
    ['1.500',     'USDT', '1.500'],
    ['1,500',     'USD',  '1,500'],
  ])('%s in %s is written %s', (amount, currency, expected) => {
    expect(withCurrencyDigits(amount, currency)).toBe(expected);
  });

  test('no currency is listed twice', () => {
    const codes = Object.values(CURRENCY_DIGITS).flat();
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});
