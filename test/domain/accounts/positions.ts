import type { Position } from '../../../src/domain/accounts/books';

/** An open position of EURUSD, with overrides. */
export function positionOf(changes: Partial<Position> = {}): Position {
  return {
    ticket: 1,
    symbol: 'EURUSD',
    side: 'buy',
    lots: '0.10',
    openPrice: '1.08',
    price: '1.0801',
    stopLoss: null,
    takeProfit: null,
    margin: null,
    swap: null,
    profit: null,
    openedAt: null,
    ...changes,
  };
}
