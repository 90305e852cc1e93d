import { INSTRUMENTS } from '../../../gateway/market/instruments.table';
import { instrumentOf } from '../../../gateway/market/market';
import { DealingRefusal } from '../../../gateway/dealing/dealing-refusal';
import { ACTIONS, ORDER_TYPES, ORDERS } from '../../../gateway/dealing/dealing-rules.table';
import { isMarketOpen, nextOpening } from '../../../gateway/dealing/market-hours';
import {
  checkLots,
  checkOrderPrice,
  checkStops,
  checkTolerance,
  dueStop,
  isOrderDue,
} from '../../../gateway/dealing/trade-checks';
import { TRADING_HOURS } from '../../../gateway/dealing/trading-hours.table';

const EURUSD = instrumentOf('EURUSD');
const OIL = instrumentOf('UKOIL');

/** The details of the refusal; undefined if there is none. */
function refusalOf(check: () => void) {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof DealingRefusal) return error.details;
    throw error;
  }
}

describe('trading hours', () => {
  test('are known for each instrument, and for no other', () => {
    expect(Object.keys(TRADING_HOURS)).toEqual(INSTRUMENTS.map(({ symbol }) => symbol));
  });

  test.each([
    // 2026-11-20 is a Friday.
    ['EURUSD', '2026-11-20T21:59:59.999Z', true, '2026-11-22T22:00:00.000Z'],
    ['EURUSD', '2026-11-20T22:00:00.000Z', false, '2026-11-22T22:00:00.000Z'],
    ['EURUSD', '2026-11-22T21:59:59.999Z', false, '2026-11-22T22:00:00.000Z'],
    ['EURUSD', '2026-11-22T22:00:00.000Z', true, '2026-11-29T22:00:00.000Z'],
    ['EURUSD', '2026-11-25T00:00:00.000Z', true, '2026-11-29T22:00:00.000Z'],
    ['XAUUSD', '2026-11-24T21:59:59.000Z', true, '2026-11-24T23:00:00.000Z'],
    ['XAUUSD', '2026-11-24T22:30:00.000Z', false, '2026-11-24T23:00:00.000Z'],
    ['XAUUSD', '2026-11-20T22:30:00.000Z', false, '2026-11-22T23:00:00.000Z'],
    ['XAUUSD', '2026-11-22T23:00:00.000Z', true, '2026-11-23T23:00:00.000Z'],
    ['UKOIL', '2026-11-23T00:59:59.000Z', false, '2026-11-23T01:00:00.000Z'],
    ['UKOIL', '2026-11-27T21:59:59.000Z', true, '2026-11-30T01:00:00.000Z'],
    ['DE40', '2026-11-23T21:00:00.000Z', false, '2026-11-24T01:00:00.000Z'],
    ['BTCUSD', '2026-11-21T12:00:00.000Z', true, '2026-11-22T00:00:00.000Z'],
    ['BTCUSD', '2026-11-22T00:00:00.000Z', true, '2026-11-23T00:00:00.000Z'],
  ])('%s at %s: open is %s, and trading begins next at %s', (symbol, at, isOpen, opensAt) => {
    expect(isMarketOpen(symbol, Date.parse(at))).toBe(isOpen);
    expect(nextOpening(symbol, Date.parse(at)).toISOString()).toBe(opensAt);
  });
});

test('actions by rights', () => {
  const allowedActions = (rights: 'full' | 'closeOnly' | 'noTrading' | 'noLogin') =>
    Object.entries(ACTIONS).flatMap(([action, rule]) => (rule.rights.includes(rights) ? [action] : []));
  expect(allowedActions('full')).toEqual(['open', 'close', 'changeStops', 'place', 'changeOrder', 'cancel']);
  expect(allowedActions('closeOnly')).toEqual(['close', 'changeStops', 'cancel']);
  expect(allowedActions('noTrading')).toEqual([]);
  expect(allowedActions('noLogin')).toEqual([]);
});

test.each([
  [EURUSD, '0.01', undefined],
  [EURUSD, '50', undefined],
  [EURUSD, '0.009', { reason: 'volume', min: '0.01', max: '50' }],
  [EURUSD, '50.01', { reason: 'volume', min: '0.01', max: '50' }],
  [EURUSD, '0', { reason: 'volume', min: '0.01', max: '50' }],
  [EURUSD, '0.015', { reason: 'lot-step', step: '0.01' }],
  [OIL, '0.1', undefined],
  [OIL, '0.01', { reason: 'volume', min: '0.1', max: '50' }],
  [OIL, '0.15', { reason: 'lot-step', step: '0.1' }],
])('$symbol, lots %s', (instrument, lots, refusal) => {
  expect(refusalOf(() => checkLots(instrument, lots))).toEqual(refusal);
});

test('no more lots are closed than a position has', () => {
  expect(refusalOf(() => checkLots(EURUSD, '0.30', '0.20'))).toEqual({
    reason: 'volume',
    min: '0.01',
    max: '0.20',
  });
});

test.each([
  ['buy', '1.09010', '1.09000', 10, false],
  ['buy', '1.09011', '1.09000', 10, true],
  ['buy', '1.08000', '1.09000', 0, false],
  ['sell', '1.08990', '1.09000', 10, false],
  ['sell', '1.08989', '1.09000', 10, true],
  ['sell', '1.10000', '1.09000', undefined, false],
  ['buy', '1.09001', '1.09000', undefined, true],
  ['buy', '1.09001', undefined, undefined, false],
] as const)(
  'a %s at %s, of which %s was seen with a tolerance of %s points, is refused: %s',
  (side, price, seenPrice, tolerance, isRefused) => {
    expect(refusalOf(() => checkTolerance(EURUSD, side, price, { price: seenPrice, tolerance }))).toEqual(
      isRefused ? { reason: 'price-moved', price } : undefined,
    );
  },
);

test.each([
  ['buy', '1.08', '1.10', undefined],
  ['buy', '1.09', null, 'stop-loss'],
  ['buy', '1.10', null, 'stop-loss'],
  ['buy', null, '1.09', 'take-profit'],
  ['buy', null, '1.08', 'take-profit'],
  ['buy', '1.080001', null, 'stop-loss'],
  ['buy', '-1', null, 'stop-loss'],
  ['sell', '1.10', '1.08', undefined],
  ['sell', '1.08', null, 'stop-loss'],
  ['sell', null, '1.10', 'take-profit'],
  ['sell', null, '0', 'take-profit'],
  ['sell', null, null, undefined],
] as const)('a %s at 1.09 with stops at %s and %s: %s', (side, stopLoss, takeProfit, reason) => {
  expect(refusalOf(() => checkStops(EURUSD, side, { stopLoss, takeProfit }, '1.09'))).toEqual(
    reason && { reason, price: '1.09' },
  );
});

test.each([
  // A stop closes at its price and beyond.
  ['buy', '1.08001', undefined],
  ['buy', '1.08000', 'stopLoss'],
  ['buy', '1.07000', 'stopLoss'],
  ['buy', '1.09999', undefined],
  ['buy', '1.10000', 'takeProfit'],
  ['sell', '1.10000', 'takeProfit'],
  ['sell', '1.08000', 'stopLoss'],
] as const)('the stop of a %s that could be closed at %s: %s', (side, price, stop) => {
  const stops = { stopLoss: '1.08000', takeProfit: '1.10000' };
  // For the sell the price is mirrored: its stop-loss is above.
  const mirrored = { stopLoss: stops.takeProfit, takeProfit: stops.stopLoss };
  const expected = side === 'buy' ? stop : stop === 'takeProfit' ? 'stopLoss' : 'takeProfit';
  expect(dueStop(side, side === 'buy' ? stops : mirrored, price)).toBe(stop && expected);
});

test.each([
  ['buyLimit', '1.08999', true],
  ['buyLimit', '1.09000', true],
  ['buyLimit', '1.09001', false],
  ['buyStop', '1.09001', true],
  ['buyStop', '1.08999', false],
  ['sellLimit', '1.09001', true],
  ['sellLimit', '1.08999', false],
  ['sellStop', '1.08999', true],
  ['sellStop', '1.09000', true],
  ['sellStop', '1.09001', false],
] as const)('%s at 1.09000, at a price of %s, is due: %s', (type, price, isDue) => {
  expect(isOrderDue(type, '1.09000', price)).toBe(isDue);
  expect(refusalOf(() => checkOrderPrice(EURUSD, type, '1.09000', price))).toEqual(
    isDue ? { reason: 'price', price } : undefined,
  );
});

test('each pending order has its side', () => {
  for (const kind of ['limit', 'stop'] as const)
    for (const side of ['buy', 'sell'] as const) expect(ORDERS[ORDER_TYPES[kind][side]].side).toBe(side);
  expect(refusalOf(() => checkOrderPrice(EURUSD, 'buyLimit', '1.080001', '1.09'))?.reason).toBe('price');
});
