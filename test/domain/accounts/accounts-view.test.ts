import fc from 'fast-check';
import { displayName, type Account } from '../../../src/domain/accounts/account';
import {
  ACCOUNT_LIST_TABS,
  countByTab,
  defaultTab,
  searchAccounts,
  inOrderOf,
  sortAccounts,
  tabOf,
} from '../../../src/domain/accounts/accounts-view';

const BARE: Account = {
  login: 50128841,
  platform: 'MT5',
  kind: 'live',
  currency: 'USD',
  name: null,
  nickname: null,
  server: null,
  accountType: null,
  leverage: null,
  balance: null,
  equity: null,
  credit: null,
  margin: null,
  freeMargin: null,
  floatingPl: null,
  marginLevel: null,
  marginCallLevel: null,
  stopOutLevel: null,
  swapFree: false,
  status: null,
  marginMode: null,
  rights: null,
  openedAt: null,
};
const account = (login: number, rest: Partial<Account> = {}): Account => ({ ...BARE, login, ...rest });
const logins = (accounts: readonly Account[]): readonly number[] => accounts.map(({ login }) => login);

describe('tabs (D6)', () => {
  // oxfmt-ignore
  test.each([
    ['live', null,       'live'], ['live', 'active', 'live'], ['live', 'pending', 'live'], ['live', 'archived', 'archived'],
    ['demo', null,       'demo'], ['demo', 'active', 'demo'], ['demo', 'pending', 'demo'], ['demo', 'archived', 'archived'],
  ] as const)('%s and %s is in tab %s', (kind, status, tab) => {
    expect(tabOf(account(1, { kind, status }))).toBe(tab);
    expect(ACCOUNT_LIST_TABS).toContain(tab);
  });

  // oxfmt-ignore
  test.each([
    ['an active live one',        [{ kind: 'live', status: 'active' }, { kind: 'demo' }], 'live'],
    ['a pending live one',        [{ kind: 'demo' }, { kind: 'live', status: 'pending' }], 'live'],
    ['an archived live one only', [{ kind: 'live', status: 'archived' }], 'demo'],
    ['demo ones only',            [{ kind: 'demo' }, { kind: 'demo', status: 'pending' }], 'demo'],
    ['nothing',                   [], 'demo'],
  ] as const)('with %s the first tab is %s', (_, rows, tab) => {
    expect(defaultTab(rows.map((rest, index) => account(index, rest)))).toBe(tab);
  });

  test('each tab counts its accounts', () => {
    const accounts = [
      account(1, { kind: 'live', status: 'active' }),
      account(2, { kind: 'live', status: 'pending' }),
      account(3, { kind: 'demo' }),
      account(4, { kind: 'demo', status: 'archived' }),
    ];
    expect(countByTab(accounts)).toEqual({ live: 2, demo: 1, archived: 1 });
    expect(countByTab([])).toEqual({ live: 0, demo: 0, archived: 0 });
  });
});

describe('order', () => {
  test.each(['created', 'freeMargin', 'nickname', 'marginLevel'] as const)(
    'by %s, pending ones are last',
    (by) => {
      const pending = account(1, {
        status: 'pending',
        freeMargin: '99',
        nickname: 'A',
        marginLevel: '1',
        openedAt: '2026-01-01T00:00:00Z',
      });
      const rows = [
        pending,
        account(2),
        account(3, { freeMargin: '9', nickname: 'B', marginLevel: '90', openedAt: '2024-01-01T00:00:00Z' }),
      ];
      for (const direction of ['ascending', 'descending'] as const)
        expect(logins(sortAccounts(rows, by, direction))).toEqual([3, 2, 1]);
    },
  );

  test('of earlier accounts: new ones are last, removed ones are dropped', () => {
    const earlierAccounts = [account(3), account(1), account(4)];
    expect(logins(inOrderOf(earlierAccounts, [account(1), account(2), account(3)]))).toEqual([3, 1, 2]);
  });
});

describe('sort', () => {
  const rows = [
    account(1, {
      freeMargin: '9.5',
      nickname: 'beta',
      openedAt: '2024-01-01T00:00:00Z',
      marginLevel: '900.00',
    }),
    account(2),
    account(3, {
      freeMargin: '10.05',
      nickname: 'Account 10',
      openedAt: '2025-01-01T00:00:00Z',
      marginLevel: '80',
    }),
    account(4, {
      freeMargin: '-3',
      name: 'account 9',
      openedAt: '2024-06-01T00:00:00Z',
      marginLevel: '121.73',
    }),
    account(5, { freeMargin: '9.50', nickname: ' ', name: '', openedAt: 'rubbish', marginLevel: 'rubbish' }),
  ];

  // oxfmt-ignore
  test.each([
    ['created',     undefined,    [3, 4, 1, 2, 5]],
    ['created',     'ascending',  [1, 4, 3, 2, 5]],
    ['freeMargin',  undefined,    [3, 1, 5, 4, 2]],
    ['freeMargin',  'ascending',  [4, 1, 5, 3, 2]],
    ['nickname',    undefined,    [4, 3, 1, 2, 5]],
    ['nickname',    'descending', [1, 3, 4, 2, 5]],
    ['marginLevel', undefined,    [3, 4, 1, 2, 5]],
    ['marginLevel', 'descending', [1, 4, 3, 2, 5]],
  ] as const)('by %s %s: %j, missing values last', (by, direction, expected) => {
    expect(logins(sortAccounts(rows, by, direction))).toEqual(expected);
    expect(logins(rows)).toEqual([1, 2, 3, 4, 5]);
  });

  test('names are sorted by the rules of the language', () => {
    const names = [
      account(1, { nickname: 'z' }),
      account(2, { nickname: 'å' }),
      account(3, { nickname: 'a' }),
    ];
    expect(logins(sortAccounts(names, 'nickname', 'ascending', 'sv'))).toEqual([3, 1, 2]);
    expect(logins(sortAccounts(names, 'nickname', 'ascending', 'en'))).toEqual([3, 2, 1]);
  });

  test('figures are compared exactly, even where floats would be equal', () => {
    const close = [
      account(1, { freeMargin: '9007199254740993.01' }),
      account(2, { freeMargin: '9007199254740993.02' }),
    ];
    expect(logins(sortAccounts(close, 'freeMargin'))).toEqual([2, 1]);
    expect(logins(sortAccounts(close, 'freeMargin', 'ascending'))).toEqual([1, 2]);
  });

  test('equal accounts keep their order with any figures', () => {
    const cents = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null });
    fc.assert(
      fc.property(fc.array(cents), (figures) => {
        const accounts = figures.map((value, index) =>
          account(index, { freeMargin: value === null ? null : `${value}.0` }),
        );
        const sorted = sortAccounts(accounts, 'freeMargin', 'ascending');
        expect([...logins(sorted)].sort((a, b) => a - b)).toEqual(logins(accounts));
        sorted.slice(1).forEach((next, index) => {
          const before = sorted[index] as Account;
          const [a, b] = [before.freeMargin, next.freeMargin].map((value) =>
            value === null ? Infinity : Number(value),
          );
          expect(a).toBeLessThanOrEqual(b as number);
          if (a === b) expect(before.login).toBeLessThan(next.login);
        });
      }),
    );
  });
});

describe('search', () => {
  const rows = [
    account(50128841, { nickname: 'Main trading' }),
    account(50130276, { nickname: 'Gold 1', name: 'Standard' }),
    account(21094417, { name: 'ＥＵＲ swing' }),
    account(77001935),
  ];
  // oxfmt-ignore
  test.each([
    ['',          [50128841, 50130276, 21094417, 77001935]],
    ['  ',        [50128841, 50130276, 21094417, 77001935]],
    ['5012 8841', [50128841]],
    ['5012',      [50128841]],
    ['501',       [50128841, 50130276]],
    [' 4417 ',    [21094417]],
    ['GOLD',      [50130276]],
    ['gold 1',    [50130276]],
    ['standard',  [50130276]],
    ['eur',       [21094417]],
    ['main  ',    [50128841]],
    ['٥٠١٢٨٨٤١',  [50128841]],
    ['\u202a5012-8841\u202c', [50128841]],
    ['\u200bgold', [50130276]],
    ['1',         [50128841, 50130276, 21094417, 77001935]],
    ['zzz',       []],
    ['5012x',     []],
    ['.*',        []],
  ])('%j finds %j', (text, expected) => expect(logins(searchAccounts(rows, text))).toEqual(expected));
});

test('an account is shown by its nickname, or else its name', () => {
  expect(displayName(account(1, { nickname: ' Gold ', name: 'Standard' }))).toBe('Gold');
  expect(displayName(account(1, { nickname: ' ', name: 'Standard' }))).toBe('Standard');
  expect(displayName(account(1))).toBe('');
});
