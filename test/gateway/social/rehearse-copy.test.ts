import Big from 'big.js';
import { instrumentOf, TICK_MS } from '../../../gateway/market/market';
import type { LeaderPosition, LeaderScript } from '../../../gateway/social/rehearsal/leader-script';
import { rehearseCopy } from '../../../gateway/social/rehearsal/rehearse-copy';
import type { RehearsedCopy } from '../../../gateway/social/rehearsal/rehearsed-figures';
import { profitOf, swapOf } from '../../../gateway/trading/position-money';
import { TickPrices } from '../../../gateway/trading/tick-prices';

const TERMS = { currency: 'USD', leverage: 100, swapFree: false, accountType: 'Copy' };
const COPY: RehearsedCopy = {
  terms: TERMS,
  amount: '1000.00',
  stopEquity: '300.00',
  multiplier: '1',
  feePercent: '10',
  withOpen: false,
};
const at = (day: string, time = '10:00:00') => Date.parse(`${day}T${time}Z`);
const scriptOf = (positions: readonly LeaderPosition[], money: LeaderScript['money'] = []): LeaderScript => ({
  terms: { ...TERMS, accountType: 'Standard' },
  balance: '10000.00',
  positions,
  money,
});

/** A purchase of 1.00 EURUSD, closed an hour later with the move of these points, which is this many dollars. */
const trade = (ticket: number, day: string, points: number): LeaderPosition => ({
  ticket,
  symbol: 'EURUSD',
  side: 'buy',
  lots: '1.00',
  openPrice: '1.10000',
  openedAt: at(day),
  closings: [
    {
      at: at(day, '11:00:00'),
      lots: '1.00',
      price: Big('1.1').plus(Big(points).div(100_000)).toFixed(5),
      // The leader's equity stays the same, so that the copy's lots stay in proportion.
      net: '0',
    },
  ],
});

test('three months that gain 10, lose 5 and gain 10 pay 1.00, nothing and 0.50', async () => {
  const figures = await rehearseCopy(
    scriptOf([trade(1, '2026-01-13', 100), trade(2, '2026-02-10', -50), trade(3, '2026-03-10', 100)]),
    COPY,
    at('2026-01-12'),
    at('2026-03-31'),
  );
  expect(
    figures.fees.map(({ at: day, fee, highWater, result }) => [day.slice(0, 10), result, highWater, fee]),
  ).toEqual([
    ['2026-02-01', '10.00', '0', '1.00'],
    ['2026-03-01', '5.00', '10', '0.00'],
    ['2026-03-31', '15.00', '10', '0.50'],
  ]);
  expect(figures).toMatchObject({
    result: '13.50',
    costs: { fee: '1.50', swap: '0.00' },
    taken: 3,
    skipped: [],
  });
  expect(figures.curve.at(0)).toEqual({ at: '2026-01-12T10:00:00.000Z', equity: '1000.00' });
  expect(figures.curve.at(-1)).toEqual({ at: '2026-03-31T10:00:00.000Z', equity: '1013.50' });
  // The begin, the end of each day, and the end.
  expect(figures.curve).toHaveLength(1 + 78 + 1);
});

test('the stop is the first tick at which the equity is no higher, and later trades are not copied', async () => {
  const position: LeaderPosition = {
    ticket: 1,
    symbol: 'XAUUSD',
    side: 'buy',
    lots: '3.00',
    openPrice: new TickPrices(at('2026-03-10')).openPriceOf(instrumentOf('XAUUSD'), 'buy').toFixed(2),
    openedAt: at('2026-03-10'),
    closings: [],
  };
  const copy = { ...COPY, stopEquity: '900.00' };
  const script = scriptOf([position, trade(2, '2026-05-05', 100)]);
  const { curve, stoppedAt, taken, worst } = await rehearseCopy(
    script,
    copy,
    at('2026-03-10'),
    at('2026-05-12'),
  );
  const stop = Date.parse(String(stoppedAt));
  expect(stop).toBeGreaterThan(position.openedAt);
  const equityAt = (instant: number) => {
    const prices = new TickPrices(instant);
    const copyPosition = {
      instrument: instrumentOf('XAUUSD'),
      side: 'buy',
      lots: Big('0.30'),
      openPrice: Big(position.openPrice),
      openedAt: position.openedAt,
    } as const;
    const price = Big(prices.closePriceOf(copyPosition.instrument, 'buy'));
    return Number(
      profitOf(copyPosition, price, TERMS, prices)
        .plus(swapOf(copyPosition, price, TERMS, prices))
        .plus('1000'),
    );
  };
  expect(equityAt(stop)).toBeLessThanOrEqual(900);
  expect(equityAt(stop - TICK_MS)).toBeGreaterThan(900);
  expect(curve.at(-1)).toEqual({ at: stoppedAt, equity: equityAt(stop).toFixed(2) });
  expect(Number(worst)).toBe(equityAt(stop));
  expect(taken).toBe(1);
});

test('too few lots, too little margin, and a position that is closed within the tick are skipped with their reasons', async () => {
  const quick = trade(3, '2026-02-12', 10);
  const figures = await rehearseCopy(
    scriptOf([
      { ...trade(1, '2026-02-10', 10), lots: '0.05', closings: [] },
      trade(2, '2026-02-11', 10),
      { ...quick, closings: quick.closings.map((closing) => ({ ...closing, at: quick.openedAt })) },
      { ...trade(4, '2026-02-14', 10), closings: [] },
    ]),
    { ...COPY, terms: { ...TERMS, leverage: 5 } },
    at('2026-02-09'),
    at('2026-02-16'),
  );
  expect(figures.taken).toBe(0);
  expect(figures.skipped).toEqual([
    { reason: 'too-small', count: 1 },
    { reason: 'no-margin', count: 1 },
    { reason: 'closed-before', count: 1 },
    { reason: 'market-closed', count: 1 },
  ]);
  expect(figures).toMatchObject({ result: '0.00', worst: '1000.00', stoppedAt: null });
});

test('a payment of the leader changes neither the strategy’s return nor the share that is copied of it', async () => {
  const first = trade(1, '2026-02-10', 100);
  const gains = { ...first, closings: first.closings.map((closing) => ({ ...closing, net: '100.00' })) };
  const second = trade(2, '2026-02-12', 100);
  const deposit = { at: at('2026-02-11'), amount: '10100.00', isPayment: true };
  const figures = await rehearseCopy(
    scriptOf(
      [
        gains,
        {
          ...second,
          lots: '2.00',
          closings: second.closings.map((closing) => ({ ...closing, lots: '2.00', net: '200.00' })),
        },
      ],
      [deposit],
    ),
    COPY,
    at('2026-02-09'),
    at('2026-02-13'),
  );
  // 100 of 10,000, then 200 of 20,200.
  expect(figures.strategyPercent).toBe('2.00');
  // 0.10 lots, then 2.00 of twice the money: 0.10 again.
  expect(figures.fees.at(-1)?.result).toBe('20.00');
});

test('positions that are open at the begin are copied at its prices if wanted', async () => {
  const position: LeaderPosition = { ...trade(1, '2026-02-10', 0), closings: [] };
  const begin = at('2026-02-11');
  const rehearsal = (withOpen: boolean) =>
    rehearseCopy(scriptOf([position]), { ...COPY, withOpen }, begin, begin + TICK_MS);
  expect(await rehearsal(false)).toMatchObject({ taken: 0, result: '0.00' });
  // The spread of 12 points on 0.10 lots, or one tick more or less.
  const figures = await rehearsal(true);
  expect(figures.taken).toBe(1);
  expect(figures.costs.spread).toBe('1.20');
});

test('a closing waits until its market opens, and a stop-out closes what the margin does not carry', async () => {
  const saturday = '2026-02-14';
  const weekend: LeaderPosition = {
    ...trade(1, '2026-02-12', 0),
    closings: [{ at: at(saturday), lots: '1.00', price: '1.10000', net: '0' }],
  };
  const { costs, taken } = await rehearseCopy(scriptOf([weekend]), COPY, at('2026-02-09'), at('2026-02-20'));
  expect(taken).toBe(1);
  // Two nights, including Friday's: 0.10 lots at 0.682 a night.
  expect(costs.swap).toBe('1.36');
  const gold = instrumentOf('XAUUSD');
  const dear: LeaderPosition = {
    ticket: 9,
    symbol: 'XAUUSD',
    side: 'buy',
    lots: '4.00',
    openPrice: new TickPrices(at('2026-03-10')).openPriceOf(gold, 'buy').toFixed(2),
    openedAt: at('2026-03-10'),
    closings: [],
  };
  const lowLeverage = { ...COPY, stopEquity: '5.00', terms: { ...TERMS, leverage: 83 } };
  const stoppedCopy = await rehearseCopy(scriptOf([dear]), lowLeverage, at('2026-03-10'), at('2026-03-20'));
  expect(stoppedCopy.taken).toBe(1);
  expect(stoppedCopy.stoppedAt).toBeNull();
  // Below half of its margin of 980, and the same until the end.
  expect(Number(stoppedCopy.worst)).toBeLessThan(490);
  expect(new Set(stoppedCopy.curve.slice(-2).map(({ equity }) => equity)).size).toBe(1);
});

test('a rehearsal of a year takes as long as its four quarters: nothing is searched again for each trade', async () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => new Date(at('2025-01-06') + index * 86_400_000));
  const positions = days(364).map((day, index) => trade(index + 1, day.toISOString().slice(0, 10), 10));
  /** Milliseconds of the fastest of three, each for some days of the trades of a year. */
  const timeOf = async (count: number) => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const startedAt = performance.now();
      await rehearseCopy(
        scriptOf(positions.slice(0, count)),
        COPY,
        at('2025-01-06', '00:00:00'),
        at('2025-01-06') + count * 86_400_000,
      );
      times.push(performance.now() - startedAt);
    }
    return Math.min(...times);
  };
  await timeOf(91);
  const quarter = await timeOf(91);
  expect((await timeOf(364)) / quarter).toBeLessThan(8);
});
