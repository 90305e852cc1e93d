import {
  RANK_NEEDS,
  rankScore,
  rankStrategies,
  type RankFigures,
} from '../../../src/domain/social/strategy-rank';

const figures: RankFigures = {
  days: 400,
  deals: 100,
  money: 5_000,
  yearPercent: 10,
  drawdownPercent: 5,
  endedAt: undefined,
};
const strategy = (name: string, overrides: Partial<RankFigures> = {}) => ({ name, ...figures, ...overrides });

test('the score is the return of twelve months for each percent of the deepest fall, at least one', () => {
  expect(rankScore(figures)).toBe(2);
  expect(rankScore({ ...figures, drawdownPercent: 0.2 })).toBe(10);
  expect(rankScore({ ...figures, yearPercent: -10 })).toBe(-2);
});

test('ranked ones are sorted by their score, then those that are too new by age, then retired ones by their end', () => {
  const rankedStrategies = rankStrategies([
    strategy('retired late', { endedAt: 20 }),
    strategy('losing', { yearPercent: -4 }),
    strategy('older of two', { days: 500 }),
    strategy('half a year', { days: RANK_NEEDS.days, deals: RANK_NEEDS.deals - 1 }),
    strategy('best', { yearPercent: 14, drawdownPercent: 6.2 }),
    strategy('younger of two'),
    strategy('new', { days: 54, deals: 22, money: 499 }),
    strategy('retired early', { endedAt: 10, days: 5 }),
  ]);
  expect(rankedStrategies.map(({ group, name, rank }) => [name, group, rank])).toEqual([
    ['best', 'ranked', 1],
    ['older of two', 'ranked', 2],
    ['younger of two', 'ranked', 3],
    ['losing', 'ranked', 4],
    ['new', 'unranked', undefined],
    ['half a year', 'unranked', undefined],
    ['retired early', 'retired', undefined],
    ['retired late', 'retired', undefined],
  ]);
  expect(rankedStrategies.map(({ reasons }) => reasons)).toEqual([
    ...Array.from({ length: 4 }, () => []),
    ['days', 'deals', 'money'],
    ['deals'],
    [],
    [],
  ]);
  expect(rankedStrategies[0]?.score).toBeCloseTo(14 / 6.2, 8);
  expect(rankedStrategies.at(-1)?.score).toBeUndefined();
});

test('ninety days, thirty trades and five hundred dollars are enough', () => {
  const { days, deals, money } = RANK_NEEDS;
  expect([days, deals, money]).toEqual([90, 30, 500]);
  expect(rankStrategies([strategy('just enough', { days, deals, money })])[0]?.group).toBe('ranked');
});
