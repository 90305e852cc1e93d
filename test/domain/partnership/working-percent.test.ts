import { workingPercent } from '../../../src/domain/partnership/working-percent';

test.each([
  ['level', '1', '100'],
  ['level', '0.15', '15'],
  ['share', '0.325', '32.5'],
  ['share', 'unknown', undefined],
  ['lots', '1.25', undefined],
  ['costs', '12.40', undefined],
  ['rate', '6', undefined],
] as const)('the figure %s of %s in percent: %s', (what, value, percent) => {
  expect(workingPercent({ what, value, unit: '' })).toBe(percent);
});
