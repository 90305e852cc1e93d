import { frameHeightOf, HEIGHT_MESSAGE, MAX_FRAME_HEIGHT } from '../../../src/domain/platform/frame-height';

const heightMessage = (height: unknown) => ({ type: HEIGHT_MESSAGE, height });

describe('the height reported by a framed page', () => {
  test.each([
    [812, 812],
    [812.2, 813],
    [1, 1],
    [MAX_FRAME_HEIGHT + 1, MAX_FRAME_HEIGHT],
    [Infinity, MAX_FRAME_HEIGHT],
  ])('%s is %s', (height, expected) => {
    expect(frameHeightOf(heightMessage(height))).toBe(expected);
  });

  test.each([
    undefined,
    null,
    'portico:height',
    812,
    {},
    { type: 'other', height: 812 },
    heightMessage('812'),
    heightMessage(0),
    heightMessage(-1),
    heightMessage(NaN),
    heightMessage(undefined),
  ])('%j is ignored', (message) => {
    expect(frameHeightOf(message)).toBeUndefined();
  });
});
