import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpRates } from '../../../src/infrastructure/market/http-rates';

function ratesOn(result: unknown): HttpRates {
  const text = JSON.stringify({ hasError: false, result });
  return new HttpRates(
    new HttpClient(new Map(), async () => ({ status: 200, text, retryAfter: null, receivedAt: 0 })),
  );
}

const MINIMAL = { symbol: 'EURUSD', currency: 'USD', contractSize: '100000', digits: 5 };

describe('missing fields of an instrument', () => {
  test('are derived from its digits, or null', async () => {
    const { instruments } = await ratesOn({ instruments: [MINIMAL], rates: [] }).marketData();
    expect(instruments).toEqual([
      {
        ...MINIMAL,
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

  test('are not derived if the gateway sends them', async () => {
    const instrument = {
      ...MINIMAL,
      point: '0.0001',
      pip: '0.001',
      lotStep: '1',
      tripleSwapDay: 'none',
      time: '2026-11-20T22:00:00Z',
    };
    const { instruments } = await ratesOn({ instruments: [instrument], rates: [] }).marketData();
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
    { ...MINIMAL, symbol: '' },
    { ...MINIMAL, contractSize: '0' },
    { ...MINIMAL, contractSize: 100000 },
    { ...MINIMAL, contractSize: '-1' },
    { ...MINIMAL, digits: 5.5 },
    { ...MINIMAL, price: '1e5' },
    { ...MINIMAL, swapMode: 'money' },
    { ...MINIMAL, time: 'yesterday' },
    null,
    'EURUSD',
  ])('instrument %j', async (bad) => {
    const { instruments } = await ratesOn({ instruments: [bad, MINIMAL], rates: [] }).marketData();
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
