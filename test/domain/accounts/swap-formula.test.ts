import { swapFormula } from '../../../src/domain/accounts/swap-formula';
import type { Position } from '../../../src/domain/accounts/books';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { SAMPLE_RECORDS } from '../../../src/testkit/accounts/books-data';
import { SOME_MARKET_DATA } from '../../../src/testkit/market/market-data';

const ACCOUNT = accountOf({ login: 7 });
/** A Friday. */
const NOW = Date.UTC(2026, 10, 20, 12);
const EURUSD: Position = {
  ...SAMPLE_RECORDS.positions[0]!,
  lots: '1.00',
  swap: '-6.82',
  openedAt: '2026-11-19T09:30:00Z',
};
const BTCUSD: Position = { ...EURUSD, symbol: 'BTCUSD', lots: '2.00', price: '36000.00' };
const why = (position: Position = EURUSD, account = ACCOUNT, market = SOME_MARKET_DATA) =>
  swapFormula(position, account, market, NOW);
const nights = (openedAt: string, position = EURUSD) =>
  why({ ...position, openedAt })?.calculation.steps[0].factors.find(({ term }) => term === 'nights')?.value;

test('a swap in points: lots × units × point × points × nights', () => {
  const steps = why();
  expect(steps?.calculation.steps[0].factors.map(({ value }) => value)).toEqual([
    '1.00',
    '100000',
    '0.00001',
    '-6.82',
    '1',
  ]);
  expect(steps).toMatchObject({ sentValue: '-6.82', agrees: true });
  expect(why({ ...EURUSD, swap: '-7.00' })).toMatchObject({ sentValue: '-7.00', agrees: false });
});

test('a swap in percent a year, by the price of now; every night counts where none is charged three times', () => {
  const steps = why({ ...BTCUSD, openedAt: '2026-11-14T09:30:00Z', swap: '-90.00' });
  expect(steps).toMatchObject({ agrees: true, calculation: { result: { value: '-90', unit: 'USD' } } });
  expect(nights('2026-11-14T09:30:00Z', BTCUSD)).toBe('6');
});

test('in the account’s currency', () => {
  const steps = why(EURUSD, { ...ACCOUNT, currency: 'EUR' });
  expect(steps?.calculation.result.unit).toBe('EUR');
  expect(steps?.calculation.steps[0].factors.at(-1)).toMatchObject({ operator: '÷', value: '1.08962' });
});

test.each([
  ['2026-11-20T01:00:00Z', '0'],
  ['2026-11-18T01:00:00Z', '4'],
  ['2026-11-17T23:00:00Z', '5'],
  ['2026-11-14T12:00:00Z', '6'],
  ['2026-11-13T12:00:00Z', '7'],
])('opened at %s: %s nights', (openedAt, count) => {
  expect(nights(openedAt)).toBe(count);
});

test.each([
  ['the swap', { ...EURUSD, swap: null }],
  ['its opening', { ...EURUSD, openedAt: null }],
  ['the symbol', { ...EURUSD, symbol: 'NOSUCH' }],
  ['the price of a swap in percent', { ...BTCUSD, price: null }],
])('is undefined without %s', (_what, position) => {
  expect(why(position)).toBeNull();
});

test('is undefined without the symbol’s terms or a rate, and on a swap-free account', () => {
  const [first] = SOME_MARKET_DATA.instruments;
  const market = { ...SOME_MARKET_DATA, instruments: [{ ...first!, swapMode: null }] };
  expect(why(EURUSD, ACCOUNT, market)).toBeNull();
  expect(why(EURUSD, { ...ACCOUNT, currency: 'XXX' })).toBeNull();
  expect(why(EURUSD, { ...ACCOUNT, swapFree: true })).toBeNull();
});
