import { hundredUnits } from '../../../src/domain/social/unit-value';

test('a curve begins with 100, and each change is a percentage of it', () => {
  expect(hundredUnits('1')).toBe('100.00');
  expect(hundredUnits('1.0616399997')).toBe('106.16');
  expect(hundredUnits('0')).toBe('0.00');
});
