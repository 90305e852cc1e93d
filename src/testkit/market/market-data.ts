import type { MarketData } from '../../application/market/ports/rates';
import type { Rate } from '../../domain/market/conversion';
import type { Instrument } from '../../domain/market/instrument';

const TIME = Date.UTC(2026, 10, 19, 22, 0, 0);
const QUOTE_SOURCE = { source: 'Test prices', time: TIME };

const EURUSD: Instrument = {
  symbol: 'EURUSD',
  name: 'Euro / US dollar',
  group: 'forex',
  currency: 'USD',
  contractSize: '100000',
  digits: 5,
  point: '0.00001',
  pip: '0.0001',
  lotStep: '0.01',
  price: '1.08962',
  swapMode: 'points',
  swapLong: '-6.82',
  swapShort: '2.41',
  tripleSwapDay: 'wednesday',
  ...QUOTE_SOURCE,
};

const rate = (from: string, to: string, value: string): Rate => ({ from, to, rate: value, ...QUOTE_SOURCE });

/** Two symbols, one with swap in points and one in percent, and rates between four currencies. */
export const SOME_MARKET_DATA: MarketData = {
  instruments: [
    EURUSD,
    {
      ...EURUSD,
      symbol: 'BTCUSD',
      name: null,
      group: 'crypto',
      contractSize: '1',
      digits: 2,
      point: '0.01',
      pip: '0.01',
      price: null,
      swapMode: 'percent',
      swapLong: '-7.5',
      swapShort: '-7.5',
      tripleSwapDay: null,
    },
  ],
  rates: [rate('EUR', 'USD', '1.08962'), rate('GBP', 'USD', '1.25913'), rate('USD', 'JPY', '150.123')],
};
