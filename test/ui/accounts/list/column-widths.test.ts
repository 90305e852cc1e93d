import { fittingColumns, incrementalWidths } from '../../../../src/ui/accounts/list/column-widths';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';

const accountWith = (equity: string | null, currency = 'USD') => accountOf({ login: 1, currency, equity });

describe('the widths of columns', () => {
  it.each([
    ['12.30', 'USD', 4.5],
    ['1234.5', 'USD', 4 + 2 + 1],
    ['1258400.00', 'JPY', 7 + 1],
    ['-1284.65', 'USD', 5 + 2 + 1],
    ['1.2345', 'XTS', 1 + 4 + 0.5],
    [null, 'USD', 1],
  ])('%s %s is %d digits wide', (equity, currency, expected) => {
    expect(incrementalWidths()([accountWith(equity, currency)]).equity).toBe(expected);
  });

  it('uses the longest figure of all accounts', () => {
    expect(
      incrementalWidths()([accountWith('1.00'), accountWith('1000000.00'), accountWith('10.00')]).equity,
    ).toBe(10.5);
  });

  it('grows with changing figures but never shrinks, until the list of accounts changes', () => {
    const widths = incrementalWidths();
    const before = widths([accountWith('10.00'), accountWith('1.00')]);
    expect(widths([accountWith('10.50'), accountWith('1.00')])).toBe(before);
    expect(widths([accountWith('100.00'), accountWith('1.00')]).equity).toBe(5.5);
    expect(widths([accountWith('1.00'), accountWith('1.00')]).equity).toBe(5.5);
    expect(widths([accountWith('1.00')]).equity).toBe(3.5);
  });

  it('is zero for no accounts', () => {
    expect(incrementalWidths()([]).equity).toBe(0);
  });
});

describe('fittingColumns', () => {
  const widths = { equity: 10, floatingPl: 10, balance: 10, margin: 10, freeMargin: 10 };

  it.each([
    [1188, 'all'],
    [1187, 'noMargin'],
    [1058, 'noMargin'],
    [1057, 'few'],
    [0, 'few'],
  ])('%d pixels fit %s', (available, expected) => {
    expect(fittingColumns(widths, available)).toBe(expected);
  });
});
