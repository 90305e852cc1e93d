import { hasFigures } from '../../../src/domain/accounts/account';

test.each([
  [null, null, false],
  [null, '1.00', true],
  ['1.00', null, true],
  ['0.00', '0.00', true],
])('an account with equity %j and balance %j has figures: %s', (equity, balance, expected) => {
  expect(hasFigures({ equity, balance })).toBe(expected);
});
