import type { LeaderPosition } from '../../../gateway/social/rehearsal/leader-script';
import { costsPercentOf } from '../../../gateway/social/strategy/period-costs';
import type { UnitOfDay } from '../../../gateway/social/strategy/strategy-figures';
import { periodsOf } from '../../../gateway/social/strategy/strategy-periods';

/** A day after the first of December 2025. */
const dayAt = (index: number) => new Date(Date.UTC(2025, 11, 1 + index)).toISOString().slice(0, 10);

/** Days with their units. */
const daysFrom = (count: number, unitAt: (index: number) => number): UnitOfDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: dayAt(index),
    unit: unitAt(index),
  }));

test('a strategy without days has no periods', () => {
  expect(periodsOf([])).toEqual([]);
});

test('each period ends with the current month or twelve months earlier, and has its months, return and fall', () => {
  // Doubles on the first of January 2026, loses a half in March, and stays; the last day is 10 January 2027.
  const days = daysFrom(406, (index) =>
    dayAt(index) < '2026-01-01' ? 1 : dayAt(index) < '2026-03-05' ? 2 : 1,
  );
  const [latest, first, ...others] = periodsOf(days);
  expect(others).toEqual([]);
  expect(latest).toMatchObject({
    from: '2026-02-01',
    to: '2027-01-10',
    returnPercent: '-50.00',
    drawdownPercent: '50.00',
  });
  expect(latest?.months).toEqual(['0.00', '-50.00', ...Array.from({ length: 10 }, () => '0.00')]);
  expect(first).toMatchObject({
    from: '2025-12-01',
    to: '2026-01-31',
    returnPercent: '100.00',
    drawdownPercent: '0.00',
  });
  expect(first?.months).toEqual([...Array.from({ length: 10 }, () => null), '0.00', '100.00']);
});

describe('after costs', () => {
  const [begin, end] = [Date.parse('2025-12-01'), Date.parse('2026-03-31')];
  const terms = { currency: 'USD', leverage: 100, swapFree: false, accountType: 'Standard' };
  const costsOf = (...positions: readonly LeaderPosition[]) =>
    costsPercentOf({ terms, balance: '10000.00', positions, money: [] }, '10', begin, end);

  let count = 0;
  /** A purchase of EURUSD that moves by points until its closing; the account stays at 10,000. */
  const trade = (opened: string, closed: string, points: number, lots = '1.00'): LeaderPosition => ({
    ticket: ++count,
    symbol: 'EURUSD',
    side: 'buy',
    lots,
    openPrice: '1.10000',
    openedAt: Date.parse(opened),
    closings: [{ at: Date.parse(closed), lots, price: (1.1 + points / 100_000).toFixed(5), net: '0' }],
  });

  test('a copy of 1,000 makes a tenth of the trades of 10,000, and pays the fee above the high water', async () => {
    // +10.00 −1.00 in December, −5.00 in January, +10.00 −0.50 in February.
    expect(
      await costsOf(
        trade('2025-12-03T10:00Z', '2025-12-03T11:00Z', 100),
        trade('2026-01-05T10:00Z', '2026-01-05T11:00Z', -50),
        trade('2026-02-03T10:00Z', '2026-02-03T11:00Z', 100),
      ),
    ).toBe('1.35');
  });

  test('a trade that would be too small is skipped, and lots are rounded down', async () => {
    expect(await costsOf(trade('2025-12-03T10:00Z', '2025-12-03T11:00Z', -1_000, '0.09'))).toBe('0.00');
    // 0.019 lots of 0.19 are 0.01: the copy has 1/19 of the result of −190.00.
    expect(await costsOf(trade('2025-12-03T10:00Z', '2025-12-03T11:00Z', -1_000, '0.19'))).toBe('-1.00');
  });

  test('the worth of the copy at the opening counts', async () => {
    expect(
      await costsOf(
        trade('2025-12-03T10:00Z', '2025-12-03T11:00Z', -5_000),
        trade('2025-12-04T10:00Z', '2025-12-04T11:00Z', -1_000),
      ),
    ).toBe('-55.00');
  });

  test('trades that are open at an end do not count, of a position closed in parts the part that is closed', async () => {
    const last = trade('2026-03-30T10:00Z', '2026-03-30T11:00Z', -1_000);
    const [closing] = last.closings;
    expect(await costsOf(trade('2025-11-20T10:00Z', '2025-12-04T11:00Z', -1_000))).toBe('0.00');
    expect(await costsOf(trade('2026-03-30T10:00Z', '2026-04-02T11:00Z', -1_000))).toBe('0.00');
    expect(await costsOf({ ...last, closings: [] })).toBe('0.00');
    expect(await costsOf({ ...last, closings: [{ ...closing!, lots: '0.50' }] })).toBe('-5.00');
  });
});
