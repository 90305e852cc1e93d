import {
  formatSeen,
  hasSeen,
  parseSeen,
  pruneSeen,
  withSeen,
} from '../../../src/domain/reminder/reassessment-seen';

describe('reassessmentSeen (D7)', () => {
  test('is a list of user and type, and round-trips', () => {
    const seenPopups = withSeen(withSeen(parseSeen(null), 12, 3), 7, 1);
    expect(formatSeen(seenPopups)).toBe('12:3,7:1');
    expect(parseSeen('12:3,7:1')).toEqual(seenPopups);
    expect(formatSeen(withSeen(seenPopups, 12, 3))).toBe('12:3,7:1');
  });

  test('contains each user and type once', () => {
    const seenPopups = parseSeen('12:3');
    expect(hasSeen(seenPopups, 12, 3)).toBe(true);
    expect(hasSeen(seenPopups, 12, 4)).toBe(false);
    expect(hasSeen(seenPopups, 1, 3)).toBe(false);
    expect(hasSeen(seenPopups, 2, 3)).toBe(false);
  });

  test.each(['', ',', 'x', '12', '12:', ':3', '12:3:4', '<b>1:2', 'NaN:1', '1:1e999', `${'9'.repeat(16)}:1`])(
    'invalid %j is dropped (P3)',
    (storedText) => expect(formatSeen(parseSeen(`${storedText},5:5`))).toBe('5:5'),
  );

  test('entries no longer required are removed, for this client only', () => {
    const seenPopups = parseSeen('12:3,12:4,1:3,123:3');
    expect(formatSeen(pruneSeen(seenPopups, 12, [4, 9]))).toBe('12:4,1:3,123:3');
    expect(formatSeen(pruneSeen(seenPopups, 12, []))).toBe('1:3,123:3');
    expect(formatSeen(pruneSeen(seenPopups, 99, []))).toBe('12:3,12:4,1:3,123:3');
  });
});
