import { BUILT_IN_COMPANIES } from '../../../src/domain/site/companies';
import { COMPANY_IDS } from '../../../src/domain/site/company';
import { rowsOf } from '../../../gateway/frames/research/rows';
import { INSTRUMENTS } from '../../../gateway/market/instruments.table';
import {
  candlesUntil,
  dailyChangeAt,
  dollarValuesAt,
  instrumentOf,
  priceAt,
  quoteAt,
  ratesAt,
  TICK_MS,
} from '../../../gateway/market/market';
import { WATCHED_INSTRUMENTS } from '../../../gateway/market/watched-instruments';
import { offersOf } from '../../../gateway/accounts/common-offers.table';

const NOW = Date.parse('2026-11-20T14:32:07Z');
const HOUR = 3_600_000;

describe.each(INSTRUMENTS)('$symbol', (instrument) => {
  const { digits, price, spread, swing } = instrument;

  test('has one price at an instant, near its base price, and the bid is below the ask', () => {
    for (let hour = 0; hour < 500; hour++) {
      const at = NOW + hour * HOUR;
      const mid = priceAt(instrument, at);
      expect(mid).toBe(priceAt(instrument, at));
      // A cross rate changes as much as its two pairs together.
      expect(Math.abs(mid / Number(price) - 1)).toBeLessThan(Math.max(swing, 0.02) * 1.1);
      const { bid, ask } = quoteAt(instrument, at);
      expect(ask - bid).toBeCloseTo(spread / 10 ** digits, digits);
      expect(mid).toBeGreaterThanOrEqual(bid);
      expect(mid).toBeLessThanOrEqual(ask);
    }
  });

  test('changes within half a minute, and is constant within a tick', () => {
    const prices = new Set([0, 1, 2, 3, 4, 5].map((tick) => priceAt(instrument, NOW + tick * 6_000)));
    expect(prices.size).toBeGreaterThan(1);
    expect(priceAt(instrument, NOW + TICK_MS - 1)).toBe(priceAt(instrument, NOW));
  });

  test('has no daily change at midnight', () => {
    expect(dailyChangeAt(instrument, Date.UTC(2026, 10, 20))).toBe(0);
    const noon = Date.UTC(2026, 10, 20, 12);
    expect(Math.sign(dailyChangeAt(instrument, noon))).toBe(
      Math.sign(priceAt(instrument, noon) - priceAt(instrument, Date.UTC(2026, 10, 20))),
    );
  });
});

test('candles are contiguous, and the last one ends at the current price', () => {
  const instrument = instrumentOf('EURUSD');
  const candles = candlesUntil(instrument, 60_000, 40, NOW);
  expect(candles).toHaveLength(40);
  candles.forEach(({ at, open, high, low, close }, index) => {
    expect(at % 60_000).toBe(0);
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
    if (index > 0) expect(open).toBe(candles[index - 1]?.close);
  });
  expect(candles.at(-1)?.close).toBe(priceAt(instrument, NOW));
});

describe('currencies', () => {
  test('a rate is the price of its pair', () => {
    const rate = ratesAt(NOW).find(({ from, to }) => from === 'USD' && to === 'JPY');
    expect(rate?.rate).toBe(priceAt(instrumentOf('USDJPY'), NOW).toFixed(3));
  });

  test('a cross has the value of its two pairs', () => {
    const mid = (symbol: string) => priceAt(instrumentOf(symbol), NOW);
    expect(mid('EURJPY')).toBeCloseTo(mid('EURUSD') * mid('USDJPY'), 2);
    expect(mid('EURGBP')).toBeCloseTo(mid('EURUSD') / mid('GBPUSD'), 4);
  });

  test('every currency of an account or of a quoted instrument has a value', () => {
    const valuedCurrencies = new Set(dollarValuesAt(NOW).map(({ currency }) => currency));
    const offeredCurrencies = Object.values(COMPANY_IDS).flatMap((id) =>
      offersOf(BUILT_IN_COMPANIES.variantOf(id)).flatMap(({ currencies }) => currencies),
    );
    for (const currency of [...offeredCurrencies, ...INSTRUMENTS.map(({ quote }) => quote)])
      expect(valuedCurrencies).toContain(currency);
    expect(valuedCurrencies.size).toBe(dollarValuesAt(NOW).length);
  });
});

test('an unknown symbol is refused', () => {
  expect(() => instrumentOf('NONE')).toThrow('NONE');
});

test('the research pages quote the instruments', () => {
  const rows = rowsOf('av_ideas', NOW, 'en-US', 'open');
  expect(rows.map(([name, , level]) => [name, level])).toEqual(
    WATCHED_INSTRUMENTS.map((instrument) => [
      { figure: instrument.symbol },
      { figure: priceAt(instrument, NOW).toFixed(instrument.digits) },
    ]),
  );
});
