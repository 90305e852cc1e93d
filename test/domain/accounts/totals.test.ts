import fc from 'fast-check';
import type { Account } from '../../../src/domain/accounts/account';
import { incrementalTotals } from '../../../src/domain/accounts/totals';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

const NO_FIGURES = { equity: null, balance: null, floatingPl: null };
const account = (login: number, rest: Partial<Account> = {}): Account =>
  accountOf({ login, ...NO_FIGURES, ...rest });
const totalsOf = (accounts: readonly Account[]) => incrementalTotals()(accounts);

describe('totals', () => {
  test('by currency, exactly, with decimals as sent', () => {
    const rows = [
      account(1, { equity: '0.1', balance: '0.10', floatingPl: '-0.10' }),
      account(2, { currency: 'JPY', equity: '1258400', balance: '1250000', floatingPl: '8400' }),
      account(3, { equity: '0.2', balance: '0.20', floatingPl: '0' }),
      account(4),
    ];
    expect(totalsOf(rows)).toEqual([
      {
        currency: 'USD',
        equity: '0.3',
        balance: '0.30',
        floatingPl: '-0.10',
        equityCount: 2,
        accountCount: 3,
      },
      {
        currency: 'JPY',
        equity: '1258400',
        balance: '1250000',
        floatingPl: '8400',
        equityCount: 1,
        accountCount: 1,
      },
    ]);
  });

  test('an account without equity is in no total, and a total with a missing figure is null', () => {
    const rows = [
      account(1, { equity: '5' }),
      account(2, { equity: '7', balance: '7' }),
      account(3, { balance: '99' }),
    ];
    expect(totalsOf(rows)).toEqual([
      { currency: 'USD', equity: '12', balance: null, floatingPl: null, equityCount: 2, accountCount: 3 },
    ]);
  });

  test('exactly, with more digits than a number has, and with more such figures than a number adds exactly', () => {
    const [longest] = totalsOf([
      account(1, { equity: '9007199254740993.01' }),
      account(2, { equity: '0.02' }),
    ]);
    expect(longest?.equity).toBe('9007199254740993.03');
    const many = Array.from({ length: 12 }, (_, login) => account(login, { equity: '999999999999999' }));
    expect(totalsOf(many)[0]?.equity).toBe('11999999999999988');
  });

  test('no accounts have no totals, rather than zero', () => {
    expect(totalsOf([])).toEqual([]);
    expect(totalsOf([account(1)])).toEqual([
      { currency: 'USD', equity: null, balance: null, floatingPl: null, equityCount: 0, accountCount: 1 },
    ]);
  });
});

describe('totals of figures that move', () => {
  const figure = fc.oneof(
    fc.constant(null),
    fc
      .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 4 }))
      .map(([units, digits]) => {
        const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
        const decimalText = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
        return units < 0n ? `-${decimalText}` : decimalText;
      }),
  );
  const figures = fc.record({ equity: figure, balance: figure, floatingPl: figure });
  const START = Array.from({ length: 6 }, (_, place) =>
    account(place, { currency: place % 2 === 0 ? 'USD' : 'EUR', equity: '1.00' }),
  );

  test('equal those of the whole list after any earlier changes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.tuple(fc.nat(5), figures), { maxLength: 4 })), (batches) => {
        const totals = incrementalTotals();
        let list: readonly Account[] = START;
        for (const batch of batches) {
          const moved = new Map(batch);
          list = list.map((one) => ({ ...one, ...moved.get(one.login) }));
          expect(totals(list)).toEqual(totalsOf(list));
        }
      }),
    );
  });

  test('are summed again if accounts are added, removed or changed otherwise', () => {
    const totals = incrementalTotals();
    totals(START);
    const fewer = START.slice(1);
    expect(totals(fewer)).toEqual(totalsOf(fewer));
    const other = fewer.map((one) => ({ ...one, currency: 'GBP' }));
    expect(totals(other).map(({ currency, accountCount }) => [currency, accountCount])).toEqual([['GBP', 5]]);
  });

  test('look at what has moved, and at nothing else', () => {
    let looks = 0;
    const watched = START.map((one) =>
      Object.defineProperty({ ...one }, 'equity', {
        enumerable: true,
        get: () => {
          looks += 1;
          return '1.00';
        },
      }),
    );
    const totals = incrementalTotals();
    totals(watched);
    const atFirst = looks;
    expect(atFirst).toBeGreaterThanOrEqual(watched.length);
    const moved = watched.map((one, place) =>
      place === 3 ? account(3, { currency: 'EUR', equity: '2.00' }) : one,
    );
    expect(totals(moved).find(({ currency }) => currency === 'EUR')?.equity).toBe('4.00');
    expect(looks - atFirst).toBeLessThanOrEqual(atFirst / watched.length);
  });
});
