import {
  calculatorOf,
  CALCULATOR_KEYS,
  CALCULATORS,
} from '../../../src/domain/calculators/calculators.table';

describe('the calculators', () => {
  test('are those of the screens document', () => {
    expect(CALCULATOR_KEYS).toEqual([
      'pip-value',
      'margin',
      'profit',
      'swap-points',
      'swap-percent',
      'position-size',
      'converter',
    ]);
    expect(Object.isFrozen(CALCULATORS) && Object.isFrozen(CALCULATORS.margin)).toBe(true);
  });

  test('are found by name in the address, defaulting to the first', () => {
    expect(CALCULATOR_KEYS.map(calculatorOf)).toEqual(CALCULATOR_KEYS);
    expect([calculatorOf(null), calculatorOf('tax'), calculatorOf('Margin')]).toEqual(
      Array(3).fill('pip-value'),
    );
  });
});
