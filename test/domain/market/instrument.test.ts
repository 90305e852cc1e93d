import { pipOf, pointOf, swapOf } from '../../../src/domain/market/instrument';
import { instrument } from '../calculators/instruments';

describe('a pip is ten points on five-digit and three-digit symbols', () => {
  test.each([
    // digits, point, pip
    [5, '0.00001', '0.0001'],
    [4, '0.0001', '0.0001'],
    [3, '0.001', '0.01'],
    [2, '0.01', '0.01'],
    [1, '0.1', '0.1'],
    [0, '1', '1'],
  ])('%i digits: point %s, pip %s', (digits, point, pip) => {
    expect([pointOf(digits), pipOf(digits)]).toEqual([point, pip]);
  });
});

describe("a symbol's own swap", () => {
  test('by side, in the symbol’s own mode', () => {
    expect(swapOf(instrument(), 'buy', 'points')).toBe('-0.12');
    expect(swapOf(instrument(), 'sell', 'points')).toBe('-0.34');
    expect(swapOf(instrument({ swapMode: 'percent' }), 'sell', 'percent')).toBe('-0.34');
  });

  test('is unknown in the other mode, if none was sent, and without a mode', () => {
    expect(swapOf(instrument(), 'buy', 'percent')).toBeNull();
    expect(swapOf(instrument({ swapLong: null }), 'buy', 'points')).toBeNull();
    expect(swapOf(instrument({ swapMode: null }), 'buy', 'points')).toBeNull();
  });
});
