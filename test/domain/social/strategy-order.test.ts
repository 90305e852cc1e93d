import {
  STRATEGY_DIRECTIONS,
  sortStrategies,
  type StrategySort,
} from '../../../src/domain/social/strategy-order';
import type { Strategy } from '../../../src/domain/social/strategy';
import { SOME_STRATEGIES } from '../../../src/testkit/portal/client-area';

const [whole] = SOME_STRATEGIES as [Strategy];
const NO_RESULTS = {
  count: 5,
  q1: null,
  q3: null,
  worst: null,
  best: null,
  losses: null,
};
const strategies: readonly Strategy[] = [
  {
    ...whole,
    id: 1,
    name: 'Strategy 10',
    yearPercent: '-3.70',
    risk: 5,
    minimum: '1000',
    copied: { ...NO_RESULTS, median: '-1.10', lossShare: '61.00' },
    drawdownPercent: '15.90',
    feePercent: '20',
    startedAt: '2026-06-01T00:00:00Z',
  },
  {
    ...whole,
    id: 2,
    name: 'Strategy 9',
    yearPercent: '9.05',
    risk: 2,
    minimum: '100',
    copied: { ...NO_RESULTS, median: '4.00', lossShare: '30.00' },
    drawdownPercent: '4.35',
    feePercent: '10',
    startedAt: '2026-01-01T00:00:00Z',
  },
  {
    ...whole,
    id: 3,
    name: 'Alpha',
    yearPercent: '38.40',
    risk: 4,
    minimum: '500',
    copied: { ...NO_RESULTS, median: '9.00', lossShare: '20.00' },
    drawdownPercent: '12.10',
    feePercent: '20',
    startedAt: '2025-01-01T00:00:00Z',
  },
];
const emptyStrategy: Strategy = {
  ...whole,
  id: 4,
  name: 'Nothing sent',
  yearPercent: null,
  risk: null,
  minimum: null,
  copied: null,
  drawdownPercent: null,
  feePercent: null,
  startedAt: null,
};

const ids = (strategies: readonly Strategy[]) => strategies.map(({ id }) => id);

// The natural order of each sort key; equal strategies stay as they were sent.
const ORDERS: readonly (readonly [StrategySort, readonly number[]])[] = [
  ['yearPercent', [3, 2, 1]],
  ['risk', [2, 3, 1]],
  ['minimum', [2, 3, 1]],
  ['copied', [3, 2, 1]],
  ['lossShare', [3, 2, 1]],
  ['drawdownPercent', [2, 3, 1]],
  ['startedAt', [3, 2, 1]],
  ['feePercent', [2, 1, 3]],
];

test.each(ORDERS)('by %s; what was not sent is last in both directions', (by, order) => {
  expect(ids(sortStrategies([emptyStrategy, ...strategies], by))).toEqual([...order, 4]);
  const other = STRATEGY_DIRECTIONS[by] === 'ascending' ? 'descending' : 'ascending';
  expect(ids(sortStrategies([emptyStrategy, ...strategies], by, other)).at(-1)).toBe(4);
});

test('by name, with numbers in their order, both ways', () => {
  expect(ids(sortStrategies(strategies, 'name'))).toEqual([3, 2, 1]);
  expect(ids(sortStrategies(strategies, 'name', 'descending'))).toEqual([1, 2, 3]);
});

test('by rank, the order is that in which they were sent', () => {
  expect(sortStrategies(strategies, 'rank')).toBe(strategies);
});
