import { countPassing, emptyBoardReason, type ContestTrade } from '../../../src/domain/campaigns/contest';

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
});

test('each rule about trades counts those that it does not leave out', () => {
  const trades = [null, 'before-start', 'before-joining', 'symbol', 'too-short', 'not-own'] as const;
  const counts = (['period', 'seconds', 'symbols', 'minimum'] as const).map((rule) =>
    countPassing(rule, trades.map(tradeOf)),
  );
  expect(counts).toEqual([4, 5, 5, null]);
});

test.each([
  [false, 4, 'few'],
  [true, 4, 'fewAtEnd'],
  [true, 5, 'noneCounted'],
] as const)('a board (final: %s) without places of %i members', (isFinal, members, reason) => {
  expect(emptyBoardReason(isFinal, members)).toBe(reason);
});
