import { accountAddress, ACCOUNT_TABS, accountTabOf } from '../../../src/domain/accounts/account-tabs';

test('the sections are those of D9, in their order', () => {
  expect(ACCOUNT_TABS).toEqual([
    'overview',
    'positions',
    'orders',
    'history',
    'funds',
    'statements',
    'settings',
  ]);
});

test.each(ACCOUNT_TABS)('%s is read back from its address', (tab) => {
  const address = new URL(accountAddress(50128841, tab), 'https://portal.example');
  expect(address.pathname).toBe('/accounts');
  expect(address.searchParams.get('account')).toBe('50128841');
  expect(accountTabOf(address.searchParams.get('tab'))).toBe(tab);
});

test('an account’s own address names no section', () => {
  expect(accountAddress(7)).toBe('/accounts?account=7');
});

test.each([null, '', 'Overview', 'constructor', 'wallet'])('%p is the overview', (text) => {
  expect(accountTabOf(text)).toBe('overview');
});
