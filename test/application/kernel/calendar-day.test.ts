import { calendarDay } from '../../../src/application/kernel/calendar-day';

test.each([
  [new Date(2026, 0, 5, 0, 0, 0), '2026-01-05'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31'],
])('%s is a local calendar day', (date, day) => {
  expect(calendarDay(date.getTime())).toBe(day);
});
