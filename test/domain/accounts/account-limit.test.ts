import { accountLimitOf } from '../../../src/domain/accounts/account-settings';

test.each([
  [{ reason: 'limit', most: 5 }, 5],
  [{ reason: 'limit', most: 0 }, 0],
  [{ reason: 'limit' }, null],
  [{ reason: 'limit', most: '5' }, null],
  [{ reason: 'level', most: 5 }, null],
  [null, null],
  [undefined, null],
  ['limit', null],
])('a refusal with the details %j names this most of accounts: %s', (details, maxAccounts) => {
  expect(accountLimitOf(details)).toBe(maxAccounts);
});
