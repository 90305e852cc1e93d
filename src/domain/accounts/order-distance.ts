import { calculation, divideBy, minus, startWith, step, type Calculation } from '../market/calculation';
import { pointOf } from '../market/instrument';
import { fractionDigits, isDecimal } from '../kernel/numbers/decimal';
import type { Order } from './books';

/** The distance that the price still has to move until an order opens. */
export interface OrderDistance {
  /** In steps of the price; zero or negative once the price has been reached. */
  readonly points: string;
  /** The distance from the current price, in percent. */
  readonly percent: string;
  /** The formulas with their numbers (V16). */
  readonly calculation: Calculation;
}

/** The orders that open once the price has fallen to theirs; the others wait for it to rise. */
const OPENS_BELOW: ReadonlySet<Order['type']> = new Set(['buyLimit', 'sellStop']);

/** The distance of an order's price to the current one; null if one of them was not sent. */
export function orderDistance({
  orderPrice,
  price,
  type,
}: Pick<Order, 'orderPrice' | 'price' | 'type'>): OrderDistance | null {
  if (!isDecimal(orderPrice) || !isDecimal(price) || Number(price) === 0) return null;
  const difference = OPENS_BELOW.has(type)
    ? [startWith('price', price), minus('orderPrice', orderPrice)]
    : [startWith('orderPrice', orderPrice), minus('price', price)];
  const distance = step({ term: 'distance' }, ...difference);
  const { value } = distance.result;
  // The current price has all digits of its symbol; an order's may have fewer.
  const point = pointOf(fractionDigits(price));
  const points = step({ term: 'points' }, startWith('distance', value), divideBy('point', point));
  const percent = step(
    { term: 'percent', unit: '%' },
    startWith('distance', value),
    divideBy('price', price),
  );
  return {
    points: points.result.value,
    percent: percent.result.value,
    calculation: calculation(distance, points, percent),
  };
}
