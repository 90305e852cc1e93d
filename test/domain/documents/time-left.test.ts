import { secondsLeft, recentSamples, type UploadSample } from '../../../src/domain/documents/time-left';

/** `[seconds, percent]` in the order in which it arrived. */
const course = (...steps: readonly (readonly [number, number])[]) =>
  steps.reduce<readonly UploadSample[]>(
    (before, [at, percent]) => recentSamples(before, { at: at * 1_000, share: percent / 100 }),
    [],
  );

test.each([
  ['nothing has arrived', [], null],
  ['one instant has no rate', [[0, 10]], null],
  [
    'less than a second is watched',
    [
      [0, 0],
      [0.9, 10],
    ],
    null,
  ],
  [
    'it stands still',
    [
      [0, 10],
      [5, 10],
    ],
    null,
  ],
  [
    'ten percent a second, sixty-four there',
    [
      [0, 54],
      [1, 64],
    ],
    4,
  ],
  [
    'a part of a second counts as one',
    [
      [0, 0],
      [2, 99.5],
    ],
    1,
  ],
  [
    'all is there',
    [
      [0, 0],
      [2, 100],
    ],
    1,
  ],
  [
    'to five seconds from ten on',
    [
      [0, 0],
      [1, 1],
    ],
    100,
  ],
  [
    '33 seconds are 35',
    [
      [0, 0],
      [1, 2.99],
    ],
    35,
  ],
  [
    'the last eight seconds count, not the slow ones before',
    [
      [0, 0],
      [20, 1],
      [21, 11],
      [22, 21],
    ],
    8,
  ],
  [
    'after a step back it begins anew',
    [
      [0, 0],
      [2, 50],
      [2.1, 25],
      [3.2, 36],
    ],
    7,
  ],
] as const)('%s', (_what, steps, seconds) => {
  expect(secondsLeft(course(...steps))).toBe(seconds);
});
