import type { Position } from '../../../src/domain/accounts/books';
import { lossPrice } from '../../../src/domain/accounts/loss-price';
import type { Rate } from '../../../src/domain/market/conversion';
import type { Instrument } from '../../../src/domain/market/instrument';
import { instrument } from '../calculators/instruments';
import { positionOf } from './positions';

const position = (changes: Partial<Position> = {}): Position =>
  positionOf({ lots: '1.00', openPrice: '1.09000', price: '1.08000', ...changes });
const rate = (from: string, to: string, value: string): Rate => ({
  from,
  to,
  rate: value,
  source: null,
  time: null,
});
const market = (one: Partial<Instrument> = {}, ...rates: Rate[]) => ({
  instruments: [instrument(one)],
  rates,
});

// oxfmt-ignore
test.each([
  // case                            loss      account  positions                                            price      percent
  ['a buy falls',                    '860.35', 'USD', [position()],                                          '1.07140', '-0.79'],
  ['a sell rises',                   '860.35', 'USD', [position({ side: 'sell' })],                          '1.08860', '0.79'],
  ['buys together',                  '860.35', 'USD', [position(), position({ lots: '0.50' })],              '1.07427', '-0.53'],
  ['a hedge: what is left',          '860.35', 'USD', [position({ lots: '2' }), position({ side: 'sell', price: '1.08010' })], '1.07140', '-0.79'],
  ['the price of the net side',      '1000',   'USD', [position(), position({ side: 'sell', lots: '2', price: '1.08100' })],   '1.09100', '0.92'],
  ['at once',                        '0.01',   'USD', [position()],                                          '1.08000', '0.00'],
] as const)('%s', (_, loss, currency, positions, price, percent) => {
  expect(lossPrice(loss, currency, positions, market())).toEqual({ symbol: 'EURUSD', price, percent });
});

test('in another currency, by the rate in either direction and over a third', () => {
  const inEuro = (...rates: Rate[]) => lossPrice('500', 'EUR', [position()], market({}, ...rates))?.price;
  expect(inEuro(rate('USD', 'EUR', '0.5'))).toBe('1.07000');
  expect(inEuro(rate('EUR', 'USD', '2'))).toBe('1.07000');
  expect(inEuro(rate('USD', 'GBP', '0.8'), rate('EUR', 'GBP', '1.6'))).toBe('1.07000');
});

test.each([
  ['without positions', [], market()],
  ['with two symbols', [position(), position({ symbol: 'XAUUSD' })], market()],
  ['where buys and sells are even', [position(), position({ side: 'sell' })], market()],
  ['without a price', [position({ price: null })], market()],
  ['without the symbol', [position()], market({ symbol: 'GBPUSD' })],
  ['without a rate', [position()], market({ currency: 'JPY' })],
  ['where no price is so low', [position({ lots: '0.0001' })], market()],
] as const)('none %s', (_, positions, data) => {
  expect(lossPrice('860.35', 'USD', positions, data)).toBeNull();
});
