import {
  countPassing,
  emptyBoardReason,
  fieldOf,
  type ContestTrade,
} from '../../../src/domain/campaigns/contest';

const tradeOf = (reason: ContestTrade['reason']): ContestTrade => ({
  ticket: 1,
  symbol: 'EURUSD',
  side: 'buy',
  lots: '1',
  openedAt: '2026-11-11T15:12:40Z',
  closedAt: '2026-11-12T09:04:11Z',
  net: '1.00',
  seconds: 90,
  reason,
  cost: null,
  amount: null,
});

test('each rule about trades counts those that it allows', () => {
  const trades = [
    null,
    'before-start',
    'before-joining',
    'symbol',
    'too-short',
    'not-own',
    'not-member',
  ] as const;
  const counts = (['period', 'within', 'seconds', 'symbols', 'minimum'] as const).map((rule) =>
    countPassing(rule, trades.map(tradeOf)),
  );
  expect(counts).toEqual([5, 4, 6, 6, null]);
});

test.each([
  [false, 4, 'few'],
  [true, 4, 'fewAtEnd'],
  [true, 5, 'noneCounted'],
] as const)('a board (final: %s) without places of %i members', (isFinal, members, reason) => {
  expect(emptyBoardReason(isFinal, members)).toBe(reason);
});

test('the results of all members are complete, or undefined', () => {
  expect(fieldOf({ field: { median: '-1.80', belowZero: '64' } })).toEqual({
    median: '-1.80',
    belowZero: '64',
  });
  expect(fieldOf({ field: { median: null, belowZero: '64' } })).toBeNull();
  expect(fieldOf({ field: { median: '-1.80', belowZero: null } })).toBeNull();
});
