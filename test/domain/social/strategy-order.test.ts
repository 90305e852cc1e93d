import {
  STRATEGY_DIRECTIONS,
  sortStrategies,
  type StrategySort,
} from '../../../src/domain/social/strategy-order';
import type { Strategy } from '../../../src/domain/social/strategy';
import { SOME_STRATEGIES } from '../../../src/testkit/portal/client-area';

const [whole] = SOME_STRATEGIES as [Strategy];
const strategies: readonly Strategy[] = [
  {
    ...whole,
    id: 1,
    name: 'Strategy 10',
    returnPercent: '-3.70',
    drawdownPercent: '15.90',
    feePercent: '20',
    copiers: 38,
    startedAt: '2026-06-01T00:00:00Z',
  },
  {
    ...whole,
    id: 2,
    name: 'Strategy 9',
    returnPercent: '9.05',
    drawdownPercent: '4.35',
    feePercent: '10',
    copiers: 143,
    startedAt: '2026-01-01T00:00:00Z',
  },
  {
    ...whole,
    id: 3,
    name: 'Alpha',
    returnPercent: '38.40',
    drawdownPercent: '12.10',
    feePercent: '20',
    copiers: 412,
    startedAt: '2025-01-01T00:00:00Z',
  },
];
const none: Strategy = {
  ...whole,
  id: 4,
  name: 'Nothing sent',
  returnPercent: null,
  drawdownPercent: null,
  feePercent: null,
  copiers: null,
  startedAt: null,
};

const ids = (sorted: readonly Strategy[]) => sorted.map(({ id }) => id);

// The natural order of each sort key; equal strategies stay as they were sent.
const ORDERS: readonly (readonly [StrategySort, readonly number[]])[] = [
  ['returnPercent', [3, 2, 1]],
  ['drawdownPercent', [2, 3, 1]],
  ['startedAt', [3, 2, 1]],
  ['feePercent', [2, 1, 3]],
  ['copiers', [3, 2, 1]],
];

test.each(ORDERS)('by %s; what was not sent is last in both directions', (by, order) => {
  expect(ids(sortStrategies([none, ...strategies], by))).toEqual([...order, 4]);
  const other = STRATEGY_DIRECTIONS[by] === 'ascending' ? 'descending' : 'ascending';
  expect(ids(sortStrategies([none, ...strategies], by, other)).at(-1)).toBe(4);
});

test('by name, with numbers in their order, both ways', () => {
  expect(ids(sortStrategies(strategies, 'name'))).toEqual([3, 2, 1]);
  expect(ids(sortStrategies(strategies, 'name', 'descending'))).toEqual([1, 2, 3]);
});
