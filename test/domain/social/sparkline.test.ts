import { sparklineOf } from '../../../src/domain/social/sparkline';

test('a curve fills its box: highest at the top, lowest at the bottom, zero in between', () => {
  expect(sparklineOf(['0', '-5', '10', '2.5'], 90, 30)).toEqual({
    points: '0,20 30,30 60,0 90,15',
    zeroY: 20,
  });
});

test('a curve above zero stands on it, one below hangs from it', () => {
  expect(sparklineOf(['5', '10'], 90, 30)).toEqual({ points: '0,15 90,0', zeroY: 30 });
  expect(sparklineOf(['0', '-10'], 90, 30)).toEqual({ points: '0,0 90,30', zeroY: 0 });
});

test('a flat line is drawn, one value is none', () => {
  expect(sparklineOf(['0', '0'], 90, 30)?.points).toBe('0,30 90,30');
  expect(sparklineOf(['12'], 90, 30)).toBeUndefined();
  expect(sparklineOf([], 90, 30)).toBeUndefined();
});
