import { orderDistance } from '../../../src/domain/accounts/order-distance';
import type { Order } from '../../../src/domain/accounts/books';

const distanceOf = (type: Order['type'], orderPrice: string | null, price: string | null) => {
  const distance = orderDistance({ type, orderPrice, price });
  return distance && [distance.points, Number(distance.percent).toFixed(4)];
};

it.each([
  ['buyLimit', '1.08', '1.08459', ['459', '0.4232']],
  ['sellStop', '1.08400', '1.08459', ['59', '0.0544']],
  ['sellLimit', '4100.00', '4070.05', ['2995', '0.7359']],
  ['buyStop', '158.000', '157.500', ['500', '0.3175']],
  ['buyStop', '39250', '39200', ['50', '0.1276']],
] as const)('%s at %s is still away from %s by %j', (type, orderPrice, price, distance) => {
  expect(distanceOf(type, orderPrice, price)).toEqual(distance);
});

it('a price that has passed the order’s is below zero', () => {
  expect(distanceOf('buyLimit', '1.08459', '1.08400')).toEqual(['-59', '-0.0544']);
});

it('the formulas have the numbers of the order, and of its symbol’s point', () => {
  const { steps } = orderDistance({ type: 'sellLimit', orderPrice: '1.09', price: '1.08459' })!.calculation;
  expect(steps.map(({ factors, result }) => [...factors.map(({ value }) => value), result.value])).toEqual([
    ['1.09', '1.08459', '0.00541'],
    ['0.00541', '0.00001', '541'],
    ['0.00541', '1.08459', expect.stringMatching(/^0\.49880/)],
  ]);
});

it('is undefined without a price', () => {
  expect([distanceOf('buyLimit', null, '1.1'), distanceOf('buyLimit', '1.1', null)]).toEqual([null, null]);
});
