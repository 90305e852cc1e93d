import type { Account } from '../../../src/domain/accounts/account';
import type { AccountSort, AccountListTab } from '../../../src/domain/accounts/accounts-view';
import { accountsOfTab, FrozenOrder } from '../../../src/domain/accounts/frozen-order';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

const A = accountOf({ login: 1, marginLevel: '300', freeMargin: '1', openedAt: '2020-01-01T00:00:00Z' });
const B = accountOf({ login: 2, marginLevel: '100', freeMargin: '2', openedAt: '2022-01-01T00:00:00Z' });
const C = accountOf({ login: 3, marginLevel: '200', freeMargin: '3', openedAt: '2021-01-01T00:00:00Z' });
const DEMO = accountOf({ login: 4, kind: 'demo', marginLevel: '50' });
const LIST = [A, B, C, DEMO];

const loginsOf = (accounts: readonly Account[]) => accounts.map(({ login }) => login);

describe('a frozen order sorts the accounts of a tab by the figures of its time', () => {
  // oxfmt-ignore
  test.each<[AccountListTab, AccountSort, number[]]>([
    ['live',     'marginLevel', [2, 3, 1]],
    ['live',     'freeMargin',  [3, 2, 1]],
    ['live',     'created',     [2, 3, 1]],
    ['demo',     'marginLevel', [4]],
    ['archived', 'marginLevel', []],
  ])('%s by %s: %j', (tab, sortKey, logins) => {
    expect(loginsOf(new FrozenOrder(LIST, LIST).sort(tab, sortKey))).toEqual(logins);
  });
});

describe('applied to the accounts as they are now', () => {
  const order = new FrozenOrder(LIST, LIST);
  const sortedAccounts = order.sort('live', 'marginLevel');

  test('it is the very same list while only figures have changed', () => {
    expect(order.apply(sortedAccounts, LIST, 'live')).toBe(sortedAccounts);
  });

  const D = accountOf({ login: 5, marginLevel: '10' });
  // oxfmt-ignore
  test.each<[string, Account[], number[]]>([
    ['a new account comes last',             [D, A, B, C],                       [2, 3, 1, 5]],
    ['two new accounts keep their order',    [D, accountOf({ login: 6 }), B],    [2, 5, 6]],
    ['an account that has gone is left out', [C, A],                             [3, 1]],
    ['an archived account leaves the tab',   [A, { ...B, status: 'archived' }],  [1]],
    ['a renamed account stays in its place', [A, { ...B, nickname: 'Gold' }, C], [2, 3, 1]],
  ])('%s', (_case, structure, logins) => {
    expect(loginsOf(order.apply(sortedAccounts, structure, 'live'))).toEqual(logins);
  });

  test('it has the accounts as they are now', () => {
    const renamedAccount = { ...B, nickname: 'Gold' };
    expect(order.apply(sortedAccounts, [A, renamedAccount, C], 'live')[0]).toBe(renamedAccount);
  });
});

test('its accounts have the frozen figures, until more than figures has changed', () => {
  const order = new FrozenOrder(LIST, LIST);
  const structure = [A, B];
  expect(order.accountsFor(LIST)).toBe(LIST);
  expect(order.accountsFor(structure)).toBe(structure);
});

// oxfmt-ignore
test.each<[boolean, FrozenOrder]>([
  [true,  new FrozenOrder(LIST, LIST)],
  [false, new FrozenOrder([...LIST], LIST)],
  [false, new FrozenOrder(LIST, [...LIST])],
])('it equals another one: %s', (isEqual, other) => {
  expect(new FrozenOrder(LIST, LIST).equals(other)).toBe(isEqual);
});

test('the accounts of a tab keep their order', () => {
  expect(loginsOf(accountsOfTab(LIST, 'live'))).toEqual([1, 2, 3]);
});
