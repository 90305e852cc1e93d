import {
  formatSeen,
  hasSeen,
  parseSeen,
  pruneSeen,
  withSeen,
} from '../../../src/domain/reminder/reassessment-seen';

describe('reassessmentSeen (D7)', () => {
  test('is a list of user and type, and round-trips', () => {
    const seen = withSeen(withSeen(parseSeen(null), 12, 3), 7, 1);
    expect(formatSeen(seen)).toBe('12:3,7:1');
    expect(parseSeen('12:3,7:1')).toEqual(seen);
    expect(formatSeen(withSeen(seen, 12, 3))).toBe('12:3,7:1');
  });

  test('contains each user and type once', () => {
    const seen = parseSeen('12:3');
    expect(hasSeen(seen, 12, 3)).toBe(true);
    expect(hasSeen(seen, 12, 4)).toBe(false);
    expect(hasSeen(seen, 1, 3)).toBe(false);
    expect(hasSeen(seen, 2, 3)).toBe(false);
  });

  test.each(['', ',', 'x', '12', '12:', ':3', '12:3:4', '<b>1:2', 'NaN:1', '1:1e999', `${'9'.repeat(16)}:1`])(
    'invalid %j is dropped (P3)',
    (stored) => expect(formatSeen(parseSeen(`${stored},5:5`))).toBe('5:5'),
  );

  test('entries no longer required are removed, for this client only', () => {
    const seen = parseSeen('12:3,12:4,1:3,123:3');
    expect(formatSeen(pruneSeen(seen, 12, [4, 9]))).toBe('12:4,1:3,123:3');
    expect(formatSeen(pruneSeen(seen, 12, []))).toBe('1:3,123:3');
    expect(formatSeen(pruneSeen(seen, 99, []))).toBe('12:3,12:4,1:3,123:3');
  });
});
