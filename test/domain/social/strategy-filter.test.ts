import { filterStrategies, isFiltered, readStrategyFilter } from '../../../src/domain/social/strategy-filter';
import type { Strategy } from '../../../src/domain/social/strategy';
import { SOME_STRATEGIES } from '../../../src/testkit/portal/client-area';

const [complete, empty] = SOME_STRATEGIES as [Strategy, Strategy];
const risky: Strategy = {
  ...complete,
  id: 3,
  name: 'Crude momentum',
  provider: 'P. Varga',
  risk: 8,
  minimum: '1000',
  feePercent: '30',
  state: 'closed-to-new',
};
const strategies = [complete, empty, risky];
const idsFor = (query: string) =>
  filterStrategies(strategies, readStrategyFilter(new URLSearchParams(query))).map(({ id }) => id);

test('an empty address filters nothing', () => {
  expect(idsFor('')).toEqual([1, 2, 3]);
  expect(isFiltered(readStrategyFilter(new URLSearchParams('q=%20')))).toBe(false);
});

test.each([
  ['q=LAYLA', [1]],
  ['q=varga%20momentum', [3]],
  ['risk=3', [1]],
  ['risk=7', [1]],
  ['minimum=500', [1]],
  ['minimum=1000', [1, 3]],
  ['fee=20', [1]],
  ['open=1', [1, 2]],
  // No choice of the list.
  ['risk=4', [1, 2, 3]],
])('%s', (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test.each(['q=a', 'risk=3', 'minimum=200', 'fee=10', 'open=1'])('%s is a filter', (query) => {
  expect(isFiltered(readStrategyFilter(new URLSearchParams(query)))).toBe(true);
});
