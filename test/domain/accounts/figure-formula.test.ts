import { figureFormulas } from '../../../src/domain/accounts/figure-formula';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

const ACCOUNT = accountOf({
  login: 1,
  balance: '6105.00',
  credit: '0.00',
  floatingPl: '-1284.65',
  equity: '4820.35',
  margin: '3960.00',
  freeMargin: '860.35',
  marginLevel: '121.73',
});

/** A figure's formula on one line: `6105.00 + -1284.65 = 4820.35`. */
const linesOf = (overrides: Partial<typeof ACCOUNT> = {}) =>
  Object.fromEntries(
    figureFormulas({ ...ACCOUNT, ...overrides }).map(({ figure, calculation: { steps, result }, agrees }) => {
      const factors = steps.flatMap(({ factors: all }) =>
        all.map(({ operator, value }) => `${operator ?? ''}${value}`),
      );
      return [figure, `${factors.join(' ')} = ${Number(result.value).toFixed(2)} ${agrees}`];
    }),
  );

describe('why an account’s figures are what they are', () => {
  test('shows the formula with its numbers', () => {
    expect(linesOf()).toEqual({
      equity: '6105.00 +-1284.65 = 4820.35 true',
      margin: '4820.35 −860.35 = 3960.00 true',
      freeMargin: '4820.35 −3960.00 = 860.35 true',
      marginLevel: '4820.35 ÷3960.00 = 121.73 true',
    });
  });

  test('credit counts towards equity; without credit the line leaves it out', () => {
    expect(linesOf({ credit: '50.00', equity: '4870.35' })['equity']).toBe(
      '6105.00 +50.00 +-1284.65 = 4870.35 true',
    );
    expect(linesOf({ credit: null })['equity']).toBe('6105.00 +-1284.65 = 4820.35 true');
  });

  test('a figure that differs from its formula is marked', () => {
    expect(linesOf({ equity: '4820.34' })['equity']).toMatch(/false$/);
    expect(linesOf({ marginLevel: '122' })['marginLevel']).toMatch(/true$/);
    expect(linesOf({ marginLevel: '121.7' })['marginLevel']).toMatch(/true$/);
    expect(linesOf({ marginLevel: '121.8' })['marginLevel']).toMatch(/false$/);
  });

  test.each([
    [{ equity: null }, []],
    [{ balance: null }, ['margin', 'freeMargin', 'marginLevel']],
    [{ floatingPl: null }, ['margin', 'freeMargin', 'marginLevel']],
    [{ freeMargin: null }, ['equity', 'marginLevel']],
    [{ margin: null }, ['equity']],
    [{ margin: '0.00' }, ['equity', 'margin', 'freeMargin']],
    [{ marginLevel: null }, ['equity', 'margin', 'freeMargin']],
    [{ marginLevel: 'rubbish' }, ['equity', 'margin', 'freeMargin']],
  ])('with %j only %j has all its numbers', (overrides, figures) => {
    expect(Object.keys(linesOf(overrides))).toEqual(figures);
  });
});
