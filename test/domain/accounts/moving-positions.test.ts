import type { Order, Position, PositionTotals } from '../../../src/domain/accounts/books';
import { withOrderFigures, withPositionFigures } from '../../../src/domain/accounts/moving-positions';
import { positionOf } from './positions';

const position = (ticket: number, changes: Partial<Position> = {}): Position =>
  positionOf({ ticket, margin: '100.00', swap: '-0.20', profit: '1.00', ...changes });
const TOTALS: PositionTotals = { count: 2, lots: '0.20', swap: '-0.40', profit: '2.00', margin: '200.00' };
const PAGE = { items: [position(1), position(2)], next: null, totals: TOTALS };
const figures = (ticket: number, profit: string | null) =>
  new Map([[ticket, { ticket, price: '1.0790', swap: '-0.25', profit }]]);

test('moved figures are in the row and in the totals, exactly; the other columns stay', () => {
  const movedPage = withPositionFigures(PAGE, figures(2, '-10.10'));
  expect(movedPage.items[0]).toEqual(PAGE.items[0]);
  expect(movedPage.items[1]).toEqual({ ...position(2), price: '1.0790', swap: '-0.25', profit: '-10.10' });
  expect(movedPage.totals).toEqual({ ...TOTALS, swap: '-0.45', profit: '-9.10' });
});

test('the very same page where nothing of it has moved', () => {
  expect(withPositionFigures(PAGE, figures(3, '5.00'))).toBe(PAGE);
  const empty = { items: [], next: null, totals: null };
  expect(withPositionFigures(empty, figures(1, '5.00'))).toBe(empty);
});

test('totals of more than the page, or that were not sent, stay as they are', () => {
  const movedPage = withPositionFigures({ ...PAGE, next: 'more' }, figures(1, '5.00'));
  expect([movedPage.items[0]?.profit, movedPage.totals]).toEqual(['5.00', TOTALS]);
  expect(withPositionFigures({ ...PAGE, totals: null }, figures(1, '5.00')).totals).toBeNull();
});

test('a figure that is not known makes no total', () => {
  expect(withPositionFigures(PAGE, figures(1, null)).totals).toEqual({
    ...TOTALS,
    swap: '-0.45',
    profit: null,
  });
});

describe('pending orders', () => {
  const order = (ticket: number): Order => ({
    ticket,
    symbol: 'EURUSD',
    lots: '0.10',
    type: 'buyLimit',
    orderPrice: '1.0500',
    price: '1.0801',
    stopLoss: null,
    takeProfit: null,
    placedAt: null,
    expiresAt: null,
  });
  const orders = { items: [order(1), order(2)], next: 'more' };
  const price = (ticket: number) => new Map([[ticket, { ticket, price: '1.0790' }]]);

  test('a new price is in its row alone', () => {
    expect(withOrderFigures(orders, price(2))).toEqual({
      items: [order(1), { ...order(2), price: '1.0790' }],
      next: 'more',
    });
  });

  test('the very same page where none of them has a new price', () => {
    expect(withOrderFigures(orders, price(3))).toBe(orders);
  });
});
