import type { Account } from '../../domain/accounts/account';

/** A live MT4 account with consistent figures, changed by `overrides`. */
export function accountOf(overrides: Partial<Account> & Pick<Account, 'login'>): Account {
  return {
    platform: 'MT4',
    kind: 'live',
    currency: 'USD',
    name: 'Main trading',
    nickname: null,
    server: 'Portico-Live 1',
    accountType: 'Standard',
    leverage: 500,
    balance: '10250.40',
    equity: '10662.70',
    credit: '0.00',
    margin: '1200.00',
    freeMargin: '9462.70',
    floatingPl: '412.30',
    marginLevel: '888.56',
    marginCallLevel: '100.00',
    stopOutLevel: '50.00',
    swapFree: false,
    status: 'active',
    marginMode: 'hedging',
    rights: 'full',
    openedAt: '2024-03-04T09:15:00Z',
    ...overrides,
  };
}

/** A realistic client's accounts: live on both platforms, one pending, a demo and an archived one. */
export function someAccounts(): readonly Account[] {
  return [
    accountOf({ login: 2104417 }),
    accountOf({
      login: 5512098,
      platform: 'MT5',
      name: 'EUR swing',
      currency: 'EUR',
      balance: '2400.00',
      equity: '2312.05',
      floatingPl: '-87.95',
      margin: '0.00',
      freeMargin: '2312.05',
      marginLevel: null,
      openedAt: '2025-01-20T12:00:00Z',
    }),
    accountOf({
      login: 5512444,
      platform: 'MT5',
      name: 'Gold 1',
      status: 'pending',
      openedAt: '2026-11-18T08:00:00Z',
    }),
    accountOf({
      login: 9901200,
      kind: 'demo',
      name: 'Practice',
      server: 'Portico-Demo',
      equity: '10250.40',
      floatingPl: '0.00',
      margin: '0.00',
      freeMargin: '10250.40',
      marginLevel: null,
    }),
    accountOf({ login: 2100031, name: 'First steps', status: 'archived', openedAt: '2019-06-11T07:30:00Z' }),
  ];
}
