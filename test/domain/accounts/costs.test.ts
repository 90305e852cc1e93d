import { totalCosts } from '../../../src/domain/accounts/costs';

const MONTH = {
  month: '2026-03',
  spread: '-1.20',
  commission: '-3.00',
  swap: '0.40',
  fees: '0.00',
  total: '-3.80',
};

test('the totals are exact sums', () => {
  expect(totalCosts([MONTH, { ...MONTH, spread: '-0.10', total: '-2.70' }])).toEqual({
    spread: '-1.30',
    commission: '-6.00',
    swap: '0.80',
    fees: '0.00',
    total: '-6.50',
  });
});

test('a kind of which a month has no figure has no sum, nor has a year without months', () => {
  expect(totalCosts([MONTH, { ...MONTH, spread: null }])).toMatchObject({ spread: null, swap: '0.80' });
  expect(totalCosts([])).toMatchObject({ spread: null, total: null });
});
