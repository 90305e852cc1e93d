import { fittingColumns, incrementalWidths } from '../../../../src/ui/accounts/list/column-widths';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';

const account = (equity: string | null, currency = 'USD') => accountOf({ login: 1, currency, equity });

describe('the widths of columns', () => {
  it.each([
    ['12.30', 'USD', 4.5],
    ['1234.5', 'USD', 4 + 2 + 1],
    ['1258400.00', 'JPY', 7 + 1],
    ['-1284.65', 'USD', 5 + 2 + 1],
    ['1.2345', 'XTS', 1 + 4 + 0.5],
    [null, 'USD', 1],
  ])('%s %s is %d digits wide', (equity, currency, expected) => {
    expect(incrementalWidths()([account(equity, currency)]).equity).toBe(expected);
  });

  it('uses the longest of all', () => {
    expect(incrementalWidths()([account('1.00'), account('1000000.00'), account('10.00')]).equity).toBe(10.5);
  });

  it('grows with figures that move, never shrinks with them, and begins anew with another list', () => {
    const widths = incrementalWidths();
    const before = widths([account('10.00'), account('1.00')]);
    expect(widths([account('10.50'), account('1.00')])).toBe(before);
    expect(widths([account('100.00'), account('1.00')]).equity).toBe(5.5);
    expect(widths([account('1.00'), account('1.00')]).equity).toBe(5.5);
    expect(widths([account('1.00')]).equity).toBe(3.5);
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
