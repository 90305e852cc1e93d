import { skipEmptyDays } from '../../../src/domain/accounts/equity-curve';

const point = (day: string, equity: string, movement: string | null = '0.00') => ({
  day,
  equity,
  moved: movement,
});
const [NOTHING, EMPTY] = [point('2026-11-01', '0.00'), point('2026-11-02', '0.00', null)];
const PAID = point('2026-11-03', '500.00', '500.00');
const LATER = point('2026-11-04', '0.00');

test.each([
  ['begins with the day of the first money', [NOTHING, EMPTY, PAID, LATER], [PAID, LATER]],
  [
    'and where it was gone by the evening',
    [NOTHING, point('2026-11-03', '0.00', '-0.01')],
    [point('2026-11-03', '0.00', '-0.01')],
  ],
  ['is whole where there was money from the first day', [PAID, LATER], [PAID, LATER]],
  ['is of the last day where there never was', [NOTHING, EMPTY], [EMPTY]],
  ['is empty without days', [], []],
])('a curve %s', (_, points, expected) => expect(skipEmptyDays(points)).toEqual(expected));
