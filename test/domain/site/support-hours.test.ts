import { openingHours } from '../../../src/domain/site/support-hours';

test('days, times and a zone', () => {
  expect(openingHours('1-5 08:00-18:00 Europe/London')).toEqual({
    firstDay: 1,
    lastDay: 5,
    from: '08:00',
    to: '18:00',
    zone: 'Europe/London',
  });
  expect(openingHours('7 00:00-24:00 UTC')).toMatchObject({ firstDay: 7, lastDay: 7, to: '24:00' });
});

test.each([
  '',
  '1-5',
  '0-5 08:00-18:00 UTC',
  '1-5 8:00-18:00 UTC',
  '1-5 08:00-18:00',
  '1-5 08:00-18:00 Mars/Sea',
])('%j is not valid', (text) => expect(openingHours(text)).toBeUndefined());
