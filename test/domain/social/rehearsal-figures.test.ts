import {
  costEffect,
  costsOf,
  firstDayOf,
  isRehearsalDay,
  rehearsalPoints,
  resultBeforeCosts,
  resultPercent,
  defaultFirstDay,
} from '../../../src/domain/social/rehearsal-figures';

const NOW = Date.parse('2026-11-20T14:32:07Z');
const COSTS = { spread: '38.15', commission: '12.88', swap: '-4.31', fee: '23.24' };

test('a rehearsal covers twelve months, or the time since the first day of a younger strategy', () => {
  expect(defaultFirstDay('2024-03-04T09:00:00Z', NOW)).toBe('2025-11-20');
  expect(defaultFirstDay('2026-03-04T09:00:00Z', NOW)).toBe('2026-03-04');
  expect(defaultFirstDay(null, NOW)).toBe('2025-11-20');
  expect(firstDayOf(null)).toBeNull();
});

test.each([
  ['2026-03-04', true],
  ['2026-03-03', false],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['', false],
])('it can begin on %j: %s', (day, isAllowed) => {
  expect(isRehearsalDay(day, '2026-03-04T09:00:00Z', NOW)).toBe(isAllowed);
});

test('without the strategy’s start any day of the past will do', () => {
  expect(isRehearsalDay('2020-01-01', null, NOW)).toBe(true);
});

test('costs and result add up, and a swap that was earned lowers the costs', () => {
  const rehearsal = { costs: COSTS, currency: 'USD', amount: '1000.00', result: '85.62' };
  expect(costsOf(rehearsal)).toBe('69.96');
  expect(resultBeforeCosts(rehearsal)).toBe('155.58');
  expect(resultPercent(rehearsal)).toBe('8.562');
  expect([costEffect('38.15'), costEffect('-4.31'), costEffect('0.00')]).toEqual(['-38.15', '4.31', '0']);
});

test('a currency without known digits has two', () => {
  const rehearsal = { costs: COSTS, currency: 'QQQ', result: '1' };
  expect([costsOf(rehearsal), resultBeforeCosts(rehearsal)]).toEqual(['69.96', '70.96']);
});

test('a missing figure leaves out the figures that need it', () => {
  expect(costsOf({ costs: null, currency: 'USD' })).toBeUndefined();
  expect(resultBeforeCosts({ costs: null, currency: 'USD', result: '1' })).toBeUndefined();
  expect(resultBeforeCosts({ costs: COSTS, currency: 'USD', result: null })).toBeUndefined();
  expect(resultPercent({ amount: null, result: '1' })).toBeUndefined();
  expect(resultPercent({ amount: '100', result: null })).toBeUndefined();
  expect(resultPercent({ amount: '0', result: '1' })).toBeUndefined();
});

test('the line begins with the amount on the day before, and has the last equity of each day', () => {
  expect(
    rehearsalPoints([
      { at: '2026-03-04T09:00:00.000Z', equity: '1000.00' },
      { at: '2026-03-04T23:59:59.999Z', equity: '1001.00' },
      { at: '2026-03-05T23:59:59.999Z', equity: '990.00' },
      { at: '2026-03-06T11:00:00.000Z', equity: '700.00' },
    ]),
  ).toEqual([
    { day: '2026-03-03', equity: '1000.00' },
    { day: '2026-03-04', equity: '1001.00' },
    { day: '2026-03-05', equity: '990.00' },
    { day: '2026-03-06', equity: '700.00' },
  ]);
});
