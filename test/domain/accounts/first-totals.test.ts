import { firstTotals } from '../../../src/domain/accounts/first-totals';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

const usd = accountOf({ login: 1, equity: '10.50', balance: '10.00', floatingPl: '0.50' });

describe('totals before the portal is there', () => {
  test('are those of the accounts’ page, the currency of most accounts first', () => {
    const sentAccounts = [
      accountOf({ login: 1, currency: 'JPY', equity: '1250000', balance: '1250000', floatingPl: '0' }),
      { ...usd, login: 2 },
      { ...usd, login: 3 },
      { ...usd, login: 4, kind: 'demo' },
      { ...usd, login: 5, status: 'archived' },
    ];
    expect(firstTotals(sentAccounts)).toEqual([
      {
        currency: 'USD',
        equity: '21.00',
        balance: '20.00',
        floatingPl: '1.00',
        equityCount: 2,
        accountCount: 2,
      },
      {
        currency: 'JPY',
        equity: '1250000',
        balance: '1250000',
        floatingPl: '0',
        equityCount: 1,
        accountCount: 1,
      },
    ]);
  });

  test('need no more of an account than it is certain to have', () => {
    const { login, platform, kind, currency, equity } = usd;
    expect(firstTotals([{ login, platform, kind, currency, equity, status: null }])).toEqual([
      { currency: 'USD', equity: '10.50', balance: null, floatingPl: null, equityCount: 1, accountCount: 1 },
    ]);
  });

  test('leave out a pending account without figures, though its state is missing', () => {
    const pending = { ...usd, login: 2, status: 'pending', equity: undefined };
    expect(firstTotals([usd, pending])).toMatchObject([{ equityCount: 1, accountCount: 1 }]);
  });

  test.each<[string, unknown]>([
    ['no list', { accounts: [usd] }],
    ['nothing', undefined],
    ['an item that is no account', [usd, null]],
    ['a number for an account', [usd, 7]],
    ['a login that is text', [{ ...usd, login: '1' }]],
    ['a platform that there is not', [{ ...usd, platform: 'MT6' }]],
    ['a kind that there is not', [{ ...usd, kind: 'paper' }]],
    ['no currency', [{ ...usd, currency: '' }]],
    ['a currency that is no text', [{ ...usd, currency: 5 }]],
    ['a status that there is not', [{ ...usd, status: 'frozen' }]],
    ['money that is a number', [{ ...usd, equity: 10.5 }]],
    ['money with markup', [{ ...usd, balance: '<b>1</b>' }]],
  ])('are left to the portal where it would have to look twice: %s', (_what, sentAccounts) => {
    expect(firstTotals(sentAccounts)).toEqual([]);
  });
});
