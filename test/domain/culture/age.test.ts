import { ageOf } from '../../../src/domain/culture/age';

const at = (day: string) => Date.parse(day);

test.each([
  ['2025-02-20', '2026-11-20', 'month', 21],
  ['2025-02-21', '2026-11-20', 'month', 20],
  ['2026-10-20', '2026-11-20', 'month', 1],
  ['2026-10-21', '2026-11-20', 'day', 30],
  ['2026-11-20', '2026-11-20', 'day', 0],
  ['2026-11-25', '2026-11-20', 'day', 0],
])('from %s to %s', (start, now, unit, value) => {
  expect(ageOf(at(start), at(now))).toEqual({ unit, value });
});
