import { isLongerThan } from '../../../../src/domain/kernel/identifiers/length';

test.each([
  ['', false],
  ['Gold', false],
  ['Gold!', true],
  ['  Gold  ', false],
  ['G   d', true],
  ['😀😀😀😀', false],
  ['😀😀😀😀😀', true],
])('%j is longer than four characters: %s', (text, expected) => {
  expect(isLongerThan(text, 4)).toBe(expected);
});
