import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { gatewayContract } from '../runner/gateway-contract';

const MONEY = /^-?\d+(\.\d+)?$/;
const MONEY_FIELDS = ['balance', 'equity', 'credit', 'margin', 'freeMargin', 'floatingPl'] as const;
const LEVEL_FIELDS = ['marginLevel', 'marginCallLevel', 'stopOutLevel'] as const;

/** The contract of the port `Accounts`. */
export const describeAccountsContract = gatewayContract<'sessionToken'>(
  'Accounts',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('returns the client’s accounts, each with its own login', async () => {
      const { accounts, unreadable } = await world().port(Accounts).list();
      expect(accounts.some(({ kind }) => kind === 'live')).toBe(true);
      expect(new Set(accounts.map(({ login }) => login)).size).toBe(accounts.length);
      expect(unreadable).toEqual([]);
    });

    test('every account has the required fields, and null for the ones not sent', async () => {
      for (const account of (await world().port(Accounts).list()).accounts) {
        expect(account.login).toEqual(expect.any(Number));
        expect(['MT4', 'MT5', 'Trader', 'Investor']).toContain(account.platform);
        expect(['live', 'demo']).toContain(account.kind);
        expect(account.currency).not.toBe('');
        expect([null, 'active', 'pending', 'archived']).toContain(account.status);
        expect(typeof account.swapFree).toBe('boolean');
        for (const field of [...MONEY_FIELDS, ...LEVEL_FIELDS]) {
          if (account[field] !== null) expect(account[field]).toMatch(MONEY);
        }
      }
    });

    test('the time of the answer is in epoch milliseconds', async () => {
      const { asOf } = await world().port(Accounts).list();
      expect(new Date(asOf).getUTCFullYear()).toBeGreaterThan(2020);
    });

    testSecured(({ port }) => port(Accounts).list());
    testFailures({
      call: 'accounts',
      make: ({ port }, signal) => port(Accounts).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
