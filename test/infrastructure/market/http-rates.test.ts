import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpRates } from '../../../src/infrastructure/market/http-rates';

/** The adapter, given an answer. */
function ratesOn(result: unknown): HttpRates {
  const text = JSON.stringify({ hasError: false, result });
  return new HttpRates(
    new HttpClient(new Map(), async () => ({ status: 200, text, retryAfter: null, receivedAt: 0 })),
  );
}

const BARE = { symbol: 'EURUSD', currency: 'USD', contractSize: '100000', digits: 5 };

describe('what an instrument lacks', () => {
  test('is derived from its digits, or is null and asked for', async () => {
    const { instruments } = await ratesOn({ instruments: [BARE], rates: [] }).marketData();
    expect(instruments).toEqual([
      {
        ...BARE,
        name: null,
        group: null,
        point: '0.00001',
        pip: '0.0001',
        lotStep: '0.01',
        price: null,
        swapMode: null,
        swapLong: null,
        swapShort: null,
        tripleSwapDay: 'wednesday',
        source: null,
        time: null,
      },
    ]);
  });

  test('values sent are preferred to derived ones', async () => {
    const sent = {
      ...BARE,
      point: '0.0001',
      pip: '0.001',
      lotStep: '1',
      tripleSwapDay: 'none',
      time: '2026-11-20T22:00:00Z',
    };
    const { instruments } = await ratesOn({ instruments: [sent], rates: [] }).marketData();
    expect(instruments[0]).toMatchObject({
      point: '0.0001',
      pip: '0.001',
      lotStep: '1',
      tripleSwapDay: null,
      time: Date.UTC(2026, 10, 20, 22),
    });
  });
});

describe('an unreadable item fails alone (D4)', () => {
  test.each([
    { ...BARE, symbol: '' },
    { ...BARE, contractSize: '0' },
    { ...BARE, contractSize: 100000 },
    { ...BARE, contractSize: '-1' },
    { ...BARE, digits: 5.5 },
    { ...BARE, price: '1e5' },
    { ...BARE, swapMode: 'money' },
    { ...BARE, time: 'yesterday' },
    null,
    'EURUSD',
  ])('instrument %j', async (bad) => {
    const { instruments } = await ratesOn({ instruments: [bad, BARE], rates: [] }).marketData();
    expect(instruments.map(({ symbol }) => symbol)).toEqual(['EURUSD']);
  });

  test.each(['0', '0.000', '-1', '', 1.2, null])('rate %j', async (rate) => {
    const good = { from: 'EUR', to: 'USD', rate: '1.08962' };
    const { rates } = await ratesOn({
      instruments: [],
      rates: [{ from: 'GBP', to: 'USD', rate }, good],
    }).marketData();
    expect(rates).toEqual([{ ...good, source: null, time: null }]);
  });
});
