import { periodsOf, type PeriodDeal, type StrategyDay } from '../../../gateway/social/strategy-periods';

const TERMS = { currency: 'USD', feePercent: '10' };

/** A day after the first of December 2025. */
const dayAt = (index: number) => new Date(Date.UTC(2025, 11, 1 + index)).toISOString().slice(0, 10);

/** Days of an account that has 10,000 and the unit that goes with it. */
const daysFrom = (count: number, unitAt: (index: number) => number): StrategyDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: dayAt(index),
    unit: unitAt(index),
    equity: (10_000 * unitAt(index)).toFixed(2),
  }));

const deal = (opened: string, closed: string, net: string, lots = '1.00'): PeriodDeal => ({
  symbol: 'EURUSD',
  lots,
  net,
  openedAt: new Date(opened),
  closedAt: new Date(closed),
});

test('a strategy without days has no periods', () => {
  expect(periodsOf([], [], TERMS)).toEqual([]);
});

test('each period ends with the current month or twelve months earlier, and has its months, return and fall', () => {
  // Doubles on the first of January 2026, loses a half in March, and stays; the last day is 10 January 2027.
  const days = daysFrom(406, (index) =>
    dayAt(index) < '2026-01-01' ? 1 : dayAt(index) < '2026-03-05' ? 2 : 1,
  );
  const [latest, first, ...others] = periodsOf(days, [], TERMS);
  expect(others).toEqual([]);
  expect(latest).toMatchObject({
    from: '2026-02-01',
    to: '2027-01-10',
    returnPercent: '-50.00',
    drawdownPercent: '50.00',
    costsPercent: '0.00',
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
  const days = daysFrom(120, () => 1);
  const costsOf = (...deals: readonly PeriodDeal[]) => periodsOf(days, deals, TERMS)[0]?.costsPercent;

  test('a copy of 1,000 makes a tenth of the trades of 10,000, and pays the fee above the high water', () => {
    // +10.00 −1.00 in December, −5.00 in January, +10.00 −0.50 in February.
    expect(
      costsOf(
        deal('2025-12-03T10:00Z', '2025-12-04T10:00Z', '100'),
        deal('2026-01-05T10:00Z', '2026-01-06T10:00Z', '-50'),
        deal('2026-02-03T10:00Z', '2026-02-04T10:00Z', '100'),
      ),
    ).toBe('1.35');
  });

  test('a trade that would be too small is left out, and lots are rounded down', () => {
    expect(costsOf(deal('2025-12-03T10:00Z', '2025-12-04T10:00Z', '-100', '0.09'))).toBe('0.00');
    // 0.019 lots of 0.19 are 0.01: the copy has 1/19 of the result.
    expect(costsOf(deal('2025-12-03T10:00Z', '2025-12-04T10:00Z', '-190', '0.19'))).toBe('-1.00');
  });

  test('the worth of the copy at the opening counts, and trades that are open at an end do not', () => {
    expect(
      costsOf(
        deal('2025-12-03T10:00Z', '2025-12-04T10:00Z', '-5000'),
        deal('2025-12-05T10:00Z', '2025-12-06T10:00Z', '-1000'),
        deal('2025-11-20T10:00Z', '2025-12-06T10:00Z', '-1000'),
      ),
    ).toBe('-55.00');
  });
});
