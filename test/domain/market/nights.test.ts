import fc from 'fast-check';
import { WEEKDAYS } from '../../../src/domain/market/instrument';
import { chargedNights } from '../../../src/domain/market/nights';

describe('charged nights', () => {
  test.each([
    // nights, first, triple, charged
    [1, 'monday', 'wednesday', 1],
    [1, 'wednesday', 'wednesday', 3],
    [2, 'tuesday', 'wednesday', 4],
    [3, 'monday', 'wednesday', 5],
    [4, 'thursday', 'wednesday', 4],
    [5, 'thursday', 'wednesday', 7],
    [3, 'thursday', 'wednesday', 3],
    [5, 'monday', 'friday', 7],
    [10, 'friday', 'wednesday', 14],
    [1, 'friday', null, 1],
    [30, 'monday', null, 30],
  ] as const)('%i nights since %s, triple on %s, cost %i', (nights, first, triple, expected) => {
    expect(chargedNights(nights, first, triple)).toBe(expected);
  });

  test('match counting night by night', () => {
    const day = fc.constantFrom(...WEEKDAYS);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), day, day, (nights, first, triple) => {
        let expected = 0;
        for (let night = 0; night < nights; night += 1) {
          const weekday = WEEKDAYS[(WEEKDAYS.indexOf(first) + night) % 5];
          expected += weekday === triple ? 3 : 1;
        }
        expect(chargedNights(nights, first, triple)).toBe(expected);
      }),
    );
  });
});
