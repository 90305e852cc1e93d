import Big from 'big.js';
import fc from 'fast-check';
import type { Entry, LedgerAccount } from '../../../gateway/ledger/ledger';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

const NOW = new Date('2026-11-20T14:32:07Z');
const CURRENCY: Readonly<Record<number, string>> = { 50128841: 'USD', 50130276: 'USD', 21094417: 'EUR' };
const LOGINS = Object.keys(CURRENCY).map(Number);

const clientAccount = (login: number): LedgerAccount => ({
  kind: 'client',
  login,
  currency: CURRENCY[login]!,
});
const brokerAccount = (
  kind: 'house' | 'clearing' | 'tradingPl' | 'exchange',
  currency: string,
): LedgerAccount => ({
  kind,
  currency,
});
const negate = (amount: string) => Big(amount).neg().toFixed();
const entry = (
  kind: Entry['kind'],
  postings: readonly (readonly [LedgerAccount, string])[],
  fields: Partial<Entry> = {},
): Entry => ({
  kind,
  at: NOW,
  postings: postings.map(([account, amount]) => ({ account, amount })),
  ...fields,
});

const cents = fc.integer({ min: 1, max: 500_000 }).map((amount) => Big(amount).div(100).toFixed(2));
const login = fc.constantFrom(...LOGINS);
const signedAmounts = fc.tuple(cents, fc.boolean()).map(([amount, out]) => (out ? `-${amount}` : amount));

/** Random operations on the ledger; some of them must be refused. */
const operation = fc.oneof(
  fc.tuple(login, signedAmounts).map(([to, amount]) =>
    entry(amount.startsWith('-') ? 'withdrawal' : 'deposit', [
      [clientAccount(to), amount],
      [brokerAccount('clearing', CURRENCY[to]!), negate(amount)],
    ]),
  ),
  // There are only a few tickets, so that the same trade is closed more than once.
  fc.tuple(login, signedAmounts, fc.integer({ min: 1, max: 6 })).map(([account, amount, ticket]) =>
    entry(
      'trade',
      [
        [clientAccount(account), amount],
        [brokerAccount('tradingPl', CURRENCY[account]!), negate(amount)],
      ],
      { ticket },
    ),
  ),
  fc.tuple(cents, cents).map(([dollars, euros]) =>
    entry('transfer', [
      [clientAccount(50128841), `-${dollars}`],
      [brokerAccount('exchange', 'USD'), dollars],
      [brokerAccount('exchange', 'EUR'), `-${euros}`],
      [clientAccount(21094417), euros],
    ]),
  ),
  fc.tuple(signedAmounts, login).map(([amount, to]) =>
    entry('credit', [
      [{ kind: 'credit', login: to, currency: CURRENCY[to]! }, amount],
      [brokerAccount('house', CURRENCY[to]!), negate(amount)],
    ]),
  ),
  // Money without a source, money of another currency, and an entry with a missing part.
  fc.tuple(login, cents).map(([to, amount]) => entry('correction', [[clientAccount(to), amount]])),
  fc.tuple(cents).map(([amount]) =>
    entry('correction', [
      [clientAccount(50128841), amount],
      [brokerAccount('house', 'EUR'), negate(amount)],
    ]),
  ),
);

async function balancesOf(logins: readonly number[]): Promise<Map<number, Big>> {
  const rows = await gateway.rows(
    `select login, balance::text as balance from ledger_accounts where kind = 'client' and login in (${logins.join()})`,
  );
  return new Map(rows.map(({ balance, login: account }) => [Number(account), Big(String(balance))]));
}

const errors = () => ledgerErrors(gateway);

describe('the ledger', () => {
  it('balances at the start, and has all deals of the seed', async () => {
    expect(await errors()).toEqual([]);
    const [missing] = await gateway.rows(
      `select count(*)::int as count from deals left join ledger_entries using (ticket)
       where ledger_entries.id is null and profit + swap + commission <> 0`,
    );
    expect(missing?.['count']).toBe(0);
  });

  it('creates and loses no money, even if random entries are repeated and simultaneous', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 1, maxLength: 10 }),
        fc.boolean(),
        async (trades, twice) => {
          const before = await balancesOf(LOGINS);
          const allTrades = twice ? [...trades, ...trades] : trades;
          const results = await Promise.allSettled(allTrades.map((trade) => gateway.post(trade)));
          const expectedBalances = new Map(before);
          allTrades.forEach(({ postings }, index) => {
            if (results[index]?.status !== 'fulfilled') return;
            for (const { account, amount } of postings)
              if (account.kind === 'client' && 'login' in account)
                expectedBalances.set(
                  account.login,
                  (expectedBalances.get(account.login) ?? Big(0)).plus(amount),
                );
          });
          const after = await balancesOf(LOGINS);
          for (const account of LOGINS)
            expect([account, after.get(account)?.toFixed(2)]).toEqual([
              account,
              expectedBalances.get(account)?.toFixed(2),
            ]);
          expect(await errors()).toEqual([]);
        },
      ),
      { numRuns: 12, interruptAfterTimeLimit: 20_000 },
    );
  });

  it('closes a trade once', async () => {
    const trade = entry(
      'trade',
      [
        [clientAccount(50128841), '10.00'],
        [brokerAccount('tradingPl', 'USD'), '-10.00'],
      ],
      { ticket: 99 },
    );
    const results = await Promise.allSettled([1, 2, 3].map(() => gateway.post(trade)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('writes all entries of a transaction or none', async () => {
    const before = await balancesOf(LOGINS);
    const good = entry('deposit', [
      [clientAccount(50128841), '5.00'],
      [brokerAccount('clearing', 'USD'), '-5.00'],
    ]);
    const bad = entry('deposit', [
      [clientAccount(50130276), '5.00'],
      [brokerAccount('clearing', 'USD'), '-4.00'],
    ]);
    await expect(gateway.post(good, bad)).rejects.toThrow();
    expect((await balancesOf(LOGINS)).get(50128841)).toEqual(before.get(50128841));
  });

  it.each([
    ['changing an amount', 'update postings set amount = amount + 1 where id = 1'],
    ['deleting a posting', 'delete from postings where id = 1'],
    ['deleting all', 'truncate postings'],
    ['changing an entry', "update ledger_entries set kind = 'deposit' where id = 1"],
    ['changing a balance', 'update ledger_accounts set balance = balance + 100 where login = 50128841'],
    [
      'inserting an account with a balance',
      "insert into ledger_accounts (kind, currency, balance) values ('house', 'SEK', 5)",
    ],
    [
      'a single posting',
      "insert into postings (entry_id, account_id, amount, balance_after, at, is_trade) select 1, id, 5, balance + 5, now(), false from ledger_accounts where login = 50128841 and kind = 'client'",
    ],
    [
      'a posting that states another balance',
      `insert into postings (entry_id, account_id, amount, balance_after, at, is_trade)
       select 1, id, 5, balance + 6, '2030-01-01', false from ledger_accounts where login = 50128841 and kind = 'client'
       union all select 1, id, -5, null, '2030-01-01', false from ledger_accounts where kind = 'house' and currency = 'USD'`,
    ],
  ])('refuses %s', async (_description, statement) => {
    await expect(gateway.rows(statement)).rejects.toThrow();
    expect(await errors()).toEqual([]);
  });

  it('allows one currency for an account', async () => {
    const wrong = entry('deposit', [
      [{ kind: 'client', login: 50128841, currency: 'EUR' }, '5.00'],
      [brokerAccount('clearing', 'EUR'), '-5.00'],
    ]);
    await expect(gateway.post(wrong)).rejects.toThrow();
  });
});
