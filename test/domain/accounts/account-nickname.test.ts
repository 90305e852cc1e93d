import { isNicknameTooLong, tidyNickname } from '../../../src/domain/accounts/account-settings';

test.each([
  ['Gold', false],
  ['Gold!', true],
  ['  Gold  ', false],
  ['G  d', false],
  ['😀😀😀😀', false],
  ['😀😀😀😀😀', true],
])('of at most four characters: %j', (nickname, isTooLong) => {
  expect(isNicknameTooLong(nickname, { nicknameLength: 4 })).toBe(isTooLong);
});

test('has single spaces between its words, and none at its ends', () => {
  expect(tidyNickname(' My \t gold ')).toBe('My gold');
});
